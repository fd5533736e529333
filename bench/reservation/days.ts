const DAY_MS = 86_400_000;

/** The day in Seoul. */
export const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

export const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
