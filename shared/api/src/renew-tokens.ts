import type { Renewal } from '@petcare/auth';
import type { RestData } from './rest/rest-types.ts';
import { send } from './rest/rest-request.ts';

const ADDRESS = '/api/client/user/access-token';

/** Asks the API for new tokens. Throws what `fetch` throws. */
export async function renewTokens(refreshToken: string): Promise<Renewal> {
  const { status, body } = await send('post', ADDRESS, { body: { refreshToken } }, null);
  if (status >= 500 || status === 429) return { result: 'unavailable' };
  if (status >= 400) return { result: 'refused' };
  return { result: 'renewed', tokens: (body as { data: RestData<'post', typeof ADDRESS> }).data };
}
