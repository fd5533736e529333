import type { Preview } from '../previews/previews.sql.ts';
import type { MixCookie, MixRequest } from './request.ts';

const COOKIE = 'petcare-preview';

/** The preview that a request asks for; `ended` when it asks for one that doesn't stand (any more). `isNamed`: its address does, not only its cookie. */
export type AskedPreview = { preview: Preview | 'ended' | null; isNamed: boolean; cookie: MixCookie | null };

/** True when this browser is in a preview: its reports are no visitor's. */
export function isInPreview(cookies: MixRequest['cookies']): boolean {
  return Boolean(cookies[COOKIE]);
}

/**
 * The preview that the address names (`?preview=ID`), kept in a cookie for this visit; `?preview=` with nothing ends it,
 * and so does a link to an exact mix (`opensMix`).
 */
export function previewOf(
  { url, cookies, isSecure }: Pick<MixRequest, 'url' | 'cookies' | 'isSecure'>,
  previews: readonly Preview[],
  { now, opensMix }: { now: Date; opensMix: boolean },
): AskedPreview {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const kept = cookies[COOKIE] ?? '';
  const end: MixCookie | null = kept ? { name: COOKIE, value: '', options: { ...options, maxAge: 0 } } : null;
  const named = url.searchParams.get('preview');
  const id = named ?? kept;
  if (opensMix || id === '') return { preview: null, isNamed: false, cookie: end };
  const preview = previews.find((one) => one.id === id && one.expiresAt > now);
  if (!preview) return { preview: 'ended', isNamed: named !== null, cookie: end };
  return { preview, isNamed: named !== null, cookie: named === null ? null : { name: COOKIE, value: id, options } };
}
