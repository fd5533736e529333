import { setTimeout } from 'node:timers/promises';
import { unwrap } from '../../platform/errors/result.ts';
import { gql, rest } from '../../testing/calls.ts';
import { operatorOf, type TypedValues } from '../../testing/operator-acts.ts';
import { aHospital, aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server(), '김운영');
const type = (line: string, values: TypedValues = {}) => operator().type(line, values);

async function aPharmacy(name: string, ownerUserId: number | null = null): Promise<number> {
  const { listings } = server().services;
  return unwrap(await listings.addListing({ kind: 'pharmacy', name, address: '서울특별시 종로구 창경궁로 1', ownerUserId }));
}
const PREMIUM = '{ getPremiumPharmaciesByPage(page: 1, count: 10) { name isPremium } getPremiumPharmaciesCount }';
const premiumNames = async () => {
  const { data } = await gql<{ getPremiumPharmaciesByPage: { name: string }[]; getPremiumPharmaciesCount: number }>(
    server(),
    undefined,
    PREMIUM,
  );
  expect(data.getPremiumPharmaciesCount).toBe(data.getPremiumPharmaciesByPage.length);
  return data.getPremiumPharmaciesByPage.map(({ name }) => name);
};
const found = async (search: string) => {
  const query = 'query($search: String) { searchPharmacies(search: $search, page: 1, count: 10) { name } }';
  const { data } = await gql<{ searchPharmacies: { name: string }[] }>(server(), undefined, query, { search });
  return data.searchPharmacies.map(({ name }) => name);
};
/** As the minute comes round. */
async function untilInstant(instant: string) {
  server().clock.set(instant);
  await server().runJob('follow-premium-days');
}

test('premium begins with its first day and ends after its last, by the clock alone, and moves nothing in a search', async () => {
  const [first, second] = [await aPharmacy('가로수약국'), await aPharmacy('나로수약국')];
  expect(await type(`premium give ${second}`, { from: '2026-11-25', to: '2026-11-26' })).toMatchObject({
    code: 0,
    said: expect.stringContaining('나로수약국을(를) 2026-11-25부터 2026-11-26까지'),
  });
  expect([await premiumNames(), await found('로수약국')]).toEqual([[], ['가로수약국', '나로수약국']]);
  await untilInstant('2026-11-24T14:59:59Z');
  expect(await premiumNames()).toEqual([]);
  await untilInstant('2026-11-24T15:00:00Z');
  expect([await premiumNames(), await found('로수약국')]).toEqual([['나로수약국'], ['가로수약국', '나로수약국']]);
  expect((await type('premium list')).said).toContain(`지금 · 2026-11-25 ~ 2026-11-26 · 업체 ${second} 나로수약국`);
  await untilInstant('2026-11-26T14:59:59Z');
  expect(await premiumNames()).toEqual(['나로수약국']);
  await untilInstant('2026-11-26T15:00:00Z');
  expect([await premiumNames(), await found('로수약국')]).toEqual([[], ['가로수약국', '나로수약국']]);
  expect((await type('premium list')).said).toContain('끝남');

  const { id } = unwrap(await operator().run<{ id: number }>('premium give', { listing: first, from: '2026-11-20', to: '2026-12-31' }));
  expect(await premiumNames()).toEqual(['가로수약국']);
  expect((await type(`premium take ${id}`)).code).toBe(0);
  expect(await premiumNames()).toEqual([]);
  expect(await type(`premium take ${id}`)).toEqual({ code: 1, said: '이 번호의 프리미엄이 없거나 이미 끝났어요.' });
  await untilInstant('2026-11-28T00:00:00Z');
  expect(await premiumNames()).toEqual([]);
});

test('premium that would overlap is refused, of two at once too, and a period may begin on the day after another', async () => {
  const listing = await aPharmacy('겹치는약국');
  const give = (from: string, to: string) => operator().run<{ id: number }>('premium give', { listing, from, to });
  const both = await Promise.all([give('2027-01-01', '2027-01-10'), give('2027-01-10', '2027-01-20')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    error: { code: 'PREMIUM_ALREADY', message: expect.stringContaining('이미 프리미엄') },
  });
  expect(await give('2027-01-21', '2027-01-31')).toMatchObject({ ok: true });
  const coming = unwrap(await give('2027-02-01', '2027-02-28'));
  unwrap(await operator().run('premium take', { premium: coming.id }));
  expect(await give('2027-02-10', '2027-02-11')).toMatchObject({ ok: true });
});

test.each([
  ['a listing that is not there', '999999', { from: '2027-03-01', to: '2027-03-02' }, '이 번호의 업체가 없거나'],
  ['an end before the beginning', '1', { from: '2027-03-02', to: '2027-03-01' }, '마지막 날은'],
  ['an end that is past', '1', { from: '2026-01-01', to: '2026-01-02' }, '마지막 날은'],
  ['more than a year', '1', { from: '2027-03-01', to: '2028-03-02' }, '마지막 날은'],
  ['a day that is none', '1', { from: '2027-02-30', to: '2027-03-02' }, '날짜를 YYYY-MM-DD'],
])('premium for %s is refused, with no line in the log', async (_what, listing, days, said) => {
  const before = (await operator().acts()).length;
  expect(await type(`premium give ${listing}`, days)).toMatchObject({ code: 1, said: expect.stringContaining(said) });
  expect(await operator().acts()).toHaveLength(before);
});

