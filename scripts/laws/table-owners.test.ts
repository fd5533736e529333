import { join } from 'node:path';
import { foreignTables, foreignTablesIn } from './table-owners.ts';

const file = 'server/src/modules/points/points.sql.ts';
const sql = (text: string) =>
  `import type { Sql } from './x.ts';\n/** Looks at users. */\nexport const read = (sql: Sql) => sql\`\n${text}\`;`;

test.each([
  ['select 1 from users', 4],
  ['select 1 from point_entries p\n  join users u on u.id = p.user_id', 5],
  ['select 1 from point_entries p, users u', 4],
  ['insert into users (id) values (1)', 4],
  ['update users set name = 1', 4],
  ['delete from point_entries p using users u', 4],
  ['truncate users', 4],
  ['with mine as (select 1 from users) select 1 from mine', 4],
])('the check of tables finds the table of another module in %p', (text, line) => {
  expect(foreignTablesIn(file, sql(text))).toEqual([`${file}:${line}: users belongs to accounts: ask its verbs or a view that it offers`]);
});

test.each(['select 1 from point_entries', 'select users.id from account_contacts users', 'select 1 -- from users'])(
  'the check of tables allows %p',
  (text) => {
    expect(foreignTablesIn(file, sql(text))).toEqual([]);
  },
);

test('each module names its own tables only', () => {
  expect(foreignTables(join(import.meta.dirname, '../..'))).toEqual([]);
});
