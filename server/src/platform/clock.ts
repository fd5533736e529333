/** The only source of "now". Tests give a clock that they move themselves. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** True for a day that exists, `YYYY-MM-DD`: the 30th of February does not. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The calendar day in Asia/Seoul, `YYYY-MM-DD`. */
export function seoulDate(instant: Date): string {
  return seoul.format(instant);
}
