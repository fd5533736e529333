import { partOfPhone } from '@petcare/phone/read';
import type { Fragment, Sql } from '../../../platform/database/database.ts';
import { offsetOf, type Page } from '../../../platform/paging.ts';
import type { RefundState, Sum } from '../../payments/index.ts';
import type { Hold } from './hold.ts';
import { holdingStatuses, ReservationStatus } from './status.policy.ts';
import { MOST_NIGHTS } from './stays.policy.ts';
import { daysOf, sumTallies, type TallyFilter } from './tallies.sql.ts';

type CommonColumns = {
  id: number;
  reservationNumber: string;
  businessId: number;
  kind: 'hospital' | 'company';
  /** Null when the guest has withdrawn; whoever called has no account, so no id. */
  user: { id: number | null; name: string; phone: string } | null;
  isByPhone: boolean;
  /** The reason why the business refused or cancelled it. */
  reason: string | null;
  /** The time at which the business gave its word first; also of one that was cancelled since. */
  confirmedAt: string | null;
  startsAt: string;
  endsAt: string;
  /** Null for a stay of nights. */
  seat: number | null;
  /** The day on which a stay ends; null for a slot. */
  endDate: string | null;
  /** The start in Seoul. */
  date: string;
  time: string;
  note: string;
  petName: string | null;
  petKind: string | null;
  /** As it was when it was booked for, but for its picture; `id` is null once its guardian has removed it. */
  pet: ReservedPet | null;
  /** Won. */
  price: number;
  /** Null unless it was paid here. */
  paid: Sum | null;
  /** Of what was paid; null when nothing went back. */
  refunded: Sum | null;
  /** The state of its money on the way back; null when none has to go back. */
  refundState: RefundState | null;
  /** Keys of private uploads. */
  images: string[];
  createdAt: string;
  updatedAt: string;
};

export type ReservedPet = {
  id: number | null;
  petImage: string | null;
  petName: string;
  petGender: 'male' | 'female' | null;
  /** Kilograms. */
  petWeight: number | null;
  petType: string | null;
  petKind: string | null;
  petBirthday: string | null;
};

/** A reservation; `payBy` is until when it is held for a payment, null when none is waited for. */
export type Reservation = CommonColumns &
  (
    | { status: typeof ReservationStatus.paymentPending; payBy: string }
    | { status: Exclude<ReservationStatus, typeof ReservationStatus.paymentPending>; payBy: null }
  );

/** `recent` is what was made last, `time` what begins first, `latest` what begins last. */
export type ReservationFilter = TallyFilter & {
  search?: string | null;
  phase?: 'ahead' | 'past' | 'off' | null;
  sort?: 'recent' | 'time' | 'latest' | null;
};

/** `now` divides what is ahead from what is past. */
type FilterNow = ReservationFilter & { now: Date };

/** The owner of reservations: a business's, or a guest's. */
export type Owner = { businessId: number } | { userId: number };
export type ReservationRow = Omit<CommonColumns, 'user' | 'pet'> & {
  status: ReservationStatus;
  paymentDueAt: string | null;
  petId: number | null;
  petImage: string | null;
  petGender: ReservedPet['petGender'];
  petGrams: number | null;
  petType: string | null;
  petBirthday: string | null;
  userId: number | null;
  guestName: string | null;
  guestPhone: string | null;
};

/** Of one business, so that racing guests get an answer and never a deadlock. */
export async function lockBusiness(sql: Sql, businessId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reservations:${businessId}`}, 0))`;
}

/** Bookings of one guest queue up here; it is entered before the business. */
export async function lockGuest(sql: Sql, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reservations-of:${userId}`}, 0))`;
}

/** Requests of a guest without a word about them yet, in all and at one business; a stay is one. */
export async function countOpen(sql: Sql, userId: number, businessId: number, now: Date): Promise<{ all: number; here: number }> {
  const [row] = await sql<{ all: number; here: number }[]>`
    select count(*)::int as all, (count(*) filter (where business_id = ${businessId}))::int as here
    from reservations where user_id = ${userId} and ${holds(sql, now)} and status <> 1 and upper(during) > ${now}`;
  return row!;
}

export async function findReservation(sql: Sql, id: number): Promise<Reservation | undefined> {
  const [row] = await sql<ReservationRow[]>`select ${columns(sql)} ${source(sql)} where r.id = ${id}`;
  return row && parse(row);
}

/** By id, locked against other moves until the transaction ends; somebody else's are left out. */
export async function lockReservations(sql: Sql, owner: Owner, ids: readonly number[]): Promise<Reservation[]> {
  const rows = await sql<ReservationRow[]>`
    select ${columns(sql)} ${source(sql)} where r.id = any(${[...ids]}) and ${isOf(sql, owner)}
    order by r.id for update of r`;
  return rows.map(parse);
}

/** Those that still hold a slot, locked until the transaction ends. */
export async function lockHeld(sql: Sql, owner: Owner): Promise<Reservation[]> {
  const rows = await sql<ReservationRow[]>`
    select ${columns(sql)} ${source(sql)} where ${isOf(sql, owner)} and r.status = any(${[...holdingStatuses]})
    order by r.id for update of r`;
  return rows.map(parse);
}

