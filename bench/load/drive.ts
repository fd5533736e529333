import { randomFrom } from '../../server/src/testing/many-listings/random.ts';
import { percentile } from '../lib/figures.ts';
import { callerOf } from './caller.ts';
import type { CountryFacts } from './facts.ts';
import { actsOf, type Act, type Lane, type Visitor } from './mix.ts';

/** Times in milliseconds; `byName` has those of each kind of call. */
export type LoadFigures = {
  rate: number;
  p50: number;
  p95: number;
  p99: number;
  calls: number;
  faults: ReadonlyMap<string, number>;
  byName: ReadonlyMap<string, readonly number[]>;
};

type Drive = { urls: readonly string[]; facts: CountryFacts; visitors: readonly Visitor[]; lanes: number; seconds: number; seed: number };

/** So many lanes, each acting again as soon as its last act is answered; a lane stays with one server, as a balancer keeps it. */
export async function drive({ urls, facts, visitors, lanes, seconds, seed }: Drive): Promise<LoadFigures> {
  const byName = new Map<string, number[]>();
  const faults = new Map<string, number>();
  const note: Lane['note'] = (name, milliseconds, fault) => {
    const of = byName.get(name) ?? [];
    of.push(milliseconds);
    byName.set(name, of);
    if (fault !== null) faults.set(`${name}: ${fault}`, (faults.get(`${name}: ${fault}`) ?? 0) + 1);
  };
  const callers = urls.map(callerOf);
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: lanes }, async (_none, index) => {
      const random = randomFrom(seed * 1_000 + index);
      const acts = actsOf(facts, random);
      const visitor = visitors[index % visitors.length]!;
      const lane: Lane = { caller: callers[index % callers.length]!, visitor, note };
      while (performance.now() < end) await chosen(acts, random()).run(lane);
    }),
  );
  const took = (performance.now() - started) / 1000;
  for (const caller of callers) caller.end();
  const all = [...byName.values()].flat();
  return {
    ...{ rate: all.length / took, p50: percentile(all, 0.5), p95: percentile(all, 0.95), p99: percentile(all, 0.99) },
    ...{ calls: all.length, faults, byName },
  };
}

function chosen(acts: readonly Act[], random: number): Act {
  let left = random * acts.reduce((sum, { share }) => sum + share, 0);
  for (const act of acts) if ((left -= act.share) < 0) return act;
  return acts[0]!;
}
