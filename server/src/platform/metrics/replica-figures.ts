import type { Metrics } from '@petcare/node';
import type { Replica } from '../database/replica/replica.ts';

/** The figures of the replica as this server sees it. */
export function tellReplicaFigures(metrics: Metrics, replica: Pick<Replica, 'current' | 'lag'>): void {
  metrics.gauges(
    'replica',
    {
      petcare_replica_read: '1 while the replica is read, 0 while the primary is asked in its place.',
      petcare_replica_lag_seconds: 'Time by which the replica is behind at most; none while nobody knows.',
    },
    async () => {
      const lag = replica.lag();
      return {
        petcare_replica_read: replica.current() ? 1 : 0,
        petcare_replica_lag_seconds: Number.isFinite(lag) ? lag / 1_000 : {},
      };
    },
  );
}
