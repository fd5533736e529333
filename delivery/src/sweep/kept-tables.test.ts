import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../platform/paths.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

/** The tables whose rows end by time. */
const forgotten = ['attempts', 'compositions', 'outcomes', 'previews', 'reporters'];
/** The tables of which nothing is taken away: the log, and what it names. */
const everKept = ['audit', 'inputs', 'releases'];
/** The tables that are there as long as whoever edits them has them there. */
const owned = ['config', 'grants', 'keys', 'origins', 'pointers', 'secrets', 'switches'];

let house: FixtureHouse;
beforeAll(async () => {
  house = await aFixtureHouse();
});
afterAll(() => house.remove());

const guide = readFileSync(join(paths.repository, 'docs/production.md'), 'utf8');
const [, section = ''] = guide.split('\n## What is kept for how long\n');

test('each table of the delivery service is known by how long it keeps what is in it', async () => {
  const tables = await house.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'delivery' and table_type = 'BASE TABLE' and table_name <> 'schema_version' order by 1`;
  expect([...forgotten, ...everKept, ...owned].sort()).toEqual(tables.map(({ name }) => name));
});

test('the guide names each table of the delivery service whose rows end by time, and each that is kept for ever', () => {
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  expect(forgotten.filter((name) => !rows.some((row) => row.includes(`\`delivery.${name}\``)))).toEqual([]);
  expect(everKept.filter((name) => !section.includes(`\`delivery.${name}\``))).toEqual([]);
});
