import type { Metrics } from '@petcare/node';
import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../database/database.ts';
import { periodOf, type Job } from '../jobs/job.ts';
import { selectEnds } from '../jobs/job-ends.sql.ts';
import { countJobs } from '../jobs/jobs.sql.ts';
import { selectWaitingLetters } from '../outbox/outbox.sql.ts';
import { isSendingHeld } from '../outbox/sending-holds.sql.ts';
import { countConnections } from './connections.sql.ts';

type Waiting = { count: number; lateSeconds: number };
type Deps = {
  db: Database;
  clock: Clock;
  /** Those that are declared. */
  jobs: readonly Job[];
  selectWaitingRefunds(sql: Sql, now: Date): Promise<Waiting>;
};

/** The figures that all servers have together: each tells them, so that one that can still read them does. */
export function tellDatabaseFigures(metrics: Metrics, { db, clock, jobs, selectWaitingRefunds }: Deps): void {
  const periods = Object.fromEntries(jobs.flatMap(({ name, schedule }) => (schedule ? [[name, periodOf(schedule)]] : [])));
  const names = jobs.map(({ name }) => name);
  metrics.gauges(
    'database',
    {
      petcare_letters_waiting: 'Letters that are not sent yet.',
      petcare_letters_late_seconds: 'Time since the letter that has waited longest should have been sent; 0 when none is late.',
      petcare_refunds_waiting: 'Refunds that the provider has not given back yet, and is asked for again.',
      petcare_refunds_late_seconds: 'Time since the refund that has waited longest should have been asked for; 0 when none is late.',
      petcare_sending_held: '1 while no letter and no refund that waits is sent, as after a restore.',
      petcare_jobs: 'Jobs by state: created, retry, active, failed.',
      petcare_job_ended_seconds: 'Second since 1970 in which a job has ended last, or has become known.',
      petcare_job_period_seconds: 'Time between two runs of a scheduled job, at most.',
      petcare_database_connections: 'Connections of the database by what they do, and the most that PostgreSQL takes.',
    },
    async () => {
      const [letters, refunds, isHeld, states, ends, connections] = await Promise.all([
        selectWaitingLetters(db, clock.now()),
        selectWaitingRefunds(db, clock.now()),
        isSendingHeld(db),
        countJobs(db),
        selectEnds(db, names),
        countConnections(db),
      ]);
      return {
        petcare_letters_waiting: letters.count,
        petcare_letters_late_seconds: letters.lateSeconds,
        petcare_refunds_waiting: refunds.count,
        petcare_refunds_late_seconds: refunds.lateSeconds,
        petcare_sending_held: isHeld ? 1 : 0,
        petcare_jobs: states,
        petcare_job_ended_seconds: ends,
        petcare_job_period_seconds: periods,
        petcare_database_connections: connections,
      };
    },
  );
}
