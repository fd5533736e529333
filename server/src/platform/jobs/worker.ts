import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { Job } from './job.ts';
import type { JobEnds } from './job-ends.ts';

/** A job as it is stored. Its name is there too: the queue of those given up holds jobs of every name. */
export type Envelope = { job: string; payload: object };

export type Worker = {
  /** Takes nothing more; what runs has `milliseconds` to end, then it is given back for another process. */
  stop(milliseconds: number): Promise<void>;
};

type WorkerOptions = {
  boss: PgBoss;
  job: Omit<Job, 'run'> & { run(stored: PgBoss.JobWithMetadata<Envelope>, signal: AbortSignal): Promise<void> };
  log: FastifyBaseLogger;
  pollSeconds: number;
  ends: JobEnds;
};

/**
 * Takes jobs of one name, one at a time. A loop of our own on pg-boss's fetch, complete and fail: its `work` does not
 * wait for the outcome to be written, so that a database which goes away meanwhile would end the process.
 */
export function startWorker({ boss, job, log, pollSeconds, ends }: WorkerOptions): Worker {
  const idle = new AbortController();
  const busy = new AbortController();

  async function tryOnce(stored: PgBoss.JobWithMetadata<Envelope>): Promise<void> {
    const told = { job: job.name, id: stored.id, try: stored.retryCount + 1 };
    const startedAt = Date.now();
    const tried = (outcome: 'ended' | 'failed') => ends.ended({ name: job.name, seconds: (Date.now() - startedAt) / 1_000, outcome });
    log.info(told, 'job started');
    try {
      const signal = AbortSignal.any([busy.signal, AbortSignal.timeout(job.mostSeconds * 1000)]);
      await orAborted(job.run(stored, signal), signal);
    } catch (error) {
      const retriesLeft = stored.retryLimit - stored.retryCount;
      log.warn({ ...told, err: error, retriesLeft }, 'job failed');
      await boss.fail(job.name, stored.id, toObject(error));
      return tried('failed');
    }
    await boss.complete(job.name, stored.id);
    await tried('ended');
    log.info({ ...told, milliseconds: Date.now() - startedAt }, 'job ended');
  }

  async function takeOne(): Promise<boolean> {
    try {
      const [stored] = await boss.fetch<Envelope>(job.name, { includeMetadata: true, batchSize: 1 });
      if (stored) await tryOnce(stored);
      return stored !== undefined;
    } catch (error) {
      log.error({ err: error, job: job.name }, 'what became of a job could not be written: it will be run again');
      return false;
    }
  }

  async function work(): Promise<void> {
    while (!idle.signal.aborted) {
      if (await takeOne()) continue;
      await sleep(pollSeconds * 1000, undefined, { signal: idle.signal }).catch(() => undefined);
    }
  }

  const ended = work();
  return {
    async stop(milliseconds) {
      idle.abort();
      await Promise.race([ended, sleep(milliseconds, undefined, { ref: false })]);
      busy.abort(new Error('the process stops'));
      await ended;
    },
  };
}

async function orAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  await Promise.race([work, aborted]);
}

function toObject(error: unknown): object {
  return error instanceof Error ? error : { message: String(error) };
}
