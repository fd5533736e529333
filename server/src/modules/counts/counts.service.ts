import { addDays, seoulDate } from '@petcare/time';
import { networkOf } from '@petcare/node';
import { visitorKey, type Visitor } from '../../platform/access/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import { batched } from '../../platform/database/batched.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { keyOfBusiness, type Business, type ListingKind, type ListingsVerbs } from '../listings/index.ts';
import { checkActType, firstRecentDay, parsePeriod, type CountedAct, type Period } from './counts.policy.ts';
import * as store from './counts.sql.ts';

type Days = { startDate?: string | null; endDate?: string | null };
type NotFound = AppError<'NOT_FOUND'>;
type Invalid = AppError<'VALIDATION_FAILED'>;
type ReadRows<Row> = (viewer: Viewer, kind: ListingKind, days: Days) => Promise<Result<Row[], NotFound | Invalid>>;

export type CountsService = {
  /** Once a day per visitor: an account, or an address. False when counted already, and for its owner. */
  countVisit(listing: Business, visitor: Visitor): Promise<Result<boolean, NotFound>>;
  /** False when far too many come from one address, and for its owner. */
  countAct(act: CountedAct, listing: Business, type: number, visitor: Visitor): Promise<Result<boolean, NotFound | Invalid>>;
  /** Of the viewer's own listing, a row a day, also for days on which nobody came. */
  listMyVisitors: ReadRows<store.VisitorRow>;
  listMyClicks: ReadRows<store.ClickRow>;
  /** A row a day and type. */
  listMyInflows: ReadRows<store.InflowRow>;
  /** Forgets visitors of days that are over; how many there were is kept. */
  forgetOldVisits(): Promise<void>;
};

/** With each batch of visits: soon after midnight all are done, and no visitor has waited for it. */
const MOST_TAKEN_OFF = 100;
const FORGOTTEN_AT_ONCE = 10_000;
/** With every page of a listing: in the process, since it only bounds a flood; a visit counts once a day anyway. */
const COUNTED_AN_ADDRESS = { max: 240, windowSeconds: 60, store: 'process' } as const;

type Act = { listing: Business; day: string; metric: string; viewerId: number | undefined };
type Visit = Act & { visitor: string };
/** Nobody buys figures that the owner has made by looking at his own page. */
type Standing = 'counts' | 'own' | 'none';

export type CountsDeps = { db: Database; clock: Clock; listings: ListingsVerbs; rateLimits: RateLimiter };

/** Counters that answer once the count is written: a crash loses nothing that was counted. */
export function createCountsService({ db, clock, listings, rateLimits }: CountsDeps): CountsService {
  const visits = batched<Visit, Result<boolean, NotFound>>(db, async (tx, batch) => {
    const standingOf = await standings(tx, batch);
    const known = batch.filter((visit) => standingOf(visit) === 'counts');
    const fresh = new Set((await store.insertVisits(tx, known.map(toVisitRow))).map(keyOfVisit));
    // The first of those that came side by side is the one that counts.
    const counted = new Set(known.filter((visit) => fresh.delete(keyOfVisit(toVisitRow(visit)))));
    await store.addToDays(tx, [...counted].map(toDayCount));
    const since = firstRecentDay(seoulDate(clock.now()));
    await store.addToRecent(
      tx,
      [...counted].map(({ listing }) => ({ businessId: listing.id, kind: listing.kind })),
      since,
    );
    await store.takeOffPastDays(tx, since, MOST_TAKEN_OFF);
    return batch.map((visit) => (standingOf(visit) === 'none' ? err(notFound()) : ok(counted.has(visit))));
  });
  const acts = batched<Act, Result<boolean, NotFound>>(db, async (tx, batch) => {
    const standingOf = await standings(tx, batch);
    await store.addToDays(tx, batch.filter((act) => standingOf(act) === 'counts').map(toDayCount));
    return batch.map((act) => (standingOf(act) === 'none' ? err(notFound()) : ok(standingOf(act) === 'counts')));
  });

  /** The standing of each caller to a public listing, which stays there until the transaction ends. */
  async function standings(tx: Sql, batch: readonly Act[]): Promise<(one: Act) => Standing> {
    const listed = await listings.lockPublic(
      tx,
      batch.map(({ listing }) => listing.id),
    );
    const owners = new Map(listed.map((listing) => [keyOfBusiness(listing), listing.ownerUserId]));
    return ({ listing, viewerId }) => {
      const owner = owners.get(keyOfBusiness(listing));
      if (owner === undefined) return 'none';
      return owner !== null && owner === viewerId ? 'own' : 'counts';
    };
  }

  const isTooMuch = async (ip: string) => !(await rateLimits.hit(`counts:${networkOf(ip)}`, COUNTED_AN_ADDRESS)).ok;

  function reading<Row>(list: (sql: Sql, businessId: number, period: Period) => Promise<Row[]>): ReadRows<Row> {
    return async (viewer, kind, days) => {
      const period = parsePeriod(days, seoulDate(clock.now()));
      if (!period.ok) return period;
      const listing = await listings.listingOfOwner(db, kind, viewer.id);
      return listing ? ok(await list(db, listing.id, period.value)) : err(notFound('아직 맡은 곳이 없어요.'));
    };
  }

  return {
    async countVisit(listing, { viewerId, ip }) {
      if (await isTooMuch(ip)) return ok(false);
      const day = seoulDate(clock.now());
      const metric = viewerId === undefined ? 'visitor.guest' : 'visitor.member';
      return visits({ listing, day, viewerId, visitor: visitorKey({ viewerId, ip }, day), metric });
    },
    async countAct(act, listing, type, { viewerId, ip }) {
      const errors = checkActType(type);
      if (errors.length > 0) return err(validationFailed(errors));
      if (await isTooMuch(ip)) return ok(false);
      return acts({ listing, day: seoulDate(clock.now()), viewerId, metric: `${act}.${type}` });
    },
    listMyVisitors: reading(store.listVisitorCounts),
    listMyClicks: reading(store.listClickCounts),
    listMyInflows: reading(store.listInflowCounts),
    async forgetOldVisits() {
      const yesterday = addDays(seoulDate(clock.now()), -1);
      while (await store.forgetVisits(db, yesterday, FORGOTTEN_AT_ONCE));
    },
  };
}

const toVisitRow = ({ listing, day, visitor }: Visit): store.Visit => ({ businessId: listing.id, day, visitor });
const keyOfVisit = ({ businessId, day, visitor }: store.Visit) => `${businessId} ${day} ${visitor}`;

function toDayCount({ listing, day, metric }: Act): store.DayCount {
  return { businessId: listing.id, day, metric, count: 1 };
}
