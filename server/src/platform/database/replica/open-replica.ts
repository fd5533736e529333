import type { DatabaseSettings } from '@petcare/node';
import { createDatabase, type Database } from '../database.ts';
import { selectReplayed, selectWritten } from './positions.sql.ts';
import { createReplica, type Replica } from './replica.ts';

export type ReplicaSettings = { url: string; mostLagSeconds: number };

type ReplicaOpening = {
  database: DatabaseSettings;
  replica: ReplicaSettings;
  /** Connections to the primary that no request uses. */
  looksDb: Database;
  mostMilliseconds: number;
  onChange: (isRead: boolean) => void;
};

const LOOK_MILLISECONDS = 1_000;

/** The replica at DATABASE_REPLICA_URL, with as many connections as the primary has. */
export function openReplica({ database, replica, looksDb, mostMilliseconds, onChange }: ReplicaOpening): Replica {
  const address = { ...database, url: replica.url, directUrl: replica.url, prepare: true };
  return createReplica({
    written: () => selectWritten(looksDb),
    connect() {
      const db = createDatabase(address, { max: database.poolSize, mostMilliseconds });
      // How it is must be known while all connections of requests are busy.
      const own = createDatabase(address, { max: 1, mostMilliseconds: LOOK_MILLISECONDS });
      return {
        db,
        replayed: () => selectReplayed(own),
        end: async () => void (await Promise.all([db, own].map((one) => one.end({ timeout: 0 })))),
      };
    },
    mostLagMs: replica.mostLagSeconds * 1_000,
    onChange,
  });
}
