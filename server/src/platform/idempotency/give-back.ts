import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable } from '@petcare/node';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { release, type Claim } from './idempotency.sql.ts';

/** The milliseconds for which an answer waits until its turn is given back: whoever sends it again at once has it then. */
const ANSWER_WAITS_MS = 1_000;
const PAUSE_MS = 2_000;
/** As long as a turn is anybody's: after that it is taken over all the same. */
const GIVEN_UP_MS = 60_000;
/** Those that wait for a database in one process; further ones are taken over when they are abandoned. */
const MOST_WAITING = 500;
let waiting = 0;

/**
 * Gives the turn of an act back that was not done. A database that is away hears of it once it is back, and the answer does not wait
 * for that: else whoever has waited for the one refusal waits as long for another, and is then told for a minute that the act goes on.
 */
export async function giveBack(db: Database, claim: Claim, log: FastifyBaseLogger): Promise<void> {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  const given = untilGiven(db, claim, log).finally(() => (waiting -= 1));
  await Promise.race([given, sleep(ANSWER_WAITS_MS, undefined, { ref: false })]);
}

async function untilGiven(db: Database, claim: Claim, log: FastifyBaseLogger): Promise<void> {
  const end = Date.now() + GIVEN_UP_MS;
  for (;;) {
    try {
      await release(db, claim);
      return;
    } catch (error) {
      if (!isUnreachable(error)) return log.error({ err: error }, 'a turn could not be given back');
      if (Date.now() > end) return;
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
  }
}
