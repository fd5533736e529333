const DAY_MS = 24 * 60 * 60 * 1000;
const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });

/** Reservations reach this far ahead (decisions.md, "Reservations"). */
export const DAYS_AHEAD = 60;

/** The calendar day in Seoul, `YYYY-MM-DD`. */
export function seoulDay(now: number): string {
  return seoul.format(now);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
