import type { Database } from '../platform/database.ts';
import type { Collector } from './collector.ts';
import { judgeCanaries } from './judge.ts';
import { forgetOutcomesBefore } from './telemetry.sql.ts';

const EVERY = 2_000;
const KEPT = 30 * 86_400_000;
const FORGET_EVERY = 60 * 60_000;

/** Write reports and judge canaries every two seconds, one round after the other, until stopped. */
export function watchCanaries(sql: Database, collector: Collector, onError: (error: unknown) => void): { stop(): Promise<void> } {
  let round: Promise<void> | null = null;
  let forgotten = 0;

  async function once(): Promise<void> {
    await collector.flush();
    await judgeCanaries(sql, new Date());
    if (Date.now() - forgotten < FORGET_EVERY) return;
    forgotten = Date.now();
    await forgetOutcomesBefore(sql, new Date(Date.now() - KEPT));
  }
  const timer = setInterval(() => {
    round ??= once()
      .catch(onError)
      .finally(() => (round = null));
  }, EVERY).unref();

  return {
    async stop() {
      clearInterval(timer);
      await round;
      await collector.flush().catch(onError);
    },
  };
}
