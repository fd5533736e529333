/** The ways by which somebody came to a hospital's page. */
export const Inflow = { search: 0, list: 1, map: 2, outside: 3 } as const;
export type Inflow = (typeof Inflow)[keyof typeof Inflow];

/** The buttons of a hospital's page whose presses are counted; 0, the booking, is counted where it begins, in mf-reservation. */
export const Click = { call: 1, share: 2, kakao: 3 } as const;
export type Click = (typeof Click)[keyof typeof Click];

const byPage: Partial<Record<string, Inflow>> = { search: Inflow.search, list: Inflow.list, mappage: Inflow.map };

type Arrival = { frompage: string | null; isFirstPage: boolean; referrer: string; origin: string };

/** Undefined for a way that is not counted: a typed address, a link of another page of the site. */
export function inflowOf({ frompage, isFirstPage, referrer, origin }: Arrival): Inflow | undefined {
  if (frompage) return byPage[frompage];
  return isFirstPage && isElsewhere(referrer, origin) ? Inflow.outside : undefined;
}

function isElsewhere(referrer: string, origin: string): boolean {
  return referrer !== '' && new URL(referrer).origin !== origin;
}
