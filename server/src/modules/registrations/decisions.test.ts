import { unwrap } from '../../platform/errors/result.ts';
import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, aHospital } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { operatorOf } from '../../testing/operator-acts.ts';
import type { ListingKind } from '../listings/index.ts';
import {
  aBusinessNumber,
  aForm,
  anApplicant,
  licence,
  logInAs,
  registrationOf,
  send,
  sendAgain,
  traces,
} from '../../testing/an-applicant.ts';

const server = withApp();
const address = '서울특별시 구로구 디지털로 300';
let made = 0;

/** Public, and nobody's: as an import leaves it. */
async function anUnowned(kind: ListingKind = 'hospital', name = `주인없는곳${(made += 1)}`) {
  const { listings } = server().services;
  return unwrap(await listings.addListing({ kind, name, address, phone: '+82215881234', ownerUserId: null }));
}

async function claimable(kind: string, search: string): Promise<{ id: string; name: string; address: string; contract: string | null }[]> {
  const query =
    'query ($kind: ListingKind!, $search: String!) { searchClaimableListings(kind: $kind, search: $search) { id name address contract } }';
  const { data, errors } = await gql<{ searchClaimableListings: never[] }>(server(), undefined, query, { kind, search });
  expect(errors).toEqual([]);
  return data.searchClaimableListings;
}

/** Every place where the public could meet a listing. */
async function publicTraces(name: string, id: string | null): Promise<string[]> {
  const app = server();
  const { data } = await gql<Record<string, { name: string }[]>>(
    app,
    undefined,
    `query ($name: String!) {
      searchHospitals(search: $name) { name }
      getHospitalsByPage(count: 100) { name }
      getHospitalPins(south: 33, west: 125, north: 39, east: 131) { pins { name } }
    }`,
    { name },
  );
  const listed = await rest<{ items: object[] }>(app, undefined, 'GET', '/hospital?count=100');
  const feed = await app.services.listings.listingFeed('hospital').entries({ part: 1, after: 0, count: 1_000 });
  const one = await gql(app, undefined, 'query ($id: ID!) { getHospital(id: $id) { name } }', { id });
  const found = { ...data, rest: listed.body.data.items, one: one.data, claims: await claimable('hospital', name) };
  const where = Object.entries(found)
    .filter(([, seen]) => JSON.stringify(seen).includes(name))
    .map(([place]) => place);
  return feed.some((entry) => String(entry.id) === id) ? [...where, 'sitemap'] : where;
}

