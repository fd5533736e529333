import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import * as store from './imports.sql.ts';
import type { Written } from './imports.sql.ts';
import type { Imported, Source } from './imported-listing.ts';

/** What an import writes: what a register says goes into the listings, what their owners have written stays. */
export type ImportsService = {
  /** One import at a time: another one waits until `work` is done. */
  alone<Done>(work: () => Promise<Done>): Promise<Done>;
  /** Licences in force, and those that are no longer: all of them or none. `turnedOff`: listings that went out of sight. */
  writeBatch(source: Source, batch: { open: Imported[]; closed: string[] }): Promise<Written & { turnedOff: number }>;
  /** Of what a list made, known by the prefix of its licence numbers: how many there are, and how many it has no more. */
  countMissing(source: Source, prefix: string, kept: string[]): Promise<{ known: number; gone: number }>;
  /** Closes those that the list has no more, but for those with an owner; how many went out of sight. */
  closeMissing(source: Source, prefix: string, kept: string[]): Promise<number>;
  /** Has searches after an import plan as the later ones. */
  settle(): Promise<void>;
};

export function createImportsService({ db, clock }: { db: Database; clock: Clock }): ImportsService {
  return {
    alone: (work) => store.withImportLock(db, work),
    writeBatch: (source, { open, closed }) =>
      db.begin(async (tx) => ({
        ...(await store.upsertListings(tx, source.kind, open, clock.now())),
        turnedOff: await store.closeListings(tx, source.kind, closed, clock.now()),
      })),
    countMissing: (source, prefix, kept) => store.countMissing(db, source, prefix, kept),
    closeMissing: (source, prefix, kept) => store.closeMissing(db, source, prefix, kept, clock.now()),
    settle: () => store.settleIndexes(db),
  };
}
