import type { Metrics } from '@petcare/node';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countJobs } from '../jobs/jobs.sql.ts';
import { selectWaitingLetters } from '../outbox/outbox.sql.ts';
import { isSendingHeld } from '../outbox/sending-holds.sql.ts';
import { countConnections } from './connections.sql.ts';

/** The figures that all servers have together: each tells them, so that one that can still read them does. */
export function tellDatabaseFigures(metrics: Metrics, { db, clock }: { db: Database; clock: Clock }): void {
  metrics.gauges(
    'database',
    {
      petcare_letters_waiting: 'Letters that are not sent yet.',
      petcare_letters_late_seconds: 'Time since the letter that has waited longest should have been sent; 0 when none is late.',
      petcare_sending_held: '1 while no letter and no refund is sent, as after a restore.',
      petcare_jobs: 'Jobs by state: created, retry, active, failed.',
      petcare_database_connections: 'Connections of the database by what they do, and the most that PostgreSQL takes.',
    },
    async () => {
      const [letters, isHeld, jobs, connections] = await Promise.all([
        selectWaitingLetters(db, clock.now()),
        isSendingHeld(db),
        countJobs(db),
        countConnections(db),
      ]);
      return {
        petcare_letters_waiting: letters.count,
        petcare_letters_late_seconds: letters.lateSeconds,
        petcare_sending_held: isHeld ? 1 : 0,
        petcare_jobs: jobs,
        petcare_database_connections: connections,
      };
    },
  );
}
