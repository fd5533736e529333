import type { OriginKind, TrackerKeys } from '@petcare/contracts';
import type { MapProvider } from '../../settings/settings.ts';

/** The origins that each tracker may send to: its script comes by the nonce of who loads it. */
const trackerOrigins: Record<keyof TrackerKeys, { img: string; connect: string }> = {
  analytics: { img: 'https://*.google-analytics.com', connect: 'https://*.google-analytics.com https://*.analytics.google.com' },
  adPixel: { img: 'https://www.facebook.com', connect: 'https://www.facebook.com' },
  socialSdk: { img: 'https://*.kakaocdn.net', connect: 'https://*.kakao.com' },
};

type PolicyOf = {
  isRendered?: boolean;
  trackers?: TrackerKeys | undefined;
  foreign?: Record<OriginKind, readonly string[]>;
  formTargets?: readonly string[];
  map?: MapProvider | undefined;
  uploadsUrl?: string | null;
};

/**
 * The policy of a page: scripts and styles by this rendering's nonce, everything
 * else from this origin. `origins` are those of overridden remotes on the
 * developer's machine, `trackers` what this site has keys for, `foreign` what its remotes ask for and somebody has accepted, `formTargets` who else may be posted a form, `map` who draws its maps, `uploadsUrl` who shows its pictures.
 * Kakao Maps writes style attributes. Rendered trees may carry style attributes, which no nonce can stand on: they load nothing from elsewhere and run nothing.
 */
export function contentSecurityPolicy(
  nonce: string,
  origins: readonly string[],
  {
    isRendered = false,
    trackers = {},
    foreign = { connect: [], img: [], wasm: [] },
    formTargets = [],
    map,
    uploadsUrl = null,
  }: PolicyOf = {},
): string {
  const kept = (Object.keys(trackers) as (keyof TrackerKeys)[]).map((name) => trackerOrigins[name]);
  const tracked = (kind: 'img' | 'connect') => kept.map((one) => ` ${one[kind]}`).join('');
  const mapped = (kind: 'img' | 'connect') => (map?.[kind] ? ` ${map[kind]}` : '');
  const accepted = (kind: OriginKind) => foreign[kind].map((origin) => ` ${origin}`).join('');
  const local = origins.map((origin) => ` ${origin}`).join('');
  const sockets = origins.map((origin) => ` ${origin.replace('http', 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${foreign.wasm.length > 0 ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'${local}`,
    ...(isRendered || map?.settings.kakaoKey ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data: blob:${uploadsUrl ? ` ${uploadsUrl}` : ''}${local}${tracked('img')}${mapped('img')}${accepted('img')}`,
    // Libraries bring their icons in their stylesheets: such a typeface asks nobody for anything.
    `font-src 'self' data:${local}`,
    `connect-src 'self'${local}${sockets}${tracked('connect')}${mapped('connect')}${accepted('connect')}`,
    `worker-src 'self' blob:${local}`,
    ["form-action 'self'", ...formTargets].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
