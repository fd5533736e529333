import { regionByCode, sidoAreas, type Bounds, type Region, type SidoArea } from '../../regions/index.ts';

export type AreaLevel = 'sido' | 'sigungu';

/** Public listings of each kind; 0 of a kind that was not asked for. */
export type Counts = { hospitalCount: number; pharmacyCount: number; companyCount: number };

/** The number of an area's listings, and the position of its label. */
export type AreaCount = {
  code: string;
  name: string;
  sido: string;
  sigungu: string | null;
  latitude: number;
  longitude: number;
} & Counts;

const sidoOfRegion: ReadonlyMap<string, SidoArea> = new Map(
  sidoAreas.flatMap((sido) => sido.regions.map(({ code }) => [code, sido] as const)),
);
const regionsOf: Record<AreaLevel, ReadonlyMap<string, readonly Region[]>> = {
  sido: new Map(sidoAreas.map(({ code, regions }) => [code, regions])),
  sigungu: new Map([...regionByCode].map(([code, region]) => [code, [region]])),
};

type RegionCount = { regionCode: string } & Counts;

/** Counts of sigungu as they are, or added up by sido. */
export function areaCounts(level: AreaLevel, counted: RegionCount[]): AreaCount[] {
  return level === 'sido' ? bySido(counted) : bySigungu(counted);
}

/** Those whose own bounds meet the given ones. */
export function areasTouching(level: AreaLevel, areas: AreaCount[], bounds: Bounds): AreaCount[] {
  return areas.filter(({ code }) => regionsOf[level].get(code)?.some((region) => meet(region.bounds, bounds)));
}

/** Those of its sigungu that lie in the bounds as a whole. */
export function areasWithin(areas: AreaCount[], bounds: Bounds): AreaCount[] {
  const isIn = ({ south, west, north, east }: Bounds) =>
    bounds.south <= south && bounds.west <= west && north <= bounds.north && east <= bounds.east;
  return areas.filter(({ code }) => isIn(regionByCode.get(code)!.bounds));
}

function bySigungu(counted: RegionCount[]): AreaCount[] {
  return counted.flatMap(({ regionCode, ...counts }) => {
    const region = regionByCode.get(regionCode);
    if (!region) return [];
    const { code, sido, sigungu, latitude, longitude } = region;
    return [{ code, name: sigungu, sido, sigungu, latitude, longitude, ...counts }];
  });
}

function bySido(counted: RegionCount[]): AreaCount[] {
  const totals = new Map<SidoArea, Counts>();
  for (const { regionCode, ...counts } of counted) {
    const sido = sidoOfRegion.get(regionCode);
    if (!sido) continue;
    const total = totals.get(sido) ?? { hospitalCount: 0, pharmacyCount: 0, companyCount: 0 };
    totals.set(sido, {
      hospitalCount: total.hospitalCount + counts.hospitalCount,
      pharmacyCount: total.pharmacyCount + counts.pharmacyCount,
      companyCount: total.companyCount + counts.companyCount,
    });
  }
  return sidoAreas.flatMap((sido) => {
    const counts = totals.get(sido);
    const { code, name, shortName, latitude, longitude } = sido;
    return counts ? [{ code, name: shortName, sido: name, sigungu: null, latitude, longitude, ...counts }] : [];
  });
}

function meet(a: Bounds, b: Bounds): boolean {
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
}
