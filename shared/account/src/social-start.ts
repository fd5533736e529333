import { safeNext } from '@petcare/auth';
import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';

/** The intent with which a person went to a provider: to log in, or to link the provider's account with theirs. */
export type SocialStart = { provider: string; intent: 'login' | 'link'; next: string | null };

const ELSEWHERE = 'https://site.invalid';
const stored = createStoredValue<SocialStart>({
  key: 'petcare.socialStart',
  where: 'tab',
  schema: v.object({
    provider: v.string(),
    intent: v.fallback(v.picklist(['login', 'link']), 'login'),
    next: v.fallback(v.nullable(v.string()), null),
  }),
});
/** The longest that the server carries through a log-in. */
const LONGEST = 500;

/** The page to come back to as the server takes it; null when it would refuse to begin for its sake. */
function carried(next: string | null): string | null {
  const wanted = safeNext(next, '');
  if (!wanted) return null;
  const { origin, pathname, search, hash } = new URL(wanted, ELSEWHERE);
  const path = pathname + search + hash;
  return origin === ELSEWHERE && !/^\/(?:\/|(?:api|graphql)(?:\/|$))/.test(path) && path.length <= LONGEST ? path : null;
}

/**
 * The way to a provider's log-in, as the props of a link: where it begins, and
 * what to keep in this tab as it is followed. A provider that sends the person
 * back with nothing does not say what they had wanted. A `next` that could lead
 * off the site is left out. Safe on a server.
 */
export function socialStart(
  provider: string,
  { intent = 'login', next = null }: { intent?: 'login' | 'link'; next?: string | null } = {},
): { href: string; onClick: () => void } {
  const start: SocialStart = { provider, intent, next: carried(next) };
  const query = new URLSearchParams({ ...(intent === 'link' && { intent }), ...(start.next && { next: start.next }) }).toString();
  return {
    href: `/api/client/user/social/${provider}${query && `?${query}`}`,
    onClick: () => void stored.write(start),
  };
}

/** The last intent in this tab, or null. The browser only. */
export function lastSocialStart(): SocialStart | null {
  const start = stored.read();
  return start && { ...start, next: carried(start.next) };
}
