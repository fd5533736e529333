import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { tellPages } from '../../../platform/page-news/page-news.sql.ts';
import { topicsOfListings } from '../../../platform/topics.ts';
import * as editions from './editions.sql.ts';
import * as store from './imports.sql.ts';
import type { WriteCounts } from './imports.sql.ts';
import type { ClosedListing, ImportRow, KnownListing, RenumberedListing, Scope, Source } from './imported-listing.ts';

export type WrittenBatch = WriteCounts & {
  /** Listings that went out of sight. */
  turnedOff: number;
  /** Rows that are older than what is known, and were left out. */
  heldBack: number;
};

/** The writes of an import: a register's facts go into the listings, their owners' words stay. */
export type ImportsService = {
  /** One import at a time: another one waits until `work` is done. */
  alone<Done>(work: () => Promise<Done>): Promise<Done>;
  /** Of which day the newest edition of a register is that was brought in. */
  editionOf(source: string): Promise<string | null>;
  setEdition(source: string, edition: string): Promise<void>;
  /** Those that the source has made and that are not among `kept`. */
  listAbsent(source: Source, prefix: string, kept: string[]): Promise<KnownListing[]>;
  /** The listings with these licence numbers. */
  listingsWith(source: Source, licenceNumbers: string[]): Promise<{ id: number; licenceNumber: string; hasOwner: boolean }[]>;
  /** Gives listings the numbers that their licences have now: all of them or none. */
  renumber(renumbered: readonly RenumberedListing[]): Promise<void>;
  /** Licences in force, and those that are no longer: all of them or none. `older`: also rows that are older than what is known. */
  writeBatch(source: Source, batch: { open: ImportRow[]; closed: ClosedListing[] }, options: { older: boolean }): Promise<WrittenBatch>;
  /** Of what the source has made, by region: how many there are, and how many of them the file has no more. */
  countMissing(source: Source, prefix: string, kept: string[]): Promise<{ regionCode: string | null; known: number; gone: number }[]>;
  /** Closes those that the file has no more, but for those with an owner; how many went out of sight. */
  closeMissing(source: Source, scope: Scope, kept: string[]): Promise<number>;
  /** Has searches after an import plan as the later ones. */
  settle(): Promise<void>;
};

export function createImportsService({ db, clock }: { db: Database; clock: Clock }): ImportsService {
  return {
    alone: (work) => store.withImportLock(db, work),
    editionOf: (source) => editions.editionOf(db, source),
    setEdition: (source, edition) => editions.setEdition(db, source, edition, clock.now()),
    listAbsent: (source, prefix, kept) => editions.listAbsent(db, source, prefix, kept),
    listingsWith: ({ kind }, licenceNumbers) => editions.listingsWith(db, kind, licenceNumbers),
    renumber: (renumbered) =>
      db.begin(async (tx) => {
        await editions.renumber(tx, renumbered, clock.now());
        await tellPages(tx, topicsOfListings(renumbered.flatMap(({ id, double }) => (double === null ? [id] : [id, double]))));
      }),
    writeBatch: (source, { open, closed }, { older }) =>
      db.begin(async (tx) => {
        const rows = [...open.map(({ listing }) => listing), ...closed];
        const held = new Set(older ? [] : await editions.knownNewer(tx, source.kind, rows));
        const current = open.filter(({ listing }) => !held.has(listing.licenceNumber));
        const ended = closed.filter(({ licenceNumber }) => !held.has(licenceNumber));
        const { ids, inserted, updated } = await store.upsertListings(tx, source.kind, current, clock.now());
        const turnedOff = await store.closeListings(tx, source.kind, ended, clock.now());
        await tellPages(tx, topicsOfListings([...ids, ...turnedOff]));
        return { inserted, updated, turnedOff: turnedOff.length, heldBack: held.size };
      }),
    countMissing: (source, prefix, kept) => editions.countMissing(db, source, prefix, kept),
    closeMissing: (source, scope, kept) =>
      db.begin(async (tx) => {
        const changed = await editions.closeMissing(tx, source, scope, kept, clock.now());
        await tellPages(tx, topicsOfListings(changed.map(({ id }) => id)));
        return changed.filter(({ isClosed }) => isClosed).length;
      }),
    settle: () => store.settleIndexes(db),
  };
}
