import { safeNext } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { landingOf } from '../../session/landing.ts';
import type { LoggedIn } from '../../session/login.ts';

const FIRST_PET = '/mypage/mypet?form=new';

/** Welcomes who has just joined as a guardian and is logged in. Where they go on to: the page that was asked for, else to telling of their animal. */
export function welcome(joined: LoggedIn, next: string | null): string {
  toast('success', '펫케어에 오신 것을 환영해요! 함께 사는 반려동물을 등록해 보세요.');
  return landingOf(joined, safeNext(next, FIRST_PET));
}
