import type { Position } from './position.policy.ts';
import { regionByCode, regionCodes, regions, sidoAreas, type Region, type SidoArea } from './regions.ts';

/** A named area: the codes of its sigungu, or null for the nation. */
export type Area = { name: string; codes: readonly string[] | null };
/** An area, and those of its kind in the next larger one, itself among them. */
export type AreaStep = { area: Area; beside: readonly Area[] };

const nation: AreaStep = { area: { name: '전국', codes: null }, beside: sidoAreas.map(ofSido) };

/** From the chosen area over its sido to the nation; undefined when there is no such area. */
export function areaLadder(sido: string | null | undefined, sigungu: string | null | undefined): AreaStep[] | undefined {
  const codes = regionCodes(sido, sigungu);
  if (!codes) return [nation];
  const chosen = codes.flatMap((code) => regionByCode.get(code) ?? []);
  const whole = sidoAreas.find(({ name }) => name === chosen[0]?.sido);
  // A name that several sido have (중구) is of none of them.
  if (!whole || chosen.some((region) => region.sido !== whole.name)) return undefined;
  const ofNation = { area: ofSido(whole), beside: nation.beside };
  if (chosen.length === whole.regions.length) return [ofNation, nation];
  const area = { name: sigungu ? nameOf(chosen) : sido!.trim(), codes };
  const beside = whole.regions.map((region) => ({ name: nameOf([region]), codes: [region.code] }));
  return [
    { area, beside: codes.length === 1 ? beside : [area, ...beside.filter(({ codes: [code] }) => !codes.includes(code!))] },
    ofNation,
    nation,
  ];
}

function ofSido({ name, regions }: SidoArea): Area {
  return { name, codes: regions.map(({ code }) => code) };
}

/** Of one sigungu, or of a city by several of its gu. */
function nameOf([first, ...others]: Region[]): string {
  if (!first) return '';
  return `${first.sido} ${others.length > 0 ? first.sigungu.split(' ')[0] : first.sigungu}`;
}

/** The sido of this name, in whatever generation, or by its label; undefined for any other text and for what is only a part of one now. */
export function sidoNamed(name: string): SidoArea | undefined {
  const codes = regionCodes(name, undefined) ?? [];
  return sidoAreas.find(({ regions }) => regions.length === codes.length && regions[0]?.code === codes[0]);
}

/** Farther from the middle of its sigungu a position may as well lie in the sea. Kilometres. */
const MOST_FROM_MIDDLE_KM = 25;
const KM_A_DEGREE = 111.2;

/** The sigungu whose bounds hold the position and whose middle is nearest: an outline would know better. */
export function regionAround({ latitude, longitude }: Position): Region | undefined {
  const farAway = (region: Region) =>
    Math.hypot(region.latitude - latitude, (region.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)) * KM_A_DEGREE;
  const around = regions.filter(
    ({ bounds }) => latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east,
  );
  const [nearest] = around.sort((a, b) => farAway(a) - farAway(b));
  return nearest && farAway(nearest) <= MOST_FROM_MIDDLE_KM ? nearest : undefined;
}
