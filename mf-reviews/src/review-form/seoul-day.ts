const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });

/** The calendar day in Seoul, `YYYY-MM-DD`. */
export function seoulDay(now: number): string {
  return seoul.format(now);
}
