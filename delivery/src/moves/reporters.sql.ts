import type { Database, Transaction } from '../platform/database.ts';
import type { Visits } from './visits.ts';

/** A visitor whose pages report on a release: canaries are judged by how many of them are failing. */
export type Reporter = { package: string; release: string; visitor: string; address: string; failing: boolean };

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
