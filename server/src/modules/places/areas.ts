import { regionByCode, regionCodes, sidoAreas, type Region, type SidoArea } from './regions.ts';

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
  return [{ area, beside: codes.length === 1 ? beside : [area, ...beside.filter(({ codes: [code] }) => !codes.includes(code!))] }, ofNation, nation];
}

function ofSido({ name, regions }: SidoArea): Area {
  return { name, codes: regions.map(({ code }) => code) };
}

/** Of one sigungu, or of a city by several of its gu. */
function nameOf([first, ...others]: Region[]): string {
  if (!first) return '';
  return `${first.sido} ${others.length > 0 ? first.sigungu.split(' ')[0] : first.sigungu}`;
}