export async function listByIds(sql: Sql, ids: readonly number[]): Promise<Reservation[]> {
  const rows = await sql<ReservationRow[]>`select ${columns(sql)} ${source(sql)} where r.id = any(${[...ids]}) order by r.id`;
  return rows.map(parse);
}

export async function setStatus(
  sql: Sql,
  ids: readonly number[],
  { status, reason }: { status: ReservationStatus; reason: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update reservations set status = ${status}, status_changed_at = ${now}, payment_due_at = null, reason = ${reason},
      confirmed_at = case ${status}::smallint when ${ReservationStatus.confirmed} then coalesce(confirmed_at, ${now})
        when ${ReservationStatus.requested} then null else confirmed_at end, updated_at = ${now}
    where id = any(${[...ids]})`;
}

/** Throws a violation of `reservations_slot_free`. */
export async function moveReservation(sql: Sql, id: number, to: Omit<Hold, 'nights'>): Promise<void> {
  await sql`
    update reservations set seat = ${to.seat}, end_date = ${to.endDate}, during = tstzrange(${to.start}, ${to.end}) where id = ${id}`;
}

/** In the words of the constraint, so that its index is used; what is not paid in time is free from that moment on. */
export const holds = (sql: Sql, now: Date) => sql`status in (0, 1, 6) and (status <> 6 or payment_due_at > ${now})`;

/** So many rows are passed over one by one; before a page beyond them, the nearer end of the list is sought. */
const DEEP = 2_000;

/** The page is cut out of what the indexes hold; only its rows are read whole. */
export async function listReservations(sql: Sql, owner: Owner, filter: FilterNow, page: Page, deep = DEEP): Promise<Reservation[]> {
  const { ids } = await cut(sql, owner, filter, page, deep);
  const rows = await sql<ReservationRow[]>`
    select ${columns(sql)} ${source(sql)} where r.id = any(array(${ids})) order by ${orderOf(sql, filter.sort)}`;
  return rows.map(parse);
}

async function cut(sql: Sql, owner: Owner, filter: FilterNow, page: Page, deep: number): Promise<{ ids: Fragment }> {
  const [{ count }, offset, order] = [page, offsetOf(page), orderOf(sql, filter.sort)];
  const all = sql`select r.id ${sought(sql, filter)} where ${matches(sql, owner, filter)}`;
  const businessId = talliedBusiness(owner, filter);
  if (businessId !== undefined && (filter.sort === 'time' || filter.sort === 'latest')) {
    const days = daysOf(sql, businessId, filter, { offset, count, downwards: filter.sort === 'latest' });
    return {
      ids: sql`
        with days as materialized (${days})
        ${all} and lower(r.during) >= (select first::timestamp at time zone 'Asia/Seoul' from days)
          and lower(r.during) < (select (last + 1)::timestamp at time zone 'Asia/Seoul' from days)
        order by ${order} limit ${count} offset (select ${offset}::bigint - coalesce(before, 0) from days)`,
    };
  }
  if (businessId !== undefined && offset > deep) {
    const [ofBusiness, total] = await Promise.all([sumTallies(sql, businessId, {}), sumTallies(sql, businessId, filter)]);
    // Before it lie as many rows as the offset at least, behind it the rest of all of the business at most.
    if (offset > ofBusiness / 2) {
      const rest = Math.max(0, total - offset);
      return { ids: sql`${all} order by r.id limit ${Math.min(count, rest)} offset ${Math.max(0, rest - count)}` };
    }
  }
  return { ids: sql`${all} order by ${order} limit ${count} offset ${offset}` };
}

export type ListMark = { startsAt: string; id: number };

/** Those that begin after a place in the list by time, in its order. */
export async function listFollowing(sql: Sql, owner: Owner, filter: FilterNow, after: ListMark, count: number): Promise<Reservation[]> {
  const rows = await sql<ReservationRow[]>`
    select ${columns(sql)} ${source(sql)} where ${matches(sql, owner, filter)}
      and (lower(r.during), r.id) > (${after.startsAt}::timestamptz, ${after.id}::bigint)
    order by lower(r.during), r.id limit ${count}`;
  return rows.map(parse);
}

export async function countReservations(sql: Sql, owner: Owner, filter: FilterNow): Promise<number> {
  const businessId = talliedBusiness(owner, filter);
  if (businessId !== undefined) return sumTallies(sql, businessId, filter);
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total ${sought(sql, filter)} where ${matches(sql, owner, filter)}`;
  return row!.total;
}

export const columns = (sql: Sql) => sql`
  r.id, r.reservation_number, r.business_id, b.kind, r.seat, r.end_date, r.status, r.payment_due_at,
  lower(r.during) as starts_at, upper(r.during) as ends_at,
  to_char(lower(r.during) at time zone 'Asia/Seoul', 'YYYY-MM-DD') as date,
  to_char(lower(r.during) at time zone 'Asia/Seoul', 'HH24:MI') as time,
  r.note, r.price, r.images, r.pet_id, r.pet_name, r.pet_kind, r.pet_type, r.pet_gender, r.pet_grams, r.pet_birthday, p.pet_image,
  r.created_at, r.updated_at,
  r.is_by_phone, r.reason, r.confirmed_at, ${sumOf(sql, 'paid')} as paid, ${sumOf(sql, 'refunded')} as refunded,
  (select refund_state from reservation_payments where reservation_id = r.id and paid_at is not null) as refund_state,
  r.user_id, coalesce(u.name, r.guest_name) as guest_name, coalesce(u.phone, r.guest_phone) as guest_phone`;

const sumOf = (sql: Sql, what: 'paid' | 'refunded') => {
  const [won, point] = what === 'paid' ? [sql`amount`, sql`point`] : [sql`refunded_amount`, sql`refunded_point`];
  return sql`(
    select json_build_object('won', ${won}, 'point', ${point}) from reservation_payments
    where reservation_id = r.id and paid_at is not null and ${won} + ${point} > 0)`;
};

const source = (sql: Sql) => sql`
  from reservations r join listing_heads b on b.id = r.business_id left join account_contacts u on u.id = r.user_id
  left join pet_pictures p on p.id = r.pet_id`;

/** The tables that say which they are: of the guest nothing is read unless a word is sought in the name. */
const sought = (sql: Sql, { search }: ReservationFilter) =>
  search ? sql`from reservations r left join account_contacts u on u.id = r.user_id` : sql`from reservations r`;

const isOf = (sql: Sql, owner: Owner) => ('userId' in owner ? sql`r.user_id = ${owner.userId}` : sql`r.business_id = ${owner.businessId}`);

/** The business whose tallies tell of this list; undefined where only its rows do. */
const talliedBusiness = (owner: Owner, { search, phase }: ReservationFilter) =>
  'businessId' in owner && !search && !phase ? owner.businessId : undefined;

function orderOf(sql: Sql, sort: ReservationFilter['sort']) {
  if (sort === 'time') return sql`lower(r.during), r.id`;
  return sort === 'latest' ? sql`lower(r.during) desc, r.id desc` : sql`r.id desc`;
}

function isIn(sql: Sql, phase: ReservationFilter['phase'], now: Date) {
  const { completed, noShow, cancelled, rejected, expired } = ReservationStatus;
  if (phase === 'ahead') return sql`(r.status = any(${[...holdingStatuses]}) and upper(r.during) > ${now})`;
  if (phase === 'past')
    return sql`(r.status = any(${[completed, noShow]}) or (r.status = any(${[...holdingStatuses]}) and upper(r.during) <= ${now}))`;
  return phase === 'off' ? sql`r.status = any(${[cancelled, rejected, expired]})` : sql`true`;
}

const matches = (sql: Sql, owner: Owner, { statuses, search, startDate, endDate, phase, now }: FilterNow) => sql`
  ${isOf(sql, owner)} and ${isIn(sql, phase, now)}
  ${statuses?.length ? sql`and r.status = any(${[...statuses]}::int[])` : sql``}
  ${startDate ? sql`and ${reaches(sql, startDate)}` : sql``}
  ${endDate ? sql`and lower(r.during) < (${endDate}::date + 1)::timestamp at time zone 'Asia/Seoul'` : sql``}
  ${search ? sql`and ${holdsWord(sql, owner, search)}` : sql``}`;

const holdsWord = (sql: Sql, owner: Owner, search: string) => sql`(
  position(lower(${search}) in lower(concat_ws(' ', r.reservation_number, u.name, r.guest_name, r.pet_name))) > 0${byPhone(sql, owner, search)})`;

/** Begins on that day or later, or is a stay that lasts until then; the first condition is for the index. */
const reaches = (sql: Sql, day: string) => sql`(
  lower(r.during) >= (${day}::date - ${MOST_NIGHTS}::int)::timestamp at time zone 'Asia/Seoul'
  and (lower(r.during) >= ${day}::date::timestamp at time zone 'Asia/Seoul' or r.end_date >= ${day}::date))`;

/** A business finds a guest by a part of the number, written as it is dialled or not. */
function byPhone(sql: Sql, owner: Owner, search: string) {
  const part = partOfPhone(search);
  if (!('businessId' in owner) || !part) return sql``;
  return sql` or position(${part} in coalesce(u.phone, r.guest_phone)) > 0`;
}

export function parse({ userId, guestName, guestPhone, status, paymentDueAt: payBy, ...read }: ReservationRow): Reservation {
  const user = guestName === null ? null : { id: userId, name: guestName, phone: guestPhone ?? '' };
  const { petId, petImage, petGender, petGrams, petType, petBirthday, ...row } = read;
  const { petName, petKind } = row;
  const petWeight = petGrams === null ? null : petGrams / 1_000;
  const pet = petName === null ? null : { id: petId, petImage, petName, petGender, petWeight, petType, petKind, petBirthday };
  const common = { ...row, user, pet };
  if (status !== ReservationStatus.paymentPending && payBy === null) return { ...common, status, payBy };
  if (status === ReservationStatus.paymentPending && payBy !== null) return { ...common, status, payBy };
  throw new Error(`the reservation ${row.id} has the status ${status} and is to be paid until ${payBy}`);
}