test('a hidden listing is found by operators and its owner alone until it is shown again, and its owner is told why', async () => {
  const owner = await aHospital(server());
  const { listings } = server().services;
  const draft = { kind: 'hospital', name: '가려질병원', address: '부산광역시 중구 중앙대로 1', ownerUserId: owner.id } as const;
  const id = unwrap(await listings.addListing(draft));
  const status = async () => (await gql(server(), undefined, `{ getHospital(id: "${id}") { name } }`)).errors.length;
  expect(await status()).toBe(0);
  expect((await type(`listings hide ${id}`, { reason: '사실과 다른 정보예요' })).code).toBe(0);
  expect(await status()).toBe(1);
  expect((await type('listings list 부산 --state hidden')).said).toMatch(/가려질병원 .* · 가림\n업체 1곳/);
  expect((await type(`listings show ${id}`)).said).toContain('가림');
  expect((await gql(server(), owner.token, '{ getMyHospital { state } }')).data).toEqual({ getMyHospital: { state: 'hidden' } });
  const { data } = await gql<{ getMyAlerts: { items: { text: string }[] } }>(server(), owner.token, '{ getMyAlerts { items { text } } }');
  expect(data.getMyAlerts.items[0]?.text).toBe('운영 정책에 따라 가려질병원이(가) 가려졌어요. 이유: 사실과 다른 정보예요');
  expect((await type(`listings hide ${id}`, { reason: '또' })).code).toBe(1);
  expect((await type(`listings restore ${id}`)).code).toBe(0);
  expect(await status()).toBe(0);
});

test('a locked account is logged out at once and is told why when it logs in, until it is unlocked', async () => {
  const who = await aGuardian(server());
  const me = async () => (await gql(server(), who.token, '{ getMyInfo { id } }')).errors[0]?.message;
  const logIn = async (password: string) =>
    (await rest(server(), undefined, 'POST', '/user/login', { email: who.email, password })).body.error?.code;
  expect(await me()).toBeUndefined();
  expect((await type(`users lock ${who.email}`, { reason: ' ' })).code).toBe(1);
  expect((await type(`users lock ${who.email}`, { reason: '계정을 도용했어요' })).code).toBe(0);
  // The process hears of it by a notice of the database.
  while ((await me()) === undefined) await setTimeout(20);
  expect(await me()).toBe('EXPIRED_TOKEN');
  expect([await logIn('petcare-1234'), await logIn('another-1234')]).toEqual(['ACCOUNT_LOCKED', 'INVALID_CREDENTIALS']);
  expect((await type('users list --locked')).said).toContain(`${who.email} · 가입 `);
  expect((await type(`users show ${who.id}`)).said).toMatch(/이용 정지 .*: 계정을 도용했어요/);
  expect((await type(`users lock ${who.id}`, { reason: '또' })).said).toBe('이미 이용이 정지된 회원이에요.');
  expect((await type(`users unlock ${who.id}`, { reason: '확인했어요' })).code).toBe(0);
  expect(await logIn('petcare-1234')).toBeUndefined();
});

test('an account is found by the beginning of its address or nickname, with nothing of where its holder lives', async () => {
  const who = await aGuardian(server());
  for (const text of [who.email.slice(0, -3).toUpperCase(), who.nickname.slice(0, -1), String(who.id)]) {
    const listed = await operator().list<{ id: number }>('users list', { text });
    expect([text, listed.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([who.id])]);
  }
  expect(await operator().list('users list', { text: '%' })).toEqual([]);
  expect(Object.keys(unwrap(await operator().run<object>('users show', { account: String(who.id) })))).not.toEqual(
    expect.arrayContaining(['phone']),
  );
});

test('what an operator says of the company is read by everybody, and taken back by an empty text', async () => {
  const read = async () => {
    server().clock.advance({ seconds: 11 });
    const query = '{ getSiteOwner { name registrationNumber email } }';
    return (await gql<{ getSiteOwner: object }>(server(), undefined, query)).data.getSiteOwner;
  };
  const nothing = { name: null, registrationNumber: null, email: null };
  expect(await read()).toEqual(nothing);
  const change = { name: '새로운\n회사', registrationNumber: '1208147521' };
  expect(await operator().run('company change', change)).toMatchObject({ ok: true });
  expect(await read()).toEqual({ ...nothing, name: '새로운 회사', registrationNumber: '120-81-47521' });
  for (const wrong of [{ registrationNumber: '1208147520' }, { email: 'nobody' }, { name: '가'.repeat(101) }, {}]) {
    expect(await operator().run('company change', wrong)).toMatchObject({ ok: false });
  }
  expect(await operator().run('company change', { name: '' })).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ name: null, registrationNumber: '120-81-47521' });
});

test('statistics count what has happened by day, week and month of Seoul, and days without anything', async () => {
  server().clock.set('2027-05-31T14:59:00Z');
  await aGuardian(server());
  server().clock.set('2027-05-31T15:00:00Z');
  await aGuardian(server());
  await aGuardian(server());
  const counted = async (by: string, from: string, to: string) =>
    (await operator().list<{ from: string; joinings: number }>('statistics list', { by, from, to })).map((one) => [one.from, one.joinings]);
  expect(await counted('day', '2027-05-30', '2027-06-01')).toEqual([
    ['2027-06-01', 2],
    ['2027-05-31', 1],
    ['2027-05-30', 0],
  ]);
  expect(await counted('week', '2027-05-24', '2027-06-01')).toEqual([
    ['2027-05-31', 3],
    ['2027-05-24', 0],
  ]);
  expect(await counted('month', '2027-05-01', '2027-06-01')).toEqual([
    ['2027-06-01', 2],
    ['2027-05-01', 1],
  ]);
  expect((await type('statistics list --from 2027-06-02 --to 2027-06-01')).code).toBe(1);
  expect((await type('statistics list --from 2027-06-01 --to 2027-06-01 --csv')).said).toBe(
    '"from","joinings","bookings","payments","paid","reviews","views"\r\n"2027-06-01","2","0","0","0","0","0"',
  );
});
