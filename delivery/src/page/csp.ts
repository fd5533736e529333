/**
 * The policy of a page: scripts and styles by this rendering's nonce, everything
 * else from this origin. `origins` are those of overridden remotes on the
 * developer's machine. Rendered trees may carry style attributes, which no nonce
 * can stand on: they load nothing from elsewhere and run nothing.
 */
export function contentSecurityPolicy(nonce: string, origins: readonly string[], isRendered = false): string {
  const local = origins.map((origin) => ` ${origin}`).join('');
  const sockets = origins.map((origin) => ` ${origin.replace('http', 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${local}`,
    ...(isRendered ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data: blob:${local}`,
    `font-src 'self'${local}`,
    `connect-src 'self'${local}${sockets}`,
    `worker-src 'self' blob:${local}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
