import { regionByCode, sidoAreas, type Bounds, type Region } from './regions.ts';

export type AreaLevel = 'sido' | 'sigungu';

/** Public listings of each kind; 0 of a kind that was not asked for. */
export type Counts = { hospitalCount: number; pharmacyCount: number; companyCount: number };

/** How many listings an area has, and where its label goes. */
export type AreaCount = {
  code: string;
  name: string;
  sido: string;
  sigungu: string | null;
  latitude: number;
  longitude: number;
} & Counts;

type Counted = { regionCode: string } & Counts;

/** Counts of sigungu as they are, or added up by sido. */
export function areaCounts(level: AreaLevel, counted: Counted[]): AreaCount[] {
  return level === 'sido' ? bySido(counted) : bySigungu(counted);
}

/** Those whose own bounds meet the given ones. */
export function areasTouching(level: AreaLevel, areas: AreaCount[], bounds: Bounds): AreaCount[] {
  return areas.filter(({ code }) => regionsOf(level, code).some((region) => meet(region.bounds, bounds)));
}

/** Those of its sigungu that lie in the bounds as a whole. */
export function areasWithin(areas: AreaCount[], bounds: Bounds): AreaCount[] {
  const isIn = ({ south, west, north, east }: Bounds) => bounds.south <= south && bounds.west <= west && north <= bounds.north && east <= bounds.east;
  return areas.filter(({ code }) => regionsOf('sigungu', code).every((region) => isIn(region.bounds)));
}

function bySigungu(counted: Counted[]): AreaCount[] {
  return counted.flatMap(({ regionCode, ...counts }) => {
    const region = regionByCode.get(regionCode);
    if (!region) return [];
    const { code, sido, sigungu, latitude, longitude } = region;
    return [{ code, name: sigungu, sido, sigungu, latitude, longitude, ...counts }];
  });
}

function bySido(counted: Counted[]): AreaCount[] {
  return sidoAreas.flatMap(({ code, name, shortName, latitude, longitude, regions }) => {
    const codes = new Set(regions.map((region) => region.code));
    const own = counted.filter(({ regionCode }) => codes.has(regionCode));
    if (own.length === 0) return [];
    const total = (of: keyof Counts) => own.reduce((sum, count) => sum + count[of], 0);
    const counts = { hospitalCount: total('hospitalCount'), pharmacyCount: total('pharmacyCount'), companyCount: total('companyCount') };
    return [{ code, name: shortName, sido: name, sigungu: null, latitude, longitude, ...counts }];
  });
}

function regionsOf(level: AreaLevel, code: string): Region[] {
  if (level === 'sido') return sidoAreas.find((area) => area.code === code)?.regions ?? [];
  const region = regionByCode.get(code);
  return region ? [region] : [];
}

function meet(a: Bounds, b: Bounds): boolean {
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
}
