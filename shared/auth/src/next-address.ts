/** `address` (a path, with or without query and hash) with the address to go on to afterwards in `?next=`; unchanged when `next` is null or empty. */
export function withNext(address: string, next: string | null): string {
  if (!next) return address;
  const [, page = '', hash = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}${hash}`;
}

/** The acts on a page for which a login is asked; a page that needs one as a whole says so by its path. */
export type LoginAct = 'comment' | 'recommend' | 'like' | 'bookmark' | 'message' | 'review';

/** The login's address, from which one comes back to `next` (path and query of a page of this site); it says there for which act. */
export const loginPath = (next: string, act?: LoginAct): string => withNext('/login', next) + (act ? `&for=${act}` : '');
