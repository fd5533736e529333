import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProgram, startServer, type ServerProcess } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import { importListings, listingSources } from '../registers/index.ts';

const PLACES = 800;
const POPULAR = 12;
const CALLERS = 16;

const server = withApp();
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-counts-'))));
afterAll(() => rm(folder, { recursive: true }));

/** A register in which everything has changed: names, features of the areas, and some are closed. */
async function aRegister(edition: number): Promise<string> {
  const path = join(folder, `${edition}.csv`);
  const rows = Array.from({ length: PLACES }, (_none, index) => {
    const isClosed = index >= POPULAR && (index + edition) % 5 === 0;
    const [district, position] = index % 2 === 0 ? ['종로구 창경궁로', '198500,453500'] : ['구로구 디지털로', '190000,443500'];
    return `P${index},19950905,${isClosed ? '폐업' : '영업/정상'},${edition}판 ${index}번째동물병원,025551234,서울특별시 ${district} ${index + 1},03075,${position},서울특별시 종로구 명륜2가 ${index + 1}`;
  });
  await writeFile(
    path,
    `관리번호,인허가일자,영업상태명,사업장명,전화번호,도로명주소,도로명우편번호,좌표정보(X),좌표정보(Y),지번주소\r\n${rows.join('\r\n')}\r\n`,
  );
  return path;
}

test('figures stay exact while two servers count, one is killed, and two imports run', async () => {
  const app = server();
  const { db } = app;
  await importListings(app, listingSources.hospitals, await aRegister(1));
  const popular = (
    await db<
      { id: number }[]
    >`select id from businesses where licence_number = any(${Array.from({ length: POPULAR }, (_none, index) => `P${index}`)}) order by id`
  ).map(({ id }) => id);
  expect(popular).toHaveLength(POPULAR);

  const servers = await Promise.all([startServer(app), startServer(app)]);
  running.push(...servers.map(({ child }) => child));
  const [doomed, lasting] = servers as [ServerProcess, ServerProcess];
  const imports = [await aRegister(2), await aRegister(3)].map((path) =>
    startProgram(app, 'modules/registers/main.ts', ['hospitals', path]),
  );
  running.push(...imports);
  const imported = Promise.all(imports.map(async (child) => ((await once(child, 'exit')) as [number])[0]));

  const clicks = { sent: new Map<number, number>(), answered: new Map<number, number>() };
  const visits = { sent: 0, answered: 0 };
  const add = (to: Map<number, number>, id: number) => to.set(id, (to.get(id) ?? 0) + 1);
  const refusals: unknown[] = [];
  let isOver = false;

  async function ask({ url, isAlive }: ServerProcess, field: string, id: number, type: string, network: string): Promise<boolean> {
    const body = JSON.stringify({ query: `mutation { is: ${field}(hospitalId: ${id}${type}) }` });
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      });
      const answer = (await response.json()) as { data?: { is: boolean }; errors?: unknown };
      if (answer.data?.is !== true) refusals.push(answer);
      return answer.data?.is === true;
    } catch (error) {
      if (isAlive()) refusals.push(error);
      return false;
    }
  }
  const caller = async (_none: unknown, index: number) => {
    const at = index % 2 === 0 ? doomed : lasting;
    for (let round = 0; !isOver && at.isAlive(); round += 1) {
      const id = popular[(index * 7 + round * 5) % POPULAR]!;
      const network = `10.${index}.${round >> 8}.${round & 255}`;
      add(clicks.sent, id);
      if (await ask(at, 'increaseHospitalClickCount', id, ', type: 1', network)) add(clicks.answered, id);
      visits.sent += 1;
      if (await ask(at, 'increaseHospitalVisitorCount', id, '', network)) visits.answered += 1;
    }
  };
  // What else writes to listings meanwhile.
  const reviewer = async () => {
    for (let round = 0; !isOver; round += 1) {
      await app.services.listings.updateReviewSummary(db, popular[round % POPULAR]!, {
        score: (round % 5) + 1,
        count: round,
        keyword: null,
      });
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  const reviewing = reviewer();
  // In the middle of an import.
  const isImporting = async () =>
    (
      await db`select from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`
    ).length > 0;
  while (visits.answered < 50 || !(await isImporting())) await setTimeout(50);
  doomed.child.kill('SIGKILL');
  expect(await imported).toEqual([0, 0]);
  isOver = true;
  await Promise.all([...callers, reviewing]);

  expect(refusals).toEqual([]);
  const kept = await db<
    { businessId: number; metric: string; count: number }[]
  >`select business_id, metric, sum(count)::int as count from business_daily_counts group by 1, 2`;
  for (const id of popular) {
    const count = kept.find((row) => row.businessId === id && row.metric === 'click.1')?.count ?? 0;
    expect(count).toBeGreaterThanOrEqual(clicks.answered.get(id) ?? 0);
    expect(count).toBeLessThanOrEqual(clicks.sent.get(id) ?? 0);
  }
  const visitors = kept.filter(({ metric }) => metric === 'visitor.guest').reduce((sum, { count }) => sum + count, 0);
  expect(visits.answered).toBeGreaterThan(0);
  expect(visitors).toBeGreaterThanOrEqual(visits.answered);
  expect(visitors).toBeLessThanOrEqual(visits.sent);
  const [seen] = await db<
    [{ visits: number; sums: number }]
  >`select (select count(*) from business_visits)::int as visits, (select sum(visits) from recent_visits)::int as sums`;
  expect(seen).toEqual({ visits: visitors, sums: visitors });

  const counters = () =>
    db`select kind, region_code, features, sum(count)::int as count from listing_counts group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`;
  const reckoned = await counters();
  await db`select recount_listings()`;
  expect(reckoned).toEqual(await counters());
});
