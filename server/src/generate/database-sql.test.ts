import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../platform/paths.ts';
import { tableOwners } from '../table-owners.ts';
import { withApp } from '../testing/with-app.ts';
import { databaseSql, isCurrent } from './database-sql.ts';
import { listRelations } from './database-schema.sql.ts';

const server = withApp();
const committed = () => readFileSync(join(paths.server, 'database.sql'), 'utf8');

test('database.sql says what the migrations make (npm run generate writes it)', async () => {
  expect(committed()).toBe(await databaseSql(server().db));
});

test('database.sql is known to be out of date when a migration changes', () => {
  expect(isCurrent(committed())).toBe(true);
  expect(isCurrent(committed().replace(/Migrations: \w/, 'Migrations: x'))).toBe(false);
});

test('every table and view has an owner, and every owned one exists', async () => {
  const names = (await listRelations(server().db)).map(({ name }) => name);
  expect(Object.keys(tableOwners()).sort()).toEqual(names.sort());
});
