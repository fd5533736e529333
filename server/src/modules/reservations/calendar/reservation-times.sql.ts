import type { Sql } from '../../../platform/database/database.ts';
import type { TimeSetting } from '../record/slots.policy.ts';
import { defaultTimeSetting } from './time-setting.policy.ts';

export type Exclude = { id: number; startDate: string; endDate: string };
export type StoredTimeSetting = Omit<TimeSetting, 'excludes'> & { businessId: number; excludes: Exclude[] };

/** Of each of these its setting, the default one for a business that has set nothing. */
export async function settingsOf(sql: Sql, businessIds: readonly number[]): Promise<ReadonlyMap<number, StoredTimeSetting>> {
  const rows = await sql<StoredTimeSetting[]>`
    select business_id, term_type, term_start_date, term_end_date, time_type, time_start, time_end,
      saturday_reservation, saturday_time_setting, saturday_time_start, saturday_time_end,
      sunday_reservation, sunday_time_setting, sunday_time_start, sunday_time_end,
      launch_time_setting, launch_time_start, launch_time_end, slot_minutes, capacity,
      holiday_reservation, night_capacity, min_nights, max_nights, coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'startDate', e.start_date, 'endDate', e.end_date) order by e.start_date, e.id)
        from reservation_excludes e where e.business_id = t.business_id
      ), '[]') as excludes
    from reservation_times t where business_id = any(${[...businessIds]})`;
  const stored = new Map(rows.map((row) => [row.businessId, row]));
  return new Map(
    businessIds.map((businessId) => [businessId, stored.get(businessId) ?? { ...defaultTimeSetting, excludes: [], businessId }]),
  );
}

/** The default one for a business that has set nothing. */
export async function settingOf(sql: Sql, businessId: number): Promise<StoredTimeSetting> {
  return (await settingsOf(sql, [businessId])).get(businessId)!;
}

const settingColumns = [
  'termType',
  'termStartDate',
  'termEndDate',
  'timeType',
  'timeStart',
  'timeEnd',
  'saturdayReservation',
  'saturdayTimeSetting',
  'saturdayTimeStart',
  'saturdayTimeEnd',
  'sundayReservation',
  'sundayTimeSetting',
  'sundayTimeStart',
  'sundayTimeEnd',
  'launchTimeSetting',
  'launchTimeStart',
  'launchTimeEnd',
  'slotMinutes',
  'capacity',
  'holidayReservation',
  'nightCapacity',
  'minNights',
  'maxNights',
] as const;
const insertedColumns = [...settingColumns, 'businessId', 'updatedAt'] as const;
const updatedColumns = [...settingColumns, 'updatedAt'] as const;

/** Replaces the whole setting, its excludes too. */
export async function saveTimeSetting(sql: Sql, businessId: number, setting: TimeSetting, now: Date): Promise<void> {
  const { excludes, ...columns } = setting;
  const row = { ...columns, businessId, updatedAt: now };
  await sql`
    insert into reservation_times ${sql(row, ...insertedColumns)}
    on conflict (business_id) do update set ${sql({ ...columns, updatedAt: now }, ...updatedColumns)}`;
  await sql`delete from reservation_excludes where business_id = ${businessId}`;
  if (excludes.length === 0) return;
  const rows = excludes.map(({ startDate, endDate }) => ({ businessId, startDate, endDate }));
  await sql`insert into reservation_excludes ${sql(rows, 'businessId', 'startDate', 'endDate')}`;
}
