-- What a week of hours can't say (opening-hours.policy.ts, HoursExceptions): on public holidays, in the second
-- and fourth week, on 설 and 추석. Without it every other Sunday would be told as open, or hours be lost.
alter table businesses add column hours_exceptions jsonb check (jsonb_typeof(hours_exceptions) = 'object');

-- The licence for looking after animals covers both hotels and kindergartens; who looks for one does not want the other.
alter table businesses add column is_kindergarten boolean not null default false;
