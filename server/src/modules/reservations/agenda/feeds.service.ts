import { randomBytes } from 'node:crypto';
import { formatPhone } from '@petcare/phone';
import { addDays, seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { ListingsVerbs } from '../../listings/index.ts';
import * as store from './feeds.sql.ts';
import type { Feed } from './feeds.sql.ts';
import { calendarOf, type CalendarEvent } from './ics.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { requireOwnBusiness } from '../record/own-business.ts';
import { listFollowing, type Reservation } from '../record/reservations.sql.ts';
import { nameOfStatus, ReservationStatus } from '../record/status.policy.ts';

const READS_OF_ONE = { max: 60, windowSeconds: 3600 };
const MISSES = { max: 60, windowSeconds: 600, store: 'process' } as const;
const DAYS_BACK = 60;
const DAYS_AHEAD = 180;
const MOST_EVENTS = 5_000;
const SECRET_BYTES = 24;
const shown = [ReservationStatus.requested, ReservationStatus.confirmed, ReservationStatus.completed];

type NotFound = AppError<'NOT_FOUND'>;

export type FeedsService = {
  getMyFeed(viewer: Viewer): Promise<Result<Feed | null, NotFound>>;
  /** With a new address; the old one ends. */
  makeMyFeed(viewer: Viewer): Promise<Result<Feed, NotFound>>;
  revokeMyFeed(viewer: Viewer): Promise<Result<null, NotFound>>;
  /** An iCalendar file for whoever has the secret: no telephone numbers and no notes. `from` is the reader's address. */
  readFeed(secret: string, from: string): Promise<Result<string, NotFound | AppError<'TOO_MANY_REQUESTS'>>>;
  /** One reservation of the viewer's, as guest or as business. */
  readOne(viewer: Viewer, reservationId: number): Promise<Result<string, NotFound>>;
};

type Deps = {
  db: Database;
  clock: Clock;
  listings: ListingsVerbs;
  lists: Pick<ListsService, 'getReservation'>;
  rateLimits: RateLimiter;
};

export function createFeedsService({ db, clock, listings, lists, rateLimits }: Deps): FeedsService {
  return {
    async getMyFeed(viewer) {
      const business = await requireOwnBusiness(listings, db, viewer);
      return business.ok ? ok((await store.findFeed(db, business.value.id, viewer.id)) ?? null) : business;
    },
    async makeMyFeed(viewer) {
      const business = await requireOwnBusiness(listings, db, viewer);
      if (!business.ok) return business;
      const feed = { businessId: business.value.id, userId: viewer.id, secret: randomBytes(SECRET_BYTES).toString('base64url') };
      await store.saveFeed(db, feed, clock.now());
      return ok({ ...feed, createdAt: clock.now().toISOString() });
    },
    async revokeMyFeed(viewer) {
      const business = await requireOwnBusiness(listings, db, viewer);
      if (!business.ok) return business;
      await store.deleteFeed(db, business.value.id);
      return ok(null);
    },
    async readFeed(secret, from) {
      const feed = await store.findBySecret(db, secret);
      const allowed = await (feed
        ? rateLimits.hit(`reservation-feed:${feed.businessId}`, READS_OF_ONE)
        : rateLimits.hit(`reservation-feed-miss:${from}`, MISSES));
      if (!allowed.ok) return allowed;
      if (!feed) return err(notFound('달력 주소가 바뀌었거나 없어졌어요.'));
      const today = seoulDate(clock.now());
      const filter = {
        statuses: shown,
        startDate: addDays(today, -DAYS_BACK),
        endDate: addDays(today, DAYS_AHEAD),
        now: clock.now(),
      };
      const first = { startsAt: '0001-01-01T00:00:00Z', id: 0 };
      const reservations = await listFollowing(db, { businessId: feed.businessId }, filter, first, MOST_EVENTS);
      return ok(calendarOf(`${feed.name} 예약`, reservations.map(toEvent)));
    },
    async readOne(viewer, reservationId) {
      const found = await lists.getReservation(viewer, reservationId);
      if (!found.ok) return found;
      const [business] = await listings.listListings([found.value.businessId]);
      const name = business?.name ?? '펫케어';
      const description = [`예약번호 ${found.value.reservationNumber}`, formatPhone(business?.phone ?? '')].join('\n').trim();
      return ok(
        calendarOf(`${name} 예약`, [{ ...toEvent(found.value), title: `${name} 예약`, location: business?.address ?? null, description }]),
      );
    },
  };
}

function toEvent(reservation: Reservation): CalendarEvent {
  const { id, status, startsAt, endsAt, updatedAt, user, petName, reservationNumber } = reservation;
  const who = [petName, user?.name].filter(Boolean).join(' · ') || '예약';
  return {
    uid: `reservation-${id}@petcare`,
    startsAt,
    endsAt,
    changedAt: updatedAt,
    title: status === ReservationStatus.requested ? `[신청] ${who}` : who,
    location: null,
    description: `${nameOfStatus(reservation)} ${reservationNumber}`,
    status: eventStatusOf(status),
  };
}

function eventStatusOf(status: ReservationStatus): CalendarEvent['status'] {
  if (status === ReservationStatus.confirmed || status === ReservationStatus.completed) return 'CONFIRMED';
  return status === ReservationStatus.requested || status === ReservationStatus.paymentPending ? 'TENTATIVE' : 'CANCELLED';
}
