import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withApp } from '../../testing/with-app.ts';
import { importListings, type ImportReport } from './import-listings.ts';
import { sources } from './sources.ts';

/** More than are written at once. */
const PLACES = 700;
const LAST = `B${PLACES - 1}`;

const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-batches-'))));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await server().db`truncate businesses cascade`;
  await server().db`select recount_listings()`;
});

async function bringIn(edition: string): Promise<ImportReport> {
  const path = join(folder, `${edition}.csv`);
  const rows = Array.from(
    { length: PLACES },
    (_none, index) =>
      `B${index},19950905,영업/정상,${edition}${index}동물병원,025551234,서울특별시 종로구 창경궁로 ${index + 1},03075,199947.1,453593.8,서울특별시 종로구 명륜2가 ${index + 1}`,
  );
  await writeFile(
    path,
    `관리번호,인허가일자,영업상태명,사업장명,전화번호,도로명주소,도로명우편번호,좌표정보(X),좌표정보(Y),지번주소\r\n${rows.join('\r\n')}\r\n`,
  );
  return importListings(server(), sources.hospitals, path);
}
const named = async (edition: string) => {
  const [row] = await server().db<
    [{ count: number }]
  >`select count(*) as count from businesses where is_public and name like ${`${edition}%`}`;
  return row.count;
};
const expectCounted = async () => {
  const counters = () =>
    server()
      .db`select kind, region_code, features, sum(count)::int as count from listing_counts group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`;
  const kept = await counters();
  await server().db`select recount_listings()`;
  expect(kept).toEqual(await counters());
};

test('an import saves a listing while an import that has written it writes others', async () => {
  const { db } = server();
  await bringIn('첫');
  const held = await db.reserve();
  await held`begin`;
  await held`select from businesses where licence_number = ${LAST} for update`;
  const importing = bringIn('둘');
  const isWaiting = async () =>
    (
      await db`select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
    union all select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    ).length > 0;
  while (!(await isWaiting())) await setTimeout(20);
  const [first] = await db`select name from businesses where licence_number = 'B0' for update nowait`;
  expect(first).toEqual({ name: '둘0동물병원' });
  await held`commit`;
  held.release();
  expect(await importing).toMatchObject({ inserted: 0, updated: PLACES });
  expect(await named('둘')).toBe(PLACES);
  await expectCounted();
});

test('an import leaves whole listings after an import that breaks off, and the next import writes the rest', async () => {
  const { db } = server();
  await db`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`;
  await db.unsafe(
    `create trigger refused before insert on businesses for each row when (new.licence_number = '${LAST}') execute function refuse()`,
  );
  await expect(bringIn('첫')).rejects.toThrow('the disk is full');
  const written = await named('첫');
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(PLACES);
  await expectCounted();
  await db`drop function refuse cascade`;
  expect(await bringIn('첫')).toMatchObject({ inserted: PLACES - written, updated: 0 });
  expect(await named('첫')).toBe(PLACES);
  await expectCounted();
});
