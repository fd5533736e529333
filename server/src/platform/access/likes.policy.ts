import { conflict, type AppError } from '../errors/app-error.ts';
import { err, ok, type Result } from '../errors/result.ts';

/** True when somebody may like what another has written: nobody likes their own. */
export function decideLike(viewer: { id: number }, written: { userId: number | null }): Result<null, AppError<'OWN_LIKE'>> {
  return written.userId === viewer.id ? err(conflict('OWN_LIKE', '내가 쓴 글에는 좋아요를 누를 수 없어요.')) : ok(null);
}
