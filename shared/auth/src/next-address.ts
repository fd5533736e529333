/** `address` (a path, with or without query and hash) with the address to go on to afterwards in `?next=`; unchanged when `next` is null or empty. */
export function withNext(address: string, next: string | null): string {
  if (!next) return address;
  const [, page = '', hash = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}${hash}`;
}

/** The login's address, from which one comes back to `next` (path and query of a page of this site). */
export const loginPath = (next: string): string => withNext('/login', next);
