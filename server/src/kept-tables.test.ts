import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './platform/paths.ts';
import { actForgottenTables, everKeptTables, forgottenTables, ownedTables } from './testing/kept-tables.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();
const guide = readFileSync(join(paths.repository, 'docs/production.md'), 'utf8');
const [, section = ''] = guide.split('\n## What is kept for how long\n');
const rows = section.split('\n').filter((line) => line.startsWith('| '));
const named = (text: string, name: string) => text.includes(`\`${name}\``);

test('each table of the database is known by how long it keeps what is in it', async () => {
  const tables = await server().db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_version' order by 1`;
  const known = [...Object.keys(forgottenTables), ...actForgottenTables, ...everKeptTables, ...ownedTables];
  expect(known.sort()).toEqual(tables.map(({ name }) => name));
});

test('each job that forgets is declared, and each job whose name says that it forgets has a table', () => {
  const declared = server().jobs.map(({ name }) => name);
  const forgetting = Object.values(forgottenTables);
  expect(forgetting.filter((job) => !declared.includes(job))).toEqual([]);
  expect(declared.filter((job) => job.startsWith('forget-') && !forgetting.includes(job))).toEqual([]);
});

test('the guide says of each table with a job for how long it keeps what is in it, in the row that names the job', () => {
  const told = Object.entries(forgottenTables).filter(([table, job]) => rows.some((row) => named(row, table) && named(row, job)));
  expect(told).toEqual(Object.entries(forgottenTables));
});

test('the guide names each table that the next act of its owner empties, and each that is kept for ever', () => {
  expect(actForgottenTables.filter((table) => !rows.some((row) => named(row, table)))).toEqual([]);
  expect(everKeptTables.filter((table) => !named(section, table))).toEqual([]);
});
