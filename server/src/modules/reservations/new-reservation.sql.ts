import type { Sql } from '../../platform/database/database.ts';
import { sidesOf, type ToldRow, type WithSides } from './notices.sql.ts';
import type { PetSnapshot } from './pet-snapshot.ts';
import { columns, parse, type Reservation, type ReservationRow } from './reservations.sql.ts';
import { ReservationStatus } from './status.policy.ts';

export type NewReservation = {
  reservationNumber: string;
  businessId: number;
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

/** With its first step; as it is read, and as both sides are told of it. Throws a violation of `reservations_slot_free` or `reservations_number_key`. */
export async function insertReservation(
  sql: Sql,
  reservation: NewReservation,
  now: Date,
): Promise<{ reservation: Reservation; told: ToldRow }> {
  const { start, end, ...given } = reservation;
  const { reservationNumber, businessId, userId, seat, endDate, note, pet, price, images, payBy } = given;
  const status = payBy ? ReservationStatus.paymentPending : ReservationStatus.requested;
  const [row] = await sql<(ReservationRow & WithSides)[]>`
    with made as (insert into reservations (reservation_number, business_id, user_id, status, payment_due_at, status_changed_at, seat,
      end_date, during, note, price, images, pet_id, pet_name, pet_kind, pet_type, pet_gender, pet_grams, pet_birthday, created_at, updated_at)
      values (${reservationNumber}, ${businessId}, ${userId}, ${status}, ${payBy}, ${now}, ${seat}, ${endDate}, tstzrange(${start}, ${end}),
        ${note}, ${price}, ${images}, (select id from pet_pictures where id = ${pet.petId}), ${pet.petName}, ${pet.petKind}, ${pet.petType},
        ${pet.petGender}, ${pet.petGrams}, ${pet.petBirthday}, ${now}, ${now}) returning *),
    begun as (insert into reservation_changes (reservation_id, status, by, starts_at, at)
      select id, status, 'guardian', lower(during), ${now} from made returning id)
    select ${columns(sql)}, ${sidesOf(sql, sql`begun.id`)}
    from made r join listing_heads b on b.id = r.business_id left join account_contacts u on u.id = r.user_id
    left join account_contacts o on o.id = b.owner_user_id left join pet_pictures p on p.id = r.pet_id cross join begun`;
  const { sides, ...read } = row!;
  return { told: { ...read, ...sides }, reservation: parse(read) };
}
