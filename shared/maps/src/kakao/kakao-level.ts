const EARTH_METRES = 40_075_016.686;
/** Metres a pixel at level 3; each level doubles them. */
const METRES_AT_LEVEL_3 = 1;
const LEVELS = { nearest: 1, farthest: 13 };
/** Zooms are kept to a tenth in addresses: one that was written comes back to its own level. */
const WRITTEN = 0.06;

const levelAtZoom0 = (latitude: number) => 3 + Math.log2((EARTH_METRES * Math.cos((latitude * Math.PI) / 180)) / 512 / METRES_AT_LEVEL_3);

/** The zoom (of 512 px tiles) that a level of Kakao's shows at a latitude. */
export function zoomOfLevel(level: number, latitude: number): number {
  return levelAtZoom0(latitude) - level;
}

/** The whole level that shows at least a zoom: the next nearer one, so that what a zoom promises is there. */
export function levelOfWish(zoom: number, latitude: number): number {
  const level = Math.floor(levelAtZoom0(latitude) - zoom + WRITTEN);
  return Math.min(LEVELS.farthest, Math.max(LEVELS.nearest, level));
}

export const FARTHEST_LEVEL = LEVELS.farthest;
