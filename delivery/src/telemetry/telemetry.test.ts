import type { Outcome } from '@petcare/contracts';
import { selectActs } from '../registry/audit.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { judgeCanaries } from './judge.ts';
import { countVisits } from '../moves/reporters.sql.ts';

const name = 'mf-search';
let house: FixtureHouse;
let delivery: FixtureDelivery;
let stable: string;
let canary: string;
let addresses = 0;

beforeEach(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  stable = (await releasePackage(house, name)).release;
  await house.edit(name, 'mf-search 2');
  canary = (await releasePackage({ ...house, canary: { share: 50, minutes: 30, budget: 2 } }, name)).release;
  delivery = await aDelivery(house);
});
afterEach(async () => {
  await delivery.close();
  await house.remove();
});

type Visitor = { cookie: string; release: string; address: string };

/** Somebody who opens the site; asks again until the wanted release is theirs. */
async function aVisitor(wanted: string, address = `10.0.0.${(addresses += 1)}`): Promise<Visitor> {
  for (;;) {
    const { headers, body } = await delivery.app.inject({ url: '/hospital', remoteAddress: address });
    const { remotes } = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? '') as { remotes: Record<string, { release: string }> };
    if (remotes[name]?.release === wanted) return { cookie: String(headers['set-cookie']).split(';')[0] ?? '', release: wanted, address };
  }
}

const anOutcome = (change: Partial<Outcome>): Outcome => ({
  package: name,
  release: canary,
  stage: 'load',
  ok: true,
  milliseconds: 120,
  ...change,
});

async function report(visitor: Visitor, outcomes: object[]) {
  return delivery.app.inject({
    method: 'POST',
    url: '/telemetry',
    remoteAddress: visitor.address,
    headers: { cookie: visitor.cookie },
    payload: { composition: '0123456789', outcomes },
  });
}

async function visits(release: string, failing: number, good: number): Promise<void> {
  for (let turn = 0; turn < failing + good; turn += 1) {
    const visitor = await aVisitor(release);
    expect((await report(visitor, [anOutcome({ release, ok: turn >= failing })])).statusCode).toBe(204);
  }
  await delivery.collector.flush();
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const pointer = async () => (await selectLiveReleases(house.sql)).find((row) => row.package === name);
const outcomes = async () => house.sql`select release, stage, ok, count::int, milliseconds::int from delivery.outcomes order by stage, ok`;

test('the collector of reports adds up outcomes by the minute, also over several writes', async () => {
  const visitor = await aVisitor(canary);
  await report(visitor, [
    anOutcome({}),
    anOutcome({ milliseconds: 80 }),
    anOutcome({ stage: 'mount', ok: false, milliseconds: 10_000, reason: 'late' }),
  ]);
  await delivery.collector.flush();
  await report(visitor, [anOutcome({ milliseconds: 100 })]);
  await delivery.collector.flush();
  const rows = await outcomes();
  const loads = rows.filter(({ stage }) => stage === 'load');
  expect(loads.reduce((sum, row) => sum + row['count'], 0)).toBe(3);
  expect(loads.reduce((sum, row) => sum + row['milliseconds'], 0)).toBe(300);
  expect(rows.find(({ stage }) => stage === 'mount')).toMatchObject({ release: canary, ok: false, count: 1 });
});

test.each<[string, object[]]>([
  ['nothing', []],
  ['too much', Array.from({ length: 41 }, () => anOutcome({}))],
  ['a path for a package', [anOutcome({ package: '../shell' as 'shell' })]],
  ['a stage that is none', [{ ...anOutcome({}), stage: 'explode' }]],
  ['a negative time', [anOutcome({ milliseconds: -1 })]],
  ['an unknown property', [{ ...anOutcome({}), html: '<b>' }]],
])('the collector of reports refuses a report with %s', async (_, given) => {
  const visitor = await aVisitor(canary);
  expect((await report(visitor, given)).statusCode).toBe(400);
  await delivery.collector.flush();
  expect(await outcomes()).toHaveLength(0);
});

test('the collector of reports accepts a full report of the longest reasons', async () => {
  const visitor = await aVisitor(canary);
  const full = Array.from({ length: 40 }, () => anOutcome({ ok: false, milliseconds: 600_000, reason: '값'.repeat(200) }));
  expect((await report(visitor, full)).statusCode).toBe(204);
  await delivery.collector.flush();
  expect(await outcomes()).toMatchObject([{ ok: false, count: 40 }]);
});

test('the collector of reports stores nothing about releases that are not given out', async () => {
  await report(await aVisitor(canary), [anOutcome({ release: '0123456789ab' }), anOutcome({ package: 'mf-nobody' as 'mf-search' })]);
  await delivery.collector.flush();
  expect(await outcomes()).toHaveLength(0);
});

test('the collector of reports limits the reports of one address', async () => {
  const visitor = await aVisitor(canary);
  const codes = new Set<number>();
  for (let turn = 0; turn < 301; turn += 1) codes.add((await report(visitor, [anOutcome({})])).statusCode);
  expect(codes).toEqual(new Set([204, 429]));
});

test('the collector of reports counts a visitor once, however often they report', async () => {
  const visitor = await aVisitor(canary);
  for (const ok of [true, false, true, false]) await report(visitor, [anOutcome({ ok })]);
  await delivery.collector.flush();
  await report(visitor, [anOutcome({ ok: true })]);
  await delivery.collector.flush();
  expect(await countVisits(house.sql, name, canary)).toEqual({ visitors: 1, failing: 1 });
});

test('the collector of reports counts no report about another release than the visitor’s, or without a visitor cookie', async () => {
  await report(await aVisitor(stable), [anOutcome({ release: canary, ok: false })]);
  await report({ cookie: `petcare-visitor=${'0'.repeat(32)}.${'A'.repeat(22)}`, release: canary, address: '10.9.9.9' }, [
    anOutcome({ ok: false }),
  ]);
  await delivery.collector.flush();
  expect(await countVisits(house.sql, name, canary)).toEqual({ visitors: 0, failing: 0 });
});

test('the collector of reports counts a few visitors of one address only, so that it cannot end a canary', async () => {
  for (let turn = 0; turn < 20; turn += 1) await report(await aVisitor(canary, '10.1.1.1'), [anOutcome({ ok: false })]);
  await visits(canary, 0, 10);
  expect((await countVisits(house.sql, name, canary)).failing).toBe(3);
  await judgeCanaries(house.sql, inMinutes(5));
  expect(await pointer()).toMatchObject({ release: stable, canary: { release: canary } });
});

test('a canary that exceeds its budget is rolled back', async () => {
  await visits(stable, 1, 11);
  await visits(canary, 6, 6);
  await Promise.all([judgeCanaries(house.sql, new Date()), judgeCanaries(house.sql, new Date())]);
  expect(await pointer()).toMatchObject({ release: stable, canary: null });
  const acts = (await selectActs(house.sql, name)).filter(({ act }) => act === 'rollback');
  expect(acts).toMatchObject([
    { actor: 'automatic', release: stable, previous: canary, note: expect.stringContaining('6 of 12 visitors failing') },
  ]);
});

test('a canary within its budget is promoted after its time, not before', async () => {
  await visits(stable, 0, 10);
  await visits(canary, 0, 10);
  await judgeCanaries(house.sql, inMinutes(29));
  expect(await pointer()).toMatchObject({ release: stable, canary: { release: canary } });
  await judgeCanaries(house.sql, inMinutes(31));
  expect(await pointer()).toMatchObject({ release: canary, previous: stable, canary: null });
});
