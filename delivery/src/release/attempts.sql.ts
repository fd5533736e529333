import type { Database, Transaction } from '../platform/database.ts';
import type { CanaryPlan, StoredRelease } from '../registry/registry.sql.ts';

/** The wish of a release's sender: what it is to become, and why. */
export type AttemptPlan = { canary?: CanaryPlan; preview?: { days: number }; note?: string };

/** A browser's findings in a mix. */
type SmokeLook = { mix: string; run: { faults: string[]; note: string } };

/** A checked release whose sender has yet to say the word; `outcome` is what came of it when they did. */
export type Attempt = StoredRelease & { id: string; actor: string; plan: AttemptPlan; looked: SmokeLook | null; outcome: object | null };

type AttemptRow = Omit<Attempt, 'looked'> & { mix: string | null; run: SmokeLook['run'] | null };

/** Keep a checked release for its sender's word; what nobody has said it for in a day is forgotten. */
export async function insertAttempt(
  tx: Transaction,
  { id, package: name, release, actor, plan, looked }: Omit<Attempt, 'manifest' | 'outcome'>,
): Promise<void> {
  await tx`delete from delivery.attempts where created_at < now() - interval '1 day'`;
  await tx`
    insert into delivery.attempts (id, package, release, actor, plan, mix, run)
    values (${id}, ${name}, ${release}, ${actor}, ${tx.json(plan)}, ${looked?.mix ?? null}, ${looked ? tx.json(looked.run) : null})`;
}

/** The attempt of this id at a package; null when there is none, or its sender has let so many minutes pass. */
export async function selectAttempt(sql: Database, name: string, id: string, minutes: number): Promise<Attempt | null> {
  const [row] = await sql<AttemptRow[]>`
    select a.id, a.package, a.release, r.manifest, a.actor, a.plan, a.mix, a.run, a.outcome
    from delivery.attempts a join delivery.releases r using (package, release)
    where a.id = ${id} and a.package = ${name} and (a.outcome is not null or a.created_at > now() - ${minutes} * interval '1 minute')`;
  if (!row) return null;
  const { mix, run, ...attempt } = row;
  return { ...attempt, looked: mix !== null && run !== null ? { mix, run } : null };
}

/** Write down what has become of an attempt, in the transaction that has moved it. */
export async function endAttempt(tx: Transaction, id: string, outcome: object): Promise<void> {
  await tx`update delivery.attempts set outcome = ${tx.json(outcome as Record<string, string>)} where id = ${id}`;
}
