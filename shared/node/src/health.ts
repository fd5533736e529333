import { setTimeout as sleep } from 'node:timers/promises';

/** The state of a service, for whoever sends it calls. */
export type Health = { status: 'up' } | { status: 'down'; why: string };

/** A part of the service that hangs is no better than one that fails. */
const ANSWER_MS = 2_000;
/** However many ask, what is behind is asked so often. */
const KEPT_MS = 500;

/**
 * The health of a service: `down` while it ends, and when `problem` tells one, fails or hangs.
 * @param problem what keeps the service from answering calls; null when nothing does
 */
export function createHealth(hasBegunToEnd: () => boolean, problem: () => Promise<string | null>): () => Promise<Health> {
  let known: { until: number; problem: Promise<string | null> } | undefined;

  function look(): Promise<string | null> {
    if (known && performance.now() < known.until) return known.problem;
    const looked = Promise.race([problem().catch(() => 'it failed'), sleep(ANSWER_MS, 'no answer in time', { ref: false })]);
    known = { until: performance.now() + KEPT_MS, problem: looked };
    return looked;
  }

  return async () => {
    if (hasBegunToEnd()) return { status: 'down', why: 'it is ending' };
    const why = await look();
    return why === null ? { status: 'up' } : { status: 'down', why };
  };
}
