/**
 * UPLOADS_PUBLIC_URL: the origin of a CDN that gives everybody's pictures, as browsers ask it; null where the site does itself. Plain
 * http is for this machine alone.
 * @throws Error that names the variable when it is no origin
 */
export function readUploadsUrl(env: Readonly<Record<string, string | undefined>>): string | null {
  const text = env['UPLOADS_PUBLIC_URL'];
  if (!text) return null;
  const url = addressOf(text);
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isLocal) || text.replace(/\/$/, '') !== url.origin)
    throw new Error(`UPLOADS_PUBLIC_URL has to be an origin, as https://pictures.example is: ${text}`);
  return url.origin;
}

function addressOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