test('an unapproved business is public nowhere, an approved one everywhere', async () => {
  const app = server();
  const operator = operatorOf(app);
  const at = { latitude: '37.4846', longitude: '126.8961' };
  const { token, email, registrationId } = await anApplicant(app, 'hospital', { hospitalName: '새로연동물병원', ...at });
  const { listingId } = (await registrationOf(app, token))!;
  expect(await publicTraces('새로연동물병원', listingId)).toEqual([]);
  const bookable = () => rest(app, undefined, 'GET', `/reservation/find?type=hospital&id=${listingId}`);
  expect((await bookable()).status).toBe(404);

  expect((await operator.list<{ id: number }>('registrations list')).map(({ id }) => id)).toContain(registrationId);
  unwrap(await operator.run('registrations approve', { registration: registrationId }));
  expect(await publicTraces('새로연동물병원', listingId)).toEqual([
    'searchHospitals',
    'getHospitalsByPage',
    'getHospitalPins',
    'rest',
    'one',
    'sitemap',
  ]);
  expect((await bookable()).status).toBe(200);
  expect(await logInAs(app, email)).toMatchObject({ state: 'OK', stateURL: '/bizpage/hospital' });
  expect(await registrationOf(app, token)).toMatchObject({ status: 'approved', reason: null });
  expect(await operator.run('registrations approve', { registration: registrationId })).toMatchObject({
    error: { code: 'ALREADY_DECIDED' },
  });
  expect(await operator.run('registrations reject', { registration: registrationId, reason: '다시' })).toMatchObject({
    error: { code: 'ALREADY_DECIDED' },
  });
  expect(await operator.run('registrations approve', { registration: 999_999 })).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('a refused business sees the reason, stays hidden and can register again', async () => {
  const app = server();
  const operator = operatorOf(app);
  const { token, email, registrationId } = await anApplicant(app, 'hospital', { hospitalName: '다시동물병원' });
  const { listingId } = (await registrationOf(app, token))!;
  expect(await operator.run('registrations reject', { registration: registrationId, reason: '  ' })).toMatchObject({
    error: { code: 'VALIDATION_FAILED' },
  });
  unwrap(await operator.run('registrations reject', { registration: registrationId, reason: '사업자등록증이 흐려요.' }));
  expect(await registrationOf(app, token)).toMatchObject({ status: 'rejected', reason: '사업자등록증이 흐려요.' });
  expect(await logInAs(app, email)).toMatchObject({ state: 'APPROVAL_PENDING' });
  expect(await publicTraces('다시동물병원', listingId)).toEqual([]);
  expect(await operator.run('listings approve', { listing: Number(listingId) })).toMatchObject({ error: { code: 'REGISTRATION_WAITS' } });

  const again = { registrationNumber: aBusinessNumber(), file: licence(), hospitalName: '다시온동물병원', address };
  expect((await sendAgain(app, token, again)).status).toBe(201);
  const mine = (await registrationOf(app, token))!;
  expect(mine).toMatchObject({ status: 'pending', listingId, listingName: '다시온동물병원' });
  unwrap(await operator.run('registrations approve', { registration: Number(mine.id) }));
  expect(await publicTraces('다시온동물병원', listingId)).toContain('searchHospitals');
  expect(await sendAgain(app, token, { ...again, file: licence() })).toMatchObject({
    status: 409,
    body: { error: { code: 'ALREADY_APPROVED' } },
  });
});

test('a refused business can claim a listing instead, and the listing it made is deleted', async () => {
  const app = server();
  const operator = operatorOf(app);
  const { token, id, registrationId } = await anApplicant(app, 'pharmacy');
  const before = (await registrationOf(app, token))!;
  unwrap(await operator.run('registrations reject', { registration: registrationId, reason: '이미 있는 약국이에요.' }));
  const wanted = await anUnowned('pharmacy');
  const sent = await sendAgain(app, token, { registrationNumber: aBusinessNumber(), file: licence(), pharmacyId: String(wanted) });
  expect(sent.status).toBe(201);
  expect(await app.db`select 1 from businesses where id = ${before.listingId}`).toHaveLength(0);
  unwrap(await operator.run('registrations approve', { registration: Number(sent.body.data.id) }));
  expect(await app.services.listings.listingOfOwner(app.db, 'pharmacy', id)).toMatchObject({ id: wanted, isPublic: true });
});

test('ownerless listings to claim are found by name and number', async () => {
  const app = server();
  const id = await anUnowned('hospital', '찾아보는동물병원');
  const found = [{ id: String(id), name: '찾아보는동물병원', address, contract: '+82215881234' }];
  for (const search of ['찾아보는', '구로구 찾아보는동물병원', 'ㅊㅇㅂㄴ']) expect(await claimable('hospital', search)).toEqual(found);
  expect(await claimable('hospital', '02-1588-1234')).toContainEqual(found[0]);
  for (const search of ['', ' ', '%', "' or 1=1 --", '<b>']) expect(await claimable('hospital', search)).toEqual([]);
  expect(await claimable('pharmacy', '찾아보는')).toEqual([]);
  const { registrationId } = await anApplicant(app, 'hospital', { hospitalId: String(id) });
  expect(await claimable('hospital', '찾아보는')).toEqual(found);
  unwrap(await operatorOf(app).run('registrations approve', { registration: registrationId }));
  expect(await claimable('hospital', '찾아보는')).toEqual([]);
});

test('a claimed listing is given to the claimant on approval, and opened to reservations', async () => {
  const app = server();
  const wanted = await anUnowned();
  const { id, token, registrationId } = await anApplicant(app, 'hospital', {
    hospitalId: String(wanted),
    hospitalName: undefined,
    address: undefined,
  });
  expect((await gql(app, token, '{ getMyHospital { name } }')).data).toEqual({ getMyHospital: null });
  expect(await registrationOf(app, token)).toMatchObject({ isClaim: true, listingId: String(wanted) });
  expect(await app.services.listings.findListing(app.db, 'hospital', wanted)).toMatchObject({ ownerUserId: null, isPublic: true });
  unwrap(await operatorOf(app).run('registrations approve', { registration: registrationId }));
  expect(await app.services.listings.findListing(app.db, 'hospital', wanted)).toMatchObject({ ownerUserId: id, allowReservation: true });
});

test.each<[string, () => Promise<string>, number, string]>([
  ['somebody else’s', async () => String((await aBusy()).id), 409, 'LISTING_TAKEN'],
  ['of another kind', async () => String(await anUnowned('pharmacy')), 404, 'NOT_FOUND'],
  [
    'not public yet',
    async () => (await registrationOf(server(), (await anApplicant(server(), 'hospital')).token))!.listingId!,
    404,
    'NOT_FOUND',
  ],
  ['unknown', async () => '987654321', 404, 'NOT_FOUND'],
  ['no id', async () => "1' or '1'='1", 404, 'NOT_FOUND'],
])('a claim of a listing that is %s is refused, and nothing is stored', async (_name, find, status, code) => {
  const app = server();
  const hospitalId = await find();
  const before = await traces(app);
  expect(await send(app, 'hospital', aForm('hospital', { hospitalId }))).toMatchObject({ status, body: { error: { code } } });
  expect(await traces(app)).toEqual(before);
});

test('of two claims of one listing, one is approved and the other refused with a reason', async () => {
  const app = server();
  const operator = operatorOf(app);
  const hospitalId = String(await anUnowned());
  const [one, two] = await Promise.all([anApplicant(app, 'hospital', { hospitalId }), anApplicant(app, 'hospital', { hospitalId })]);
  const acts = (await operator.acts()).length;
  expect(await operator.run('registrations approve', { registration: one.registrationId })).toMatchObject({
    ok: true,
    value: { refused: 1 },
  });
  expect(await registrationOf(app, two.token)).toMatchObject({ status: 'rejected', reason: expect.stringContaining('먼저 승인') });
  expect(await operator.run('registrations approve', { registration: two.registrationId })).toMatchObject({
    error: { code: 'ALREADY_DECIDED' },
  });
  expect((await operator.acts()).slice(acts)).toMatchObject([
    { act: 'registrations approve', details: { registrationId: one.registrationId } },
    { act: 'registrations reject', details: { registrationId: two.registrationId, approvedInstead: one.registrationId } },
  ]);
  expect(await logInAs(app, two.email)).toMatchObject({ state: 'APPROVAL_PENDING' });
});

test('of concurrent approvals of one listing exactly one succeeds', async () => {
  const app = server();
  const operator = operatorOf(app);
  const hospitalId = String(await anUnowned());
  const rivals = await Promise.all([1, 2, 3, 4].map(() => anApplicant(app, 'hospital', { hospitalId })));
  const answers = await Promise.all(
    rivals.map(({ registrationId }) => operator.run('registrations approve', { registration: registrationId })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const states = await Promise.all(rivals.map(async ({ token }) => (await registrationOf(app, token))!.status));
  expect(states.sort()).toEqual(['approved', 'rejected', 'rejected', 'rejected']);
});

test('one approved account of a kind is allowed per business number', async () => {
  const app = server();
  const operator = operatorOf(app);
  const registrationNumber = aBusinessNumber();
  const [one, two] = [
    await anApplicant(app, 'hospital', { registrationNumber }),
    await anApplicant(app, 'hospital', { registrationNumber }),
  ];
  const answers = await Promise.all(
    [one, two].map(({ registrationId }) => operator.run('registrations approve', { registration: registrationId })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const before = await traces(app);
  const third = await send(app, 'hospital', aForm('hospital', { registrationNumber }));
  expect(third).toMatchObject({
    status: 409,
    body: { error: { code: 'DUPLICATE_REGISTRATION_NUMBER' }, message: '이미 승인된 계정이 쓰고 있는 사업자등록번호예요.' },
  });
  expect(await traces(app)).toEqual(before);
  const elsewhere = await anApplicant(app, 'company', { registrationNumber });
  expect(await operator.run('registrations approve', { registration: elsewhere.registrationId })).toMatchObject({ ok: true });
});

test('of concurrent registrations of one account one is stored', async () => {
  const app = server();
  const { token } = await aHospital(app);
  const form = () => ({ registrationNumber: aBusinessNumber(), file: licence(), hospitalName: '함께동물병원', address });
  const answers = await Promise.all([1, 2, 3].map(() => sendAgain(app, token, form())));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('a waiting registration keeps others from being assigned or approved past it', async () => {
  const app = server();
  const operator = operatorOf(app);
  const { token, email } = await anApplicant(app, 'hospital');
  const acts = (await operator.acts()).length;
  const { listingId } = (await registrationOf(app, token))!;
  expect(await operator.run('listings approve', { listing: Number(listingId) })).toMatchObject({ error: { code: 'REGISTRATION_WAITS' } });
  expect(await operator.run('listings assign', { email, licence: 'any' })).toMatchObject({ error: { code: 'REGISTRATION_WAITS' } });
  expect(await operator.acts()).toHaveLength(acts);
});

test('a decision that cannot be logged is rolled back', async () => {
  const app = server();
  const { token, registrationId } = await anApplicant(app, 'hospital');
  await app.db`alter table operator_acts rename to operator_acts_gone`;
  await expect(operatorOf(app).run('registrations approve', { registration: registrationId })).rejects.toThrow('operator_acts');
  await app.db`alter table operator_acts_gone rename to operator_acts`;
  expect(await registrationOf(app, token)).toMatchObject({ status: 'pending' });
});

async function aBusy() {
  const owner = await aHospital(server());
  const id = unwrap(
    await server().services.listings.addListing({ kind: 'hospital', name: '주인있는병원', address, ownerUserId: owner.id }),
  );
  return { id };
}

test('a guardian’s look at registrations is refused', async () => {
  const app = server();
  const { token } = await anApplicant(app, 'hospital', { hospitalName: '숨은동물병원' });
  const { listingId } = (await registrationOf(app, token))!;
  const guardian = await aGuardian(app);
  const query = 'query ($id: ID!) { getHospital(id: $id) { name } }';
  expect((await gql(app, guardian.token, query, { id: listingId })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await gql(app, token, query, { id: listingId })).data).toEqual({ getHospital: { name: '숨은동물병원' } });
});
