import { gql } from '../../../testing/calls.ts';
import { aCompany, aHospital, aPharmacy } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();
const address = '서울특별시 구로구 디지털로 300';

const people = { hospital: aHospital, pharmacy: aPharmacy, company: aCompany };
const types = { hospital: 'Hospital', pharmacy: 'Pharmacy', company: 'Company' };
type Kind = keyof typeof people;
type OwnListing = { id: string; name: string; introduce: string | null; timestamp: { updatedAt: string } };

async function anOwner(kind: Kind) {
  const owner = await people[kind](server());
  unwrap(await server().services.listings.addListing({ kind, name: '든든', address, ownerUserId: owner.id }));
  return owner;
}
const read = (kind: Kind, token: string, fields = '') =>
  gql<{ own: OwnListing & Record<string, unknown> }>(
    server(),
    token,
    `{ own: getMy${types[kind]} { id name introduce timestamp { updatedAt } ${fields} } }`,
  );
const save = (kind: Kind, token: string | undefined, input: object, fields = '') =>
  gql<{ own: OwnListing & Record<string, unknown> }>(
    server(),
    token,
    `mutation ($input: UpdateMy${types[kind]}Input!) { own: updateMy${types[kind]}(input: $input) { id name introduce timestamp { updatedAt } ${fields} } }`,
    { input },
  );
const properties = ({ errors }: Awaited<ReturnType<typeof save>>) => errors[0]?.extensions.errors?.map(({ property }) => property);
const DETAILS = '{ details: getMyCompanyDetails { presentName presentContact agreeReservation } }';

test('a company changes its profile and who stands for it, and is told of both', async () => {
  const { token } = await anOwner('company');
  const changed = await save('company', token, {
    isHotel: true,
    isStore: true,
    presentName: '최포근',
    presentContact: '010-1111-2222',
    agreeReservation: true,
    allowReservation: true,
    kakaoplus: 'pf.kakao.com/_x',
  });
  expect(changed.errors).toEqual([]);
  expect((await read('company', token, 'companyType isHotel isStore allowReservation kakaoplus')).data.own).toMatchObject({
    companyType: 'hotel',
    isHotel: true,
    isStore: true,
    allowReservation: true,
    kakaoplus: 'https://pf.kakao.com/_x',
  });
  expect((await gql(server(), token, DETAILS)).data).toEqual({
    details: { presentName: '최포근', presentContact: '+821011112222', agreeReservation: true },
  });
  // Who agrees no more takes no reservations either; the rest stays.
  expect((await save('company', token, { agreeReservation: false }, 'allowReservation')).data.own).toMatchObject({
    allowReservation: false,
  });
  expect((await save('company', token, { presentName: null })).errors).toEqual([]);
  expect((await gql(server(), token, DETAILS)).data).toEqual({
    details: { presentName: null, presentContact: '+821011112222', agreeReservation: false },
  });
});

test.each<[string, object, string]>([
  ['an empty name', { name: ' ' }, 'name'],
  ['no telephone number', { presentContact: '<b>' }, 'presentContact'],
  ['too long a name of who stands for it', { presentName: '가'.repeat(31) }, 'presentName'],
  ['reservations without agreeing', { allowReservation: true }, 'agreeReservation'],
  ['a picture from elsewhere', { facilityPicture: ['https://elsewhere.test/a.webp'] }, 'facilityPicture'],
])('a company is refused %s in Korean, and nothing is saved', async (_name, input, property) => {
  const { token } = await anOwner('company');
  const refused = await save('company', token, { introduce: '바뀌면 안 돼요', ...input });
  expect(properties(refused)).toEqual([property]);
  expect(refused.errors[0]?.message).toMatch(/요\.$/);
  expect((await read('company', token)).data.own).toMatchObject({ name: '든든', introduce: null });
});

test('only a company has a company, and one without a listing changes none', async () => {
  const hospital = await anOwner('hospital');
  expect((await read('company', hospital.token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await gql(server(), hospital.token, DETAILS)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await save('company', undefined, { name: 'x' })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { token } = await aCompany(server());
  expect((await gql(server(), token, `{ own: getMyCompany { id } details: getMyCompanyDetails { presentName } }`)).data).toEqual({
    own: null,
    details: null,
  });
  expect((await save('company', token, { name: 'x' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each<Kind>(['hospital', 'pharmacy', 'company'])(
  'of two who change the same %s at once one saves, and the other is told and changes nothing',
  async (kind) => {
    const { token } = await anOwner(kind);
    const readAt = (await read(kind, token)).data.own.timestamp.updatedAt;
    server().clock.advance({ minutes: 1 });
    const answers = await Promise.all(['하나', '둘'].map((introduce) => save(kind, token, { introduce, readAt })));
    expect(answers.map(({ errors }) => errors[0]?.extensions.code ?? 'saved').sort()).toEqual(['LISTING_CHANGED', 'saved']);
    const winner = answers.find(({ errors }) => errors.length === 0)!.data.own;
    expect((await read(kind, token)).data.own.introduce).toBe(winner.introduce);
    // With what is there by now, or without a word of it, it is saved.
    expect((await save(kind, token, { introduce: '셋', readAt: winner.timestamp.updatedAt })).data.own.introduce).toBe('셋');
    expect((await save(kind, token, { introduce: '넷' })).data.own.introduce).toBe('넷');
  },
);

test('a hospital says its trade and its area, which everybody is shown', async () => {
  const { token } = await anOwner('hospital');
  const { data } = await save('hospital', token, { gubun: ' 동물병원 ', size: 132.5, email: 'hello@example.test' });
  const shown = await gql<{ getHospital: object }>(server(), undefined, 'query ($id: ID!) { getHospital(id: $id) { gubun size email } }', {
    id: data.own.id,
  });
  expect(shown.data.getHospital).toEqual({ gubun: '동물병원', size: 132.5, email: 'hello@example.test' });
  for (const input of [{ size: 0 }, { size: -1 }, { size: 100_001 }])
    expect(properties(await save('hospital', token, input))).toEqual(['size']);
  expect(properties(await save('hospital', token, { gubun: '가'.repeat(31) }))).toEqual(['gubun']);
  expect((await save('hospital', token, { gubun: null, size: null }, 'gubun size')).data.own).toMatchObject({ gubun: null, size: null });
});

test.each([
  ['Tokyo', 35.68, 139.76],
  ['Fukuoka', 33.59, 130.4],
  ['Tsushima', 34.41, 129.33],
  ['Pyongyang', 39.02, 125.75],
])('a pin in %s is refused', async (_place, latitude, longitude) => {
  const { token } = await anOwner('pharmacy');
  const refused = await save('pharmacy', token, { address: { address, latitude, longitude } });
  expect(properties(refused)).toEqual(['address']);
});

test.each([
  ['Marado', 33.12, 126.27],
  ['Dokdo', 37.24, 131.87],
  ['Baengnyeongdo', 37.97, 124.72],
  ['Busan', 35.08, 129.07],
])('a pin on %s is saved', async (_place, latitude, longitude) => {
  const { token } = await anOwner('pharmacy');
  expect((await save('pharmacy', token, { address: { address, latitude, longitude } })).errors).toEqual([]);
});
