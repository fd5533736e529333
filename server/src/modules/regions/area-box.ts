import { sidoAreas, type Bounds, type Region } from './regions.ts';

/** Around all of an area; null where there is no such area. */
export function boxOfArea({ sido, sigungu }: { sido: string; sigungu: string | null }): Bounds | null {
  const own: readonly Region[] = sidoAreas.find(({ name }) => name === sido)?.regions ?? [];
  const boxes = own.filter((region) => sigungu === null || region.sigungu === sigungu).map(({ bounds }) => bounds);
  if (boxes.length === 0) return null;
  const all = (side: keyof Bounds) => boxes.map((box) => box[side]);
  return {
    south: Math.min(...all('south')),
    west: Math.min(...all('west')),
    north: Math.max(...all('north')),
    east: Math.max(...all('east')),
  };
}
