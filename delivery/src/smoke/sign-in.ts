import type { Access } from '@petcare/contracts';

const kinds = ['guardian', 'hospital', 'pharmacy', 'company'] as const;
/** Kinds of accounts, as the route table names them. */
export type Kind = (typeof kinds)[number];

/** Accounts of the site that the smoke run may sign in with. */
export type Logins = Partial<Record<Kind, { email: string; password: string }>>;

/** What the site's pages keep of somebody who is signed in, by the names under which `shared/auth` keeps it. */
export type Storage = { name: string; value: string }[];

/** Pages that nobody has signed in for are not looked at: a busy machine is waited for. */
const LIMIT = 30_000;

/** Who may open a page; null when that is anybody. */
export function kindsFor(access: Access): readonly Kind[] | null {
  if (access === 'public') return null;
  if (access === 'member') return kinds;
  const named = access === 'business' ? ['hospital', 'pharmacy', 'company'] : access.split('|');
  return kinds.filter((kind) => named.includes(kind));
}

/** The logins in SMOKE_LOGINS: `{"guardian":{"email":"…","password":"…"}}`. Throws when it is something else. */
export function loginsOf(text: string | undefined): Logins {
  const given = JSON.parse(text || '{}') as Record<string, Partial<{ email: unknown; password: unknown }> | null>;
  for (const [kind, login] of Object.entries(given)) {
    const isGood = kinds.some((one) => one === kind) && typeof login?.email === 'string' && typeof login.password === 'string';
    if (!isGood) throw new Error(`SMOKE_LOGINS: ${kind} is none of ${kinds.join(', ')} with an email and a password.`);
  }
  return given as Logins;
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
