const MAX_LENGTH = 500;

/** The path of a page of ours, cut to a length; undefined for anything else. */
export function pagePath(path: string): string | undefined {
  const isPath = path.startsWith('/') && !path.startsWith('//') && !path.includes('\0');
  return isPath ? path.slice(0, MAX_LENGTH) : undefined;
}

/** The visitor's origin: our own path, or another site's origin, never its full address. */
export function referrerOf(referrer: string | null | undefined): string | null {
  if (!referrer) return null;
  const own = pagePath(referrer);
  if (own) return own;
  return URL.canParse(referrer) ? new URL(referrer).origin.slice(0, MAX_LENGTH) : null;
}
