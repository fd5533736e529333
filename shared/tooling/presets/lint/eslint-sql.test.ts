import { Linter } from 'eslint';
import { sqlRules } from './eslint-sql.js';

const problemsOf = (code: string) =>
  new Linter()
    .verify(code, { plugins: { sql: sqlRules }, rules: { 'sql/named-columns': 'error' } } as never)
    .map(({ messageId }) => messageId);

test.each([
  ['an insert of a row', 'sql`insert into users ${sql(row)}`'],
  ['an insert of rows that are made of others', 'sql`insert into users ${sql(rows.map((row) => ({ ...row })))}`'],
  ['an insert of a spread', 'sql`insert into users ${sql({ ...row, now })} returning id`'],
  ['an update', 'tx`update users set ${tx(change)} where id = ${id}`'],
  ['an update of what was there', 'sql`insert into a ${sql(row, "b")} on conflict (b) do update set ${sql(row)}`'],
])('%s without its columns is an error', (_what, code) => expect(problemsOf(code)).toEqual(['unnamed']));

test.each([
  ['a row with its columns', 'sql`insert into users ${sql(row, "name")}`'],
  ['a literal', 'sql`insert into users ${sql({ name, createdAt: now })}`'],
  ['the named part of a change', 'sql`update users set ${sql(namedPart(change, columns))}`'],
  ['a list of values', 'sql`select 1 from users where id in ${sql(ids)}`'],
  ['a name', 'sql`select ${sql(name)} from users`'],
])('%s is none', (_what, code) => expect(problemsOf(code)).toEqual([]));
