import type { MapSettings } from '@petcare/contracts';
import type { DrawnMap, MapStart } from '../places/drawn-map.ts';

/** Opens the map that this site has. Where Kakao does not answer the house's own map stands in. Undefined where none can be drawn. */
export async function openMap(start: MapStart, { kakaoKey, style }: MapSettings, isOver: () => boolean): Promise<DrawnMap | undefined> {
  if (kakaoKey) {
    const kakao = await openKakao(start, kakaoKey, isOver);
    if (kakao || isOver()) return kakao;
  }
  const { openMapLibre } = await import('../maplibre/open-maplibre.ts');
  return isOver() ? undefined : openMapLibre(start, style);
}

async function openKakao(start: MapStart, key: string, isOver: () => boolean): Promise<DrawnMap | undefined> {
  try {
    const [{ loadKakao }, { makeKakaoMap }] = await Promise.all([import('../kakao/kakao-sdk.ts'), import('../kakao/kakao-map.ts')]);
    const maps = await loadKakao(key);
    return isOver() ? undefined : makeKakaoMap(maps, start);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
