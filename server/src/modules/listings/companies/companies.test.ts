import sharp from 'sharp';
import { multipart, rest } from '../../../testing/calls.ts';
import { aCompany, aGuardian, aHospital } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { anApplicant } from '../../../testing/an-applicant.ts';

const server = withApp();
type Answer = { companyId: string; companyName: string; images: string[]; businessHours: object[] | null } & Record<string, unknown>;
type Parts = Parameters<typeof multipart>[0];

const read = (token: string | undefined) => rest<Answer>(server(), token, 'GET', '/user/company');
async function change(token: string | undefined, parts: Parts) {
  const { payload, headers } = await multipart(parts);
  return rest<Answer>(server(), token, 'PATCH', '/user/company', payload, headers);
}
const picture = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const week = Array.from({ length: 7 }, (_, weekday) =>
  weekday === 0 ? { weekday, isClosed: true } : { weekday, isClosed: false, open: '10:00', close: '19:00' },
);

test('a company reads and changes its own profile, before it is approved too', async () => {
  const { token } = await anApplicant(server(), 'company', { companyName: '포근미용' });
  expect((await read(token)).body.data).toMatchObject({
    companyName: '포근미용',
    companyType: 'beauty',
    state: 'pending',
    businessHours: null,
    images: [],
  });
  const answer = await change(token, {
    companyName: '포근한미용',
    companyType: 'store',
    presentName: '최포근',
    presentContact: '010-1111-2222',
    agreeReservation: 'true',
    allowReservation: 'true',
    businessHours: JSON.stringify(week),
    humu: '일요일',
    email: 'hello@example.test',
    kakaoplus: 'pf.kakao.com/_x',
    address: '부산광역시 해운대구 해운대해변로 1',
    latitude: '35.16',
    longitude: '129.16',
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body.data).toMatchObject({
    companyName: '포근한미용',
    companyType: 'store',
    presentName: '최포근',
    presentContact: '+821011112222',
    agreeReservation: true,
    allowReservation: true,
    businessHours: week,
    humu: '일요일',
    email: 'hello@example.test',
    kakaoplus: 'https://pf.kakao.com/_x',
    address: { sido: '부산광역시', sigungu: '해운대구', latitude: 35.16 },
  });
  const cleared = await change(token, { humu: '', presentName: '', businessHours: '', agreeReservation: 'false' });
  expect(cleared.body.data).toMatchObject({
    companyName: '포근한미용',
    humu: null,
    presentName: null,
    businessHours: null,
    agreeReservation: false,
    allowReservation: false,
  });
});

test('pictures stay, go and come', async () => {
  const { token } = await anApplicant(server(), 'company');
  const two = (await change(token, { 'images[]': [await picture('red'), await picture('blue')] })).body.data.images;
  expect(two).toHaveLength(2);
  expect((await change(token, { humu: '월요일' })).body.data.images).toEqual(two);
  const mixed = (await change(token, { 'existImages[]': [two[1]!], 'images[]': [await picture('green')] })).body.data.images;
  expect(mixed).toEqual([two[1], expect.stringMatching(/^\/uploads\/images\//)]);
  expect((await change(token, { 'existImages[]': [''] })).body.data.images).toEqual([]);
});

test.each<[string, Parts, number, string]>([
  [
    'a picture of somebody else',
    { 'existImages[]': ['/uploads/images/00000000-0000-0000-0000-000000000000/800.webp'] },
    400,
    'existImages',
  ],
  ['a script for a picture', { 'existImages[]': ['javascript:alert(1)'] }, 400, 'existImages'],
  ['an empty name', { companyName: '' }, 400, 'companyName'],
  ['too long a name', { companyName: '가'.repeat(61) }, 400, 'companyName'],
  ['an unknown type', { companyType: 'zoo' }, 400, 'companyType'],
  ['a homepage that is a script', { homepage: 'javascript:alert(1)' }, 400, 'homepage'],
  ['half an address', { detailAddress: '2층' }, 400, 'address'],
  ['no telephone number', { presentContact: '<b>' }, 400, 'presentContact'],
  ['reservations without agreeing', { allowReservation: 'true' }, 400, 'agreeReservation'],
  ['a page for a picture', { 'images[]': [Buffer.from('<svg onload="x()">')] }, 415, ''],
])('%s is refused and changes nothing', async (_name, parts, status, property) => {
  const { token } = await anApplicant(server(), 'company');
  const before = (await read(token)).body.data;
  const answer = await change(token, { introduce: '바뀌면 안 돼요', ...parts });
  expect(answer.status).toBe(status);
  if (property) expect(answer.body.errors!.map((error) => error.property)).toEqual([property]);
  expect((await read(token)).body.data).toEqual(before);
});

test('more than ten pictures are refused', async () => {
  const { token } = await anApplicant(server(), 'company');
  const red = await picture('red');
  const ten = (await change(token, { 'images[]': Array.from({ length: 10 }, () => red) })).body.data.images;
  expect(await change(token, { 'existImages[]': ten, 'images[]': [red] })).toMatchObject({ status: 400 });
  expect((await read(token)).body.data.images).toEqual(ten);
});

test('only companies, and only their own', async () => {
  const app = server();
  for (const person of [await aGuardian(app), await aHospital(app)]) {
    expect([(await read(person.token)).status, (await change(person.token, { humu: 'x' })).status]).toEqual([403, 403]);
  }
  expect([(await read(undefined)).status, (await change(undefined, { humu: 'x' })).status]).toEqual([401, 401]);
  const { token } = await aCompany(app);
  expect([(await read(token)).status, (await change(token, { humu: 'x' })).status]).toEqual([404, 404]);
});
