import { seoulDate, seoulTime } from '@petcare/time';
import type { Sql } from '../../../platform/database/database.ts';
import type { ReservationStatus } from '../record/status.policy.ts';

/** As much of a reservation as stands on a calendar. */
export type AgendaEntry = {
  id: number;
  status: ReservationStatus;
  date: string;
  time: string;
  startsAt: string;
  endsAt: string;
  /** The day on which a stay ends; null for a slot. */
  endDate: string | null;
  /** Null when the guest has withdrawn. */
  guest: string | null;
  petName: string | null;
  isByPhone: boolean;
};

type AgendaSpan = { staysFrom: Date; from: Date; to: Date; statuses: readonly ReservationStatus[]; most: number };

/**
 * Those that begin from one instant up to another, in that order, and stays that began up to `staysFrom` before and go on: by the
 * thousand, so that nothing else of them is read.
 */
export async function listBetween(
  sql: Sql,
  businessId: number,
  { staysFrom, from, to, statuses, most }: AgendaSpan,
): Promise<AgendaEntry[]> {
  const rows = await sql<Omit<AgendaEntry, 'date' | 'time'>[]>`
    select r.id, r.status, lower(r.during) as starts_at, upper(r.during) as ends_at, r.end_date,
      coalesce(u.name, r.guest_name) as guest, r.pet_name, r.is_by_phone
    from reservations r left join account_contacts u on u.id = r.user_id
    where r.business_id = ${businessId} and r.status = any(${[...statuses]})
      and lower(r.during) >= ${staysFrom} and lower(r.during) < ${to}
      and (lower(r.during) >= ${from} or (r.end_date is not null and upper(r.during) > ${from}))
    order by lower(r.during), r.id limit ${most}`;
  // PostgreSQL takes most of the query's time to write days and times of thousands, many of which begin together.
  const faces = new Map<string, Pick<AgendaEntry, 'date' | 'time'>>();
  return rows.map((row) => {
    let face = faces.get(row.startsAt);
    if (!face) {
      const start = Date.parse(row.startsAt);
      face = { date: seoulDate(start), time: seoulTime(start) };
      faces.set(row.startsAt, face);
    }
    return Object.assign(row, face);
  });
}
