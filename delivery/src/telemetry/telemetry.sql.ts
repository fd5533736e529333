import type { OutcomeStage } from '@petcare/contracts';
import type { Database, Transaction } from '../platform/database.ts';

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
export type Reporter = { package: string; release: string; visitor: string; address: string; failing: boolean };
/** Distinct visitors of a release, and those of them whom something failed. */
export type Visits = { visitors: number; failing: number };

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

/** Count a visitor of a release, once; one address brings no more than `perAddress`. Whoever has failed once stays counted so. */
export async function addReporter(
  sql: Database,
  { package: name, release, visitor, address, failing }: Reporter,
  perAddress: number,
): Promise<void> {
  await sql`
    insert into delivery.reporters as kept (package, release, visitor, address, failing)
    select ${name}, ${release}, ${visitor}, ${address}, ${failing}
    where exists (select from delivery.reporters where package = ${name} and release = ${release} and visitor = ${visitor})
       or (select count(*) from delivery.reporters where package = ${name} and release = ${release} and address = ${address}) < ${perAddress}
    on conflict (package, release, visitor) do update set failing = kept.failing or excluded.failing`;
}

export async function countVisits(sql: Database, name: string, release: string): Promise<Visits> {
  const [row] = await sql<Visits[]>`
    select count(*)::int as visitors, count(*) filter (where failing)::int as failing
    from delivery.reporters where package = ${name} and release = ${release}`;
  return row ?? { visitors: 0, failing: 0 };
}

/** A new canary is compared from zero. */
export async function forgetReporters(tx: Transaction, name: string): Promise<void> {
  await tx`delete from delivery.reporters where package = ${name}`;
}

export async function forgetOutcomesBefore(sql: Database, time: Date): Promise<void> {
  await sql`delete from delivery.outcomes where minute < ${time}`;
}
