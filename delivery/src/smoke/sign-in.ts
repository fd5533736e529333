import type { Access } from '@petcare/contracts';
import { accountKinds, type AccountKind } from '../settings/settings.ts';

/** The storage that the site's pages keep of somebody who is signed in, by the names under which `shared/auth` keeps it. */
export type Storage = { name: string; value: string }[];

/** Pages that nobody has signed in for are not looked at: a busy machine is waited for. */
const LIMIT = 30_000;

/** The kinds of accounts that may open a page; null when anybody may. */
export function kindsFor(access: Access): readonly AccountKind[] | null {
  if (access === 'public') return null;
  if (access === 'member') return accountKinds;
  const named = access === 'business' ? ['hospital', 'pharmacy', 'company'] : access.split('|');
  return accountKinds.filter((kind) => named.includes(kind));
}

/** Sign in by the site's API; null when it doesn't let this account in. */
export async function signIn(siteUrl: string, login: { email: string; password: string }): Promise<Storage | null> {
  const answer = await fetch(new URL('/api/client/user/login', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
    signal: AbortSignal.timeout(LIMIT),
  }).catch(() => null);
  if (!answer?.ok) return null;
  const { data } = (await answer.json()) as { data?: { token: string; refreshToken: string } };
  if (!data) return null;
  return [
    { name: 'petcare.accessToken', value: data.token },
    { name: 'petcare.refreshToken', value: data.refreshToken },
  ];
}
