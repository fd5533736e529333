import type { MapSettings } from '@petcare/contracts';

/** Who draws the maps of the site: what its pages are told, and whom they may ask for pictures and data. */
export type MapProvider = { settings: MapSettings; img: string; connect: string };

const KEY = /^[\w-]{1,64}$/;
const KAKAO = { img: 'https://*.daumcdn.net https://*.kakaocdn.net', connect: 'https://*.kakao.com https://*.daumcdn.net' };

/**
 * Who the environment wants: Kakao Maps with `KAKAO_MAPS_KEY`, else `MAP_STYLE`, the address of a MapLibre style or of
 * a PMTiles file, with `MAP_ORIGINS`, who else the style names (tiles, glyphs, sprite), between spaces. Undefined for
 * the house's own. Throws for what can't be one of these, naming the variable.
 */
export function readMapProvider(env: Record<string, string | undefined>): MapProvider | undefined {
  const { KAKAO_MAPS_KEY: kakaoKey, MAP_STYLE: style, MAP_ORIGINS: others = '' } = env;
  if (kakaoKey) {
    if (!KEY.test(kakaoKey)) throw new Error('KAKAO_MAPS_KEY is no key of Kakao Maps');
    return { settings: { kakaoKey }, ...KAKAO };
  }
  if (!style) return undefined;
  const origins = [
    ...new Set([
      originOf('MAP_STYLE', style),
      ...others
        .split(/\s+/)
        .filter(Boolean)
        .map((other) => originOf('MAP_ORIGINS', other)),
    ]),
  ];
  const asked = origins.filter((origin) => origin !== '').join(' ');
  return { settings: { style }, img: asked, connect: asked };
}

/** Empty for an address of the site itself. */
function originOf(variable: string, address: string): string {
  if (/^\/(?!\/)/.test(address)) return '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLocal = url?.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1');
  if (!url || (url.protocol !== 'https:' && !isLocal)) throw new Error(`${variable} holds no address that begins with https: ${address}`);
  return url.origin;
}
