import type { OutcomeStage } from '@petcare/contracts';
import type { Database } from '../platform/database.ts';

/** Outcomes of one release, one stage and one minute, added up. */
export type RolledUp = {
  package: string;
  release: string;
  minute: Date;
  stage: OutcomeStage;
  ok: boolean;
  count: number;
  milliseconds: number;
};

/** Outcomes of releases that nobody has stored are left out. */
export async function addOutcomes(sql: Database, rows: readonly RolledUp[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into delivery.outcomes as kept (package, release, minute, stage, ok, count, milliseconds)
    select given.*
    from jsonb_to_recordset(${sql.json(rows.map((row) => ({ ...row, minute: row.minute.toISOString() })))})
      as given(package text, release text, minute timestamptz, stage text, ok boolean, count int, milliseconds bigint)
    join delivery.releases using (package, release)
    order by 1, 2, 3, 4, 5
    on conflict (package, release, minute, stage, ok) do update
    set count = kept.count + excluded.count, milliseconds = kept.milliseconds + excluded.milliseconds`;
}

export async function forgetOutcomesBefore(sql: Database, time: Date): Promise<void> {
  await sql`delete from delivery.outcomes where minute < ${time}`;
}
