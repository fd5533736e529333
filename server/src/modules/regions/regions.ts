import { regionRows, type RegionRow } from './regions.data.ts';

/** One sigungu. `code` is what a listing stores. */
export type Region = {
  code: string;
  sido: string;
  sigungu: string;
  latitude: number;
  longitude: number;
  bounds: Bounds;
};
export type Bounds = { south: number; west: number; north: number; east: number };
export type SidoArea = { code: string; name: string; shortName: string; latitude: number; longitude: number; regions: Region[] };

export const regions: readonly Region[] = regionRows.map(toRegion);
export const regionByCode: ReadonlyMap<string, Region> = new Map(regions.map((region) => [region.code, region]));

/** Official name → label and two-digit code, in official order. */
const sidoNames: readonly (readonly [name: string, shortName: string, code: string])[] = [
  ['서울특별시', '서울', '11'],
  ['부산광역시', '부산', '26'],
  ['대구광역시', '대구', '27'],
  ['인천광역시', '인천', '28'],
  ['전남광주통합특별시', '전남광주', '46'],
  ['대전광역시', '대전', '30'],
  ['울산광역시', '울산', '31'],
  ['세종특별자치시', '세종', '36'],
  ['경기도', '경기', '41'],
  ['강원특별자치도', '강원', '42'],
  ['충청북도', '충북', '43'],
  ['충청남도', '충남', '44'],
  ['전북특별자치도', '전북', '45'],
  ['경상북도', '경북', '47'],
  ['경상남도', '경남', '48'],
  ['제주특별자치도', '제주', '50'],
];

export const sidoAreas: readonly SidoArea[] = sidoNames.map(([name, shortName, code]) => {
  const own = regions.filter((region) => region.sido === name);
  const mean = (of: (region: Region) => number) => own.reduce((sum, region) => sum + of(region), 0) / own.length;
  return { code, name, shortName, latitude: mean((r) => r.latitude), longitude: mean((r) => r.longitude), regions: own };
});

/** Other names of a sido → the official one, or the code prefixes of what it used to be. */
const sidoAliases: ReadonlyMap<string, string | string[]> = new Map<string, string | string[]>([
  ...sidoNames.flatMap(([name, shortName]) => [[name, name] as const, [shortName, name] as const]),
  ['서울시', '서울특별시'],
  ['부산시', '부산광역시'],
  ['대구시', '대구광역시'],
  ['인천시', '인천광역시'],
  ['대전시', '대전광역시'],
  ['울산시', '울산광역시'],
  ['세종시', '세종특별자치시'],
  ['강원도', '강원특별자치도'],
  ['전라북도', '전북특별자치도'],
  ['제주도', '제주특별자치도'],
  ['광주광역시', ['29']],
  ['광주시', ['29']],
  ['광주', ['29']],
  ['전라남도', ['46']],
  ['전남', ['46']],
]);

/** Areas newer than the outlines, by the code of the area that held most of them. */
const newerAreas: ReadonlyMap<string, string> = new Map([
  ['인천광역시 서해구', '28260'],
  ['인천광역시 검단구', '28260'],
  ['인천광역시 영종구', '28110'],
  ['인천광역시 제물포구', '28140'],
]);

/** Areas that moved to another sido: their old addresses are still written. */
const movedAreas: ReadonlyMap<string, string> = new Map([['경상북도 군위군', '47720']]);

/** The sigungu that a full address lies in, whatever generation of names it is written with. */
export function regionOfAddress(address: string): Region | undefined {
  const [sido = '', ...rest] = address.normalize('NFC').trim().split(/\s+/);
  const candidates = regionsOfSido(sido);
  const [only] = candidates;
  if (only && candidates.length === 1) return only;
  const text = rest.join('');
  return longestPrefix(candidates, text) ?? renamedArea(sido, rest[0] ?? '');
}

/**
 * Codes of the sigungu that a chosen area means; a city without its gu means all of them.
 * Undefined when nothing is chosen, empty when there is no such area.
 */
