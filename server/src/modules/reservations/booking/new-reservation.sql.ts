import { seoulDate, seoulTime } from '@petcare/time';
import type { Sql } from '../../../platform/database/database.ts';
import type { Listing } from '../../listings/index.ts';
import type { ToldRow } from '../notices/notices.sql.ts';
import type { PetSnapshot } from './pet-snapshot.ts';
import { parse, type Reservation } from '../record/reservations.sql.ts';
import { ReservationStatus } from '../record/status.policy.ts';

/** The facts that a new reservation needs beside what is asked for. Its numbers are used by nothing else. */
export type ReservationFacts = {
  id: number;
  changeId: number;
  /** One for each side. */
  noticeIds: [number, number];
  /** Null when the account has gone meanwhile: the insert says so. */
  guestName: string | null;
  guestEmail: string | null;
  guestPhone: string | null;
  ownerEmail: string | null;
  ownerPhone: string | null;
  staffIds: number[];
  /** Null when the pet has been removed meanwhile. */
  petId: number | null;
  petImage: string | null;
};

export type NewReservation = {
  ahead: ReservationFacts;
  listing: Listing;
  reservationNumber: string;
  userId: number;
  seat: number | null;
  start: Date;
  end: Date;
  endDate: string | null;
  note: string;
  pet: PetSnapshot;
  price: number;
  images: string[];
  /** It begins with a payment to wait for until then; null begins as requested. */
  payBy: Date | null;
};

/** Read first, everything that is written can be sent at once. */
export async function readAhead(
  sql: Sql,
  { businessId, userId, petId }: { businessId: number; userId: number; petId: number | null },
): Promise<ReservationFacts> {
  const [row] = await sql<[ReservationFacts]>`
    select nextval('reservations_id_seq') as id, nextval('reservation_changes_id_seq') as change_id,
      array[nextval('reservation_notices_id_seq'), nextval('reservation_notices_id_seq')] as notice_ids,
      u.name as guest_name, u.email as guest_email, u.phone as guest_phone, o.email as owner_email, o.phone as owner_phone,
      p.id as pet_id, p.pet_image, array(select s.user_id from listing_staff s where s.business_id = ${businessId}) as staff_ids
    from (select) one left join account_contacts u on u.id = ${userId} left join listing_heads b on b.id = ${businessId}
      left join account_contacts o on o.id = b.owner_user_id left join pet_pictures p on p.id = ${petId}`;
  return row;
}

/** With its first step. Throws a violation of `reservations_slot_free` or `reservations_number_key`. */
export async function insertReservation(sql: Sql, reservation: NewReservation, now: Date): Promise<void> {
  const { ahead, listing, pet, payBy, start, end } = reservation;
  const { reservationNumber, userId, seat, endDate, note, price, images } = reservation;
  await sql`
    with made as (insert into reservations (id, reservation_number, business_id, user_id, status, payment_due_at, status_changed_at, seat,
      end_date, during, note, price, images, pet_id, pet_name, pet_kind, pet_type, pet_gender, pet_grams, pet_birthday, created_at, updated_at)
      overriding system value values (${ahead.id}, ${reservationNumber}, ${listing.id}, ${userId}, ${statusOf(payBy)}, ${payBy}, ${now}, ${seat},
        ${endDate}, tstzrange(${start}, ${end}), ${note}, ${price}, ${images}, ${ahead.petId}, ${pet.petName}, ${pet.petKind},
        ${pet.petType}, ${pet.petGender}, ${pet.petGrams}, ${pet.petBirthday}, ${now}, ${now}) returning id, status, during)
    insert into reservation_changes (id, reservation_id, status, by, starts_at, at) overriding system value
    select ${ahead.changeId}::bigint, id, status, 'guardian', lower(during), ${now}::timestamptz from made`;
}

/** As both sides are told of it. */
export function toldOf({ ahead, listing, reservationNumber, userId, start, endDate, pet }: NewReservation): ToldRow {
  const { id, changeId, guestEmail, guestPhone, ownerEmail, ownerPhone, staffIds, petId } = ahead;
  return {
    ...{ id, reservationNumber, reason: null, lastChangeId: changeId, petId, petName: pet.petName },
    ...{ startsAt: start.toISOString(), date: seoulDate(start), time: seoulTime(start), endDate },
    ...{ businessId: listing.id, businessKind: listing.kind, businessName: listing.name },
    ...{ guestId: userId, guestEmail, guestPhone, ownerId: listing.ownerUserId, ownerEmail, ownerPhone, staffIds },
  };
}

/** As `findReservation` reads it once it is written. */
export function asRead(reservation: NewReservation, now: Date): Reservation {
  const { ahead, listing, pet, payBy, start, end } = reservation;
  const { reservationNumber, userId, seat, endDate, note, price, images } = reservation;
  const at = now.toISOString();
  return parse({
    ...{ id: ahead.id, reservationNumber, businessId: listing.id, kind: listing.kind as Reservation['kind'], seat, endDate },
    ...{ status: statusOf(payBy), paymentDueAt: payBy?.toISOString() ?? null, createdAt: at, updatedAt: at },
    ...{ startsAt: start.toISOString(), endsAt: end.toISOString(), date: seoulDate(start), time: seoulTime(start) },
    ...{ note, price, images, ...pet, petId: ahead.petId, petImage: ahead.petImage },
    ...{ isByPhone: false, reason: null, confirmedAt: null, paid: null, refunded: null, refundState: null },
    ...{ userId, guestName: ahead.guestName, guestPhone: ahead.guestPhone },
  });
}

const statusOf = (payBy: Date | null) => (payBy ? ReservationStatus.paymentPending : ReservationStatus.requested);
