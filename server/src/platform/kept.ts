import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** So many answers at once where nothing is said; what has not been asked for longest goes. */
const MOST = 100;
/** From this part of its time on an answer is renewed while the old one is told. */
const RENEWED_FROM = 1 / 3;

/** Answers kept in the process, by what was asked. */
export type KeptAnswers<Asked, Answer> = { get(asked: Asked): Promise<Answer> };

/**
 * None is told that is older than so many seconds, and the same is asked once at a time. One that could not be renewed
 * is told until it is too old; then the failure is. 0 seconds: nothing is kept.
 */
export function createKept<Asked extends object, Answer extends object>(
  ask: (asked: Asked) => Promise<Answer>,
  { clock, seconds, most = MOST }: { clock: Clock; seconds: number; most?: number },
): KeptAnswers<Asked, Answer> {
  if (seconds === 0) return { get: ask };
  const fresh = seconds * 1_000 * RENEWED_FROM;
  const answers = new LRUCache<string, object, () => Promise<object>>({
    max: most,
    ttl: fresh,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _old, { context: again }) => again(),
  });
  return {
    async get(asked) {
      const key = JSON.stringify(asked);
      const isTooOld = fresh - answers.getRemainingTTL(key) > seconds * 1_000;
      return (await answers.fetch(key, { context: () => ask(asked), allowStale: !isTooOld })) as Answer;
    },
  };
}
