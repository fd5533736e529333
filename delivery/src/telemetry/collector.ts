import type { Outcome, TelemetryReport } from '@petcare/contracts';
import { mixFor } from '../mix/mix.ts';
import { addressHash } from '../platform/address-hash.ts';
import type { Database } from '../platform/database.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { LiveRelease } from '../registry/registry.sql.ts';
import { addReporter, type Reporter } from '../moves/reporters.sql.ts';
import { addOutcomes, type RolledUp } from './telemetry.sql.ts';

/** Distinct visitors that one address can stand for: fewer than it takes to condemn a release. */
const PER_ADDRESS = 3;
/** Visitors that wait to be written; more than that in one interval are too many to matter. */
const MOST_WAITING = 2_000;

export type ReportSource = { visitor: string | null; address: string };

/** Takes reports without touching the database, and writes them rolled up. */
export type Collector = {
  take(report: TelemetryReport, from: ReportSource): void;
  /** Write what was taken since the last time. */
  flush(): Promise<void>;
};

function isKnown({ release, previous, canary }: LiveRelease, reported: string): boolean {
  return reported === release || reported === previous || reported === canary?.release;
}

export function createCollector(options: {
  sql: Database;
  registry: LiveRegistry;
  secret: string;
  /** Is told of each outcome of a release that visitors get. */
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  now?: () => Date;
}): Collector {
  const { sql, registry, secret, onOutcome, now = () => new Date() } = options;
  let outcomes = new Map<string, RolledUp>();
  let reporters = new Map<string, Reporter>();

  function add({ package: name, release, stage, ok, milliseconds }: Outcome): void {
    const minute = new Date(Math.floor(now().getTime() / 60_000) * 60_000);
    const key = [name, release, minute.getTime(), stage, ok].join(' ');
    const kept = outcomes.get(key) ?? { package: name, release, minute, stage, ok, count: 0, milliseconds: 0 };
    outcomes.set(key, { ...kept, count: kept.count + 1, milliseconds: kept.milliseconds + milliseconds });
  }

  // Only of the release that this visitor is really given: a made-up report of another is nobody's vote.
  function count(given: string | undefined, { package: name, release, ok }: Outcome, { visitor, address }: ReportSource): void {
    if (visitor === null || given !== release || reporters.size >= MOST_WAITING) return;
    const key = `${name} ${release} ${visitor}`;
    reporters.set(key, {
      package: name,
      release,
      visitor,
      address: addressHash(secret, address),
      failing: !ok || (reporters.get(key)?.failing ?? false),
    });
  }

  return {
    take(report, from) {
      const live = registry.live();
      const mix = mixFor(live, from.visitor);
      for (const outcome of report.outcomes) {
        const pointer = live.get(outcome.package);
        if (!pointer || !isKnown(pointer, outcome.release)) continue;
        add(outcome);
        onOutcome?.(outcome);
        if (pointer.canary) count(mix.get(outcome.package)?.release, outcome, from);
      }
    },
    async flush() {
      const [rows, visits] = [[...outcomes.values()], [...reporters.values()]];
      outcomes = new Map();
      reporters = new Map();
      await addOutcomes(sql, rows);
      for (const visit of visits) await addReporter(sql, visit, PER_ADDRESS);
    },
  };
}
