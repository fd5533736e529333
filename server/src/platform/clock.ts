/** The only source of "now". Tests give a clock that they move themselves. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Asia/Seoul, `YYYY-MM-DD`. */
export function seoulDate(instant: Date): string {
  return seoul.format(instant);
}
