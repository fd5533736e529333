import * as years from '@hyunbinseo/holidays-kr/all';

const names = new Map<string, readonly string[]>(Object.values(years).flatMap((year) => Object.entries(year)));

/** Years whose public holidays are known; of any other year none are. */
export const holidayYears: readonly string[] = Object.keys(years).map((name) => name.slice(1));

/** The name of the public holiday on a day (`YYYY-MM-DD`), substitute holidays included; null on any other day. */
export function holidayOn(date: string): string | null {
  return names.get(date)?.join(', ') ?? null;
}
