import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Job } from './job.ts';
import { insertKnown, upsertEnd } from './job-ends.sql.ts';

/** A try of a job, of this process. */
export type EndedTry = { name: string; seconds: number; outcome: 'ended' | 'failed' };

/** Keeps when each job has ended last, for all processes together, and tells the times of this one. */
export type JobEnds = {
  /** Is told of the jobs that are declared: one that never ends is missed from then on. */
  known(jobs: readonly Job[]): Promise<void>;
  ended(one: EndedTry): Promise<void>;
};

type Deps = { db: Database; log: FastifyBaseLogger; /** Is told of each try. */ onTry: ((one: EndedTry) => void) | null };

export function createJobEnds({ db, log, onTry }: Deps): JobEnds {
  return {
    known: (jobs) =>
      insertKnown(
        db,
        jobs.map(({ name }) => name),
      ),
    async ended(one) {
      onTry?.(one);
      if (one.outcome === 'failed') return;
      // The job itself is done, whatever becomes of this.
      await upsertEnd(db, one.name).catch((error: unknown) => log.warn({ err: error, job: one.name }, 'the end of a job is not kept'));
    },
  };
}
