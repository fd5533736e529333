type Waiting = { of: readonly string[]; begin: () => void };

/**
 * Runs the work that it is given, at most `most` at a time, and at most `share` at a time of each that the work is said to
 * be of (a person, a network). Those who wait take turns by the first of these: whoever comes with one piece does not wait
 * for all that another has brought before.
 */
export function fairShares({
  most,
  share,
}: {
  most: number;
  share: number;
}): <T>(of: readonly string[], work: () => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  /** The number of pieces begun, by owner, of those of whom something runs or waits. */
  const begun = new Map<string, number>();
  let places = most;

  const turnsOf = ({ of: [first = ''] }: Waiting) => begun.get(first) ?? 0;
  const mayBegin = ({ of }: Waiting) => of.every((one) => (running.get(one) ?? 0) < share);

  function beginNext(): void {
    while (places > 0) {
      const next = waiting
        .filter(mayBegin)
        .reduce<Waiting | undefined>((first, one) => (first && turnsOf(first) <= turnsOf(one) ? first : one), undefined);
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      places -= 1;
      for (const one of next.of) running.set(one, (running.get(one) ?? 0) + 1);
      begun.set(next.of[0] ?? '', turnsOf(next) + 1);
      next.begin();
    }
  }

  function end(of: readonly string[]): void {
    places += 1;
    for (const one of of) {
      const left = running.get(one)! - 1;
      if (left > 0) running.set(one, left);
      else running.delete(one);
    }
    const [first = ''] = of;
    if (!running.has(first) && !waiting.some((one) => one.of[0] === first)) begun.delete(first);
    beginNext();
  }

  return async (of, work) => {
    await new Promise<void>((begin) => {
      waiting.push({ of, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      end(of);
    }
  };
}
