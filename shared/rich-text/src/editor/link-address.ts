const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^[^\s/?#]+\.[^\s/?#.]{2,}([/?#]\S*)?$/;

/** True for an address that the server keeps: of the web, or of a mailbox. */
export function isLink(address: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(address).protocol);
  } catch {
    return HOST.test(address);
  }
}

/** The address that somebody has typed, with the scheme that they left out; null where it is none. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  if (SCHEME.test(text) && !/^[^/]*\.[^/]*:\d/.test(text)) return !/\s/.test(text) && isLink(text) ? text : null;
  return HOST.test(text) ? `https://${text}` : null;
}
