import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, aHospital, aVerifiedGuardian } from '../../testing/people.ts';
import { withApp, type TestApp } from '../../testing/with-app.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { importListings, listingSources } from '../registers/index.ts';
import { operatorOf } from '../../testing/operator-acts.ts';

const server = withApp();
const MINE = '{ getMyHospital { name state allowReservation } }';

async function importOne(app: TestApp, licence: string, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-export-'));
  const header = '관리번호,인허가일자,영업상태명,사업장명,전화번호,도로명우편번호,도로명주소,지번주소,좌표정보(X),좌표정보(Y)';
  const row = `${licence},1995-09-05,영업/정상,${name},36728441,03075,서울특별시 종로구 창경궁로 261,,199947.17,453593.82`;
  await writeFile(join(folder, 'export.csv'), `${header}\n${row}\n`);
  await importListings(app, listingSources.hospitals, join(folder, 'export.csv'));
  await rm(folder, { recursive: true });
}

test('an operator assigns an imported hospital to an account in place of its former one', async () => {
  const app = server();
  const operator = operatorOf(app);
  const owner = await aHospital(app);
  const first = { kind: 'hospital', name: '처음병원', address: '서울특별시', ownerUserId: owner.id } as const;
  const before = await app.services.listings.createListing(app.db, first);
  await importOne(app, '300000001019950002', '대학로동물병원');

  const assigned = await operator.run<{ id: number }>('listings assign', {
    email: owner.email.toUpperCase(),
    licence: '300000001019950002',
  });
  expect(assigned).toMatchObject({ ok: true });
  const { data } = await gql(app, owner.token, MINE);
  expect(data).toEqual({ getMyHospital: { name: '대학로동물병원', state: 'approved', allowReservation: true } });
  expect(await app.services.listings.findListing(app.db, 'hospital', before)).toMatchObject({ ownerUserId: null });
  expect(await operator.run('listings assign', { email: owner.email, licence: '300000001019950002' })).toMatchObject({
    value: { id: unwrap(assigned).id },
  });

  const other = await aHospital(app);
  expect(await operator.run('listings assign', { email: other.email, licence: '300000001019950002' })).toMatchObject({
    error: { code: 'LISTING_TAKEN' },
  });
  expect(await operator.run('listings assign', { email: other.email, licence: 'unknown' })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await operator.run('listings assign', { email: 'nobody@example.test', licence: '300000001019950002' })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  const guardian = await aGuardian(app);
  expect(await operator.run('listings assign', { email: guardian.email, licence: '300000001019950002' })).toMatchObject({
    error: { code: 'NOT_A_BUSINESS' },
  });
});

test('an operator approves a waiting listing; a refused act is not in the log', async () => {
  const app = server();
  const operator = operatorOf(app);
  const done = await operator.acts();
  const owner = await aHospital(app);
  const waiting = { kind: 'hospital', name: '기다림병원', address: '서울특별시', ownerUserId: owner.id } as const;
  const businessId = await app.services.listings.createListing(app.db, waiting);
  expect(await operator.run('listings approve', { listing: 999_999 })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await operator.run('listings approve', { listing: businessId })).toMatchObject({ ok: true });
  const { data } = await gql(app, owner.token, MINE);
  expect(data).toMatchObject({ getMyHospital: { state: 'approved' } });
  const acts = (await operator.acts()).slice(done.length);
  expect(acts).toEqual([{ act: 'listings approve', details: { businessId }, by: null, createdAt: app.clock.now().toISOString() }]);
  await expect(app.db`delete from operator_acts`).rejects.toThrow('append-only');
});

test('an operator cancels a payment in part and in whole, each with its line in the log; a refused one has none', async () => {
  const app = server();
  const operator = operatorOf(app);
  const who = await aVerifiedGuardian(app);
  await app.services.gifts.addGiftGroup({ name: '취소할 상품권', price: 2_000, stock: 1, image: null });
  const groups = await app.services.gifts.listGiftGroups({}, 'recent');
  const group = groups.ok && groups.value.find(({ name }) => name === '취소할 상품권');
  const bought = await rest<{ ordrIdx: string }>(app, who.token, 'POST', `/gift/item/${group && group.id}/purchase`, {
    price: 0,
    point: 2_000,
  });
  const { ordrIdx } = bought.body.data;
  const before = (await operator.acts()).length;
  expect(await operator.run('payments cancel', { order: ordrIdx, amount: 500, reason: '일부 환불 요청' })).toMatchObject({
    ok: true,
    value: { point: 500, amount: 0 },
  });
  for (const amount of [1_501, 0, -1]) {
    expect(await operator.run('payments cancel', { order: ordrIdx, amount, reason: '더 많이' })).toMatchObject({
      error: { code: 'NOT_REFUNDABLE' },
    });
  }
  expect(await operator.run('payments cancel', { order: 'nothing', amount: null, reason: '없는 주문' })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  expect(await operator.run('payments cancel', { order: ordrIdx, amount: null, reason: '나머지' })).toMatchObject({
    ok: true,
    value: { point: 1_500, amount: 0 },
  });
  expect((await operator.acts()).slice(before).map(({ act, details }) => [act, details['order'], details['point']])).toEqual([
    ['payments cancel', ordrIdx, 500],
    ['payments cancel', ordrIdx, 1_500],
  ]);
});

test('an operator checks a gift card and uses it once, with one line in the log that does not have its code', async () => {
  const app = server();
  const operator = operatorOf(app);
  const who = await aVerifiedGuardian(app);
  await app.services.gifts.addGiftGroup({ name: '쓸 상품권', price: 1_000, stock: 1, image: null });
  const groups = await app.services.gifts.listGiftGroups({}, 'recent');
  const group = groups.ok && groups.value.find(({ name }) => name === '쓸 상품권');
  await rest(app, who.token, 'POST', `/gift/item/${group && group.id}/purchase`, { price: 0, point: 1_000 });
  const { data } = await gql<{ getMyGiftsByPage: { code: string }[] }>(app, who.token, '{ getMyGiftsByPage { code } }');
  const { code } = data.getMyGiftsByPage[0]!;
  const before = (await operator.acts()).length;
  expect(await operator.run<{ name: string; problem: string | null }>('gifts check', { code: code.toLowerCase() })).toMatchObject({
    ok: true,
    value: { name: '쓸 상품권', problem: null },
  });
  const uses = await Promise.all([operator.run('gifts use', { code }), operator.run('gifts use', { code })]);
  expect(uses.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await operator.run('gifts use', { code })).toMatchObject({
    error: { code: 'GIFT_NOT_USABLE', message: expect.stringContaining('이미 쓴') },
  });
  expect(await operator.run<{ name: string; problem: string | null }>('gifts check', { code })).toMatchObject({
    ok: true,
    value: { problem: expect.stringContaining('이미 쓴') },
  });
  expect(await operator.run<{ name: string; problem: string | null }>('gifts check', { code: 'AAAA-AAAA-AAAA' })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  const acts = (await operator.acts()).slice(before);
  expect(acts.map(({ act }) => act)).toEqual(['gifts use']);
  expect(JSON.stringify(acts)).not.toContain(code);
});
