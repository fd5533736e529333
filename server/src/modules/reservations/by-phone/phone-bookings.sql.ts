import type { Sql } from '../../../platform/database/database.ts';
import type { Hold } from '../record/hold.ts';
import { ReservationStatus } from '../record/status.policy.ts';

export type NewPhoneReservation = Omit<Hold, 'nights'> & {
  reservationNumber: string;
  businessId: number;
  guestName: string;
  /** E.164. */
  guestPhone: string;
  petName: string | null;
  petKind: string | null;
  note: string;
};

/** Confirmed from the start. Throws a violation of `reservations_slot_free` or `reservations_number_key`. */
export async function insertPhoneReservation(sql: Sql, { start, end, ...columns }: NewPhoneReservation, now: Date): Promise<number> {
  const { reservationNumber, businessId, guestName, guestPhone, seat, endDate, petName, petKind, note } = columns;
  const [row] = await sql<{ id: number }[]>`
    insert into reservations (reservation_number, business_id, is_by_phone, guest_name, guest_phone, status, status_changed_at,
      confirmed_at, seat, end_date, during, pet_name, pet_kind, note, created_at, updated_at)
    values (${reservationNumber}, ${businessId}, true, ${guestName}, ${guestPhone}, ${ReservationStatus.confirmed}, ${now},
      ${now}, ${seat}, ${endDate}, tstzrange(${start}, ${end}), ${petName}, ${petKind}, ${note}, ${now}, ${now})
    returning id`;
  return row!.id;
}

/**
 * All that the guest of a reservation booked at its business, those that begin last first: of an account its own and what was
 * booked by calls from its number, of a caller what was booked from that number.
 */
export async function listIdsOfGuest(sql: Sql, reservationId: number, count: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select r.id from reservations one
    left join account_contacts u on u.id = one.user_id
    join reservations r on r.business_id = one.business_id
      and (r.id = one.id or r.user_id = one.user_id or r.guest_phone = coalesce(u.phone, one.guest_phone))
    where one.id = ${reservationId} order by lower(r.during) desc, r.id desc limit ${count}`;
  return rows.map(({ id }) => id);
}
