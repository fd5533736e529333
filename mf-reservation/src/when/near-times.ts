const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Of these times the ones nearest to one that is lost, in order of the day. */
export function nearTimes(free: readonly string[], lost: string | null, count = 3): string[] {
  const from = lost === null ? 0 : minutes(lost);
  return [...free]
    .sort((a, b) => Math.abs(minutes(a) - from) - Math.abs(minutes(b) - from))
    .slice(0, count)
    .sort();
}
