import { rest } from '@petcare/api';
import { announceLogout, clearTokens } from '@petcare/auth';

export const LOGGED_OUT = '로그아웃되었습니다.';

/** End the session here and on the server. Out of reach, the server forgets it when the refresh token runs out. */
export async function logout(): Promise<void> {
  announceLogout();
  await rest.delete('/api/client/user/logout');
  clearTokens();
}
