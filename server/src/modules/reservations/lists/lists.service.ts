import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import { notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { parsePage } from '../../../platform/paging.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { ListingsVerbs } from '../../listings/index.ts';
import { listChanges, type StatusChange } from '../record/changes.sql.ts';
import { listItems, type ReservationItem } from '../record/items.sql.ts';
import { findOwnBusiness, requireOwnBusiness } from '../record/own-business.ts';
import { checkPeriod, headLine, toLine } from './reservations-file.ts';
import * as store from '../record/reservations.sql.ts';
import type { Reservation, ReservationFilter } from '../record/reservations.sql.ts';
import { hasCompleted } from './visits.sql.ts';

export type AskedPage = { page?: number | null; count?: number | null };

export type ListsService = {
  /** True when this person has had a booking at this business that is completed. Not reachable over the wire. */
  hasVisited(sql: Sql, userId: number, businessId: number): Promise<boolean>;
  /** The viewer's own, as guest or as business. */
  getReservation(viewer: Viewer, id: number): Promise<Result<Reservation, AppError<'NOT_FOUND'>>>;
  listMine(viewer: Viewer, filter: ReservationFilter, page: AskedPage): Promise<Result<Reservation[]>>;
  countMine(viewer: Viewer, filter: ReservationFilter): Promise<number>;
  /** At the hospital or company that the viewer owns; none without one. */
  listOfMyBusiness(viewer: Viewer, filter: ReservationFilter, page: AskedPage): Promise<Result<Reservation[]>>;
  countOfMyBusiness(viewer: Viewer, filter: ReservationFilter): Promise<number>;
  /** The same as lines of a CSV file, by the time at which they begin: of a year at most, else VALIDATION_FAILED. */
  fileOfMyBusiness(viewer: Viewer, filter: ReservationFilter): Promise<Result<AsyncGenerator<string>>>;
  /** The changes of each of these since it was made, the oldest first; of reservations that the caller may see. */
  historiesOf(reservationIds: readonly number[]): Promise<StatusChange[]>;
};

const idsOf = (rows: readonly Reservation[]) => rows.map(({ id }) => id);

function linesWith(rows: readonly Reservation[], items: readonly ReservationItem[]): string {
  const ofEach = new Map<number, ReservationItem[]>(rows.map(({ id }) => [id, []]));
  for (const item of items) ofEach.get(item.reservationId)?.push(item);
  return rows.map((row) => toLine({ ...row, items: ofEach.get(row.id) ?? [] })).join('');
}

const missing = notFound('예약을 찾을 수 없어요.');

const LINES_AT_ONCE = 500;

type Deps = { db: Database; clock: Clock; listings: ListingsVerbs };

export function createListsService({ db, clock, listings }: Deps): ListsService {
  const asOfNow = (filter: ReservationFilter) => ({ ...filter, now: clock.now() });

  /** Piece by piece, so that whoever reads slowly holds no connection to the database meanwhile. */
  async function* linesOf(businessId: number, filter: ReservationFilter): AsyncGenerator<string> {
    yield headLine;
    let after: store.ListMark = { startsAt: '0001-01-01T00:00:00Z', id: 0 };
    for (;;) {
      const rows = await store.listFollowing(db, { businessId }, asOfNow(filter), after, LINES_AT_ONCE);
      if (rows.length > 0) yield linesWith(rows, await listItems(db, idsOf(rows)));
      const last = rows.at(-1);
      if (!last || rows.length < LINES_AT_ONCE) return;
      after = last;
    }
  }

  return {
    hasVisited: hasCompleted,
    async getReservation(viewer, id) {
      const found = await store.findReservation(db, id);
      if (!found) return err(missing);
      if (found.user?.id === viewer.id) return ok(found);
      const own = await findOwnBusiness(listings, db, viewer);
      return own?.id === found.businessId ? ok(found) : err(missing);
    },
    async listMine(viewer, filter, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listReservations(db, { userId: viewer.id }, asOfNow(filter), page.value)) : page;
    },
    countMine: (viewer, filter) => store.countReservations(db, { userId: viewer.id }, asOfNow(filter)),
    async listOfMyBusiness(viewer, filter, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const listing = await findOwnBusiness(listings, db, viewer);
      return ok(listing ? await store.listReservations(db, { businessId: listing.id }, asOfNow(filter), page.value) : []);
    },
    async countOfMyBusiness(viewer, filter) {
      const listing = await findOwnBusiness(listings, db, viewer);
      return listing ? store.countReservations(db, { businessId: listing.id }, asOfNow(filter)) : 0;
    },
    async fileOfMyBusiness(viewer, filter) {
      const errors = checkPeriod(filter);
      if (errors.length > 0) return err(validationFailed(errors));
      const listing = await requireOwnBusiness(listings, db, viewer);
      return listing.ok ? ok(linesOf(listing.value.id, filter)) : listing;
    },
    historiesOf: (reservationIds) => listChanges(db, reservationIds),
  };
}
