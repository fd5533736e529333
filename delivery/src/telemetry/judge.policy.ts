import type { Visits } from '../moves/visits.ts';

/** Below so many distinct visitors a rate says nothing. */
const LEAST_VISITORS = 10;
/** More than one address can bring: nobody condemns a release alone. */
const LEAST_FAILING = 4;

export type Trial = {
  canary: Visits;
  stable: Visits;
  /** Percentage points by which the canary's rate may pass the stable one's. */
  budget: number;
  /** Until it has shown itself. */
  minutes: number;
  since: Date;
};

export type Verdict = { act: 'wait' } | { act: 'promote' | 'rollback'; because: string };

const percentOf = ({ visitors, failing }: Visits) => (visitors === 0 ? 0 : (failing / visitors) * 100);
const said = (visits: Visits) => `${visits.failing} of ${visits.visitors} visitors failing (${percentOf(visits).toFixed(1)} %)`;

/** The verdict on a canary's figures: worse than its budget allows, good for its whole time, or nothing yet. */
export function judge({ canary, stable, budget, minutes, since }: Trial, now: Date): Verdict {
  if (canary.visitors < LEAST_VISITORS) return { act: 'wait' };
  const worse = percentOf(canary) - percentOf(stable) > budget;
  const because = `canary: ${said(canary)}; stable: ${said(stable)}; budget ${budget} points`;
  if (worse) return canary.failing >= LEAST_FAILING ? { act: 'rollback', because } : { act: 'wait' };
  const served = now.getTime() - since.getTime() >= minutes * 60_000;
  return served ? { act: 'promote', because } : { act: 'wait' };
}
