import type { ServerModule } from '../../platform/module.ts';
import { regionsResolvers } from './regions.resolvers.ts';

export { boxOfArea } from './area-box.ts';
export { areaLadder, regionAround, sidoNamed, type Area } from './areas.ts';
export { checkBounds, checkPosition, isInKorea, type Position } from './position.policy.ts';
export {
  areaWords,
  nearestWithin,
  regionByCode,
  regionCalled,
  regionCodes,
  regionOfAddress,
  regions,
  shortSido,
  sidoAreas,
  sidoNamesOf,
  type Bounds,
  type Region,
  type SidoArea,
} from './regions.ts';
export { stationNear, stationPositions } from './stations.ts';

/**
 * The areas of Korea: sido (서울특별시) and the sigungu in them (구로구), each with its code, names, middle and box. Positions
 * are WGS84 degrees. Pure functions: nothing of it is in the database.
 */
export function createRegions(): ServerModule<null> {
  return { verbs: null, registration: { resolvers: regionsResolvers } };
}