export function regionCodes(sido: string | null | undefined, sigungu: string | null | undefined): string[] | undefined {
  if (!sido && !sigungu) return undefined;
  const within = sido ? regionsOfSido(sido.trim()) : regions;
  if (!sigungu) return within.map((region) => region.code);
  const wanted = sigungu.replace(/\s+/g, '');
  const found = within.filter((region) => {
    const name = region.sigungu.replace(' ', '');
    return name === wanted || region.sigungu.split(' ')[0] === wanted;
  });
  if (found.length > 0) return found.map((region) => region.code);
  const renamed = sido ? renamedArea(sido.trim(), wanted) : undefined;
  return renamed ? [renamed.code] : [];
}

/** The only sigungu of this name in the country, said without its sido: 구로구, 분당구, 성남시 분당구. */
export function regionCalled(name: string): Region | undefined {
  const wanted = name.normalize('NFC').replace(/\s+/g, '');
  const [only, ...others] = regions.filter(({ sigungu }) => sigungu.replace(' ', '') === wanted || sigungu.split(' ')[1] === wanted);
  return others.length === 0 ? only : undefined;
}

/** The point of the box around these areas that is nearest to a position: itself, inside. */
export function nearestWithin({ latitude, longitude }: { latitude: number; longitude: number }, codes: readonly string[]) {
  const boxes = codes.flatMap((code) => regionByCode.get(code)?.bounds ?? []);
  if (boxes.length === 0) return { latitude, longitude };
  const between = (value: number, low: keyof Bounds, high: keyof Bounds) =>
    Math.min(Math.max(value, Math.min(...boxes.map((box) => box[low]))), Math.max(...boxes.map((box) => box[high])));
  return { latitude: between(latitude, 'south', 'north'), longitude: between(longitude, 'west', 'east') };
}

/** Names of sido and sigungu, without spaces too, longest first. */
export const areaWords: readonly string[] = [
  ...new Set([...sidoAliases.keys(), ...regions.flatMap((region) => [...region.sigungu.split(' '), region.sigungu.replace(' ', '')])]),
].sort((a, b) => b.length - a.length);

/** The label of the sido that a region lies in: 서울. */
export function shortSido(region: Region): string {
  return sidoAreas.find((area) => area.name === region.sido)?.shortName ?? region.sido;
}

/** The names of a region's sido, now and before: 전북특별자치도, 전북, 전라북도. */
export function sidoNamesOf({ code, sido }: Region): string[] {
  return [...sidoAliases]
    .filter(([, meaning]) => (typeof meaning === 'string' ? meaning === sido : meaning.some((prefix) => code.startsWith(prefix))))
    .map(([name]) => name);
}

function regionsOfSido(name: string): readonly Region[] {
  const meaning = sidoAliases.get(name);
  if (meaning === undefined) return [];
  if (typeof meaning === 'string') return regions.filter((region) => region.sido === meaning);
  return regions.filter((region) => meaning.some((prefix) => region.code.startsWith(prefix)));
}

function longestPrefix(candidates: readonly Region[], text: string): Region | undefined {
  let best: Region | undefined;
  for (const region of candidates) {
    const isLonger = !best || region.sigungu.length > best.sigungu.length;
    if (isLonger && text.startsWith(region.sigungu.replace(' ', ''))) best = region;
  }
  return best;
}

function renamedArea(sido: string, sigungu: string): Region | undefined {
  const official = sidoAliases.get(sido);
  const key = `${typeof official === 'string' ? official : sido} ${sigungu}`;
  const code = newerAreas.get(key) ?? movedAreas.get(key);
  return code === undefined ? undefined : regionByCode.get(code);
}

function toRegion([code, sido, sigungu, latitude, longitude, south, west, north, east]: RegionRow): Region {
  return { code, sido, sigungu, latitude, longitude, bounds: { south, west, north, east } };
}
