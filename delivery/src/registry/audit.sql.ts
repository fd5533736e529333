import type { Database, Transaction } from '../platform/database.ts';

/**
 * One line of the log. `release` is the one that the act was about, live or in
 * canary after it; `previous` the one that it replaced; `note` says why, where
 * there is a why. Of a key that is granted or revoked, `package` is its scope, of a switch its owner.
 */
export type Act = {
  actor: string;
  act:
    'release' | 'canary' | 'promote' | 'rollback' | 'refuse' | 'grant' | 'revoke' | 'switch' | 'config' | 'preview' | 'discard' | 'sweep';
  package: string;
  release: string | null;
  previous: string | null;
  note: string | null;
};

export type LoggedAct = Act & { at: Date };

export async function insertAct(tx: Transaction | Database, { actor, act, package: name, release, previous, note }: Act): Promise<void> {
  await tx`
    insert into delivery.audit (actor, act, package, release, previous, note)
    values (${actor}, ${act}, ${name}, ${release}, ${previous}, ${note})`;
}

/** The log, oldest first: of one package or of all, no more than the last so many. */
export async function selectActs(sql: Database, name: string | null, last = 1000): Promise<LoggedAct[]> {
  return sql<LoggedAct[]>`
    select actor, act, package, release, previous, note, at from (
      select * from delivery.audit
      where ${name === null ? sql`true` : sql`package = ${name}`}
      order by id desc limit ${last}
    ) newest order by id`;
}
