import sharp from 'sharp';
import { gql, multipart, rest } from '../../testing/calls.ts';
import { aGuardian, newcomer } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import type { ListingKind } from '../listings/index.ts';
import { aBusinessNumber, aForm, anApplicant, licence, registrationOf, send, sendAgain, traces } from '../../testing/an-applicant.ts';

const server = withApp();
const kinds: ListingKind[] = ['hospital', 'pharmacy', 'company'];
const open = async (url: string) => (await server().http.inject(url)).statusCode;

test.each(kinds)('a registered %s can log in at once and waits for approval', async (kind) => {
  const app = server();
  const { token, state, stateURL } = await anApplicant(app, kind, { registrationNumber: '120-81-47521', [`${kind}Name`]: '  우리동네  ' });
  expect([state, stateURL]).toEqual(['APPROVAL_PENDING', '/bizpage']);
  const mine = await registrationOf(app, token);
  expect(mine).toMatchObject({
    status: 'pending',
    reason: null,
    isClaim: false,
    registrationNumber: '120-81-47521',
    listingName: '우리동네',
  });
  expect(await open(mine!.licenceUrl)).toBe(200);
  expect(await open(mine!.licenceUrl.replace(/\?.*/, ''))).toBe(404);
  const { body } = await rest<{ type: number }>(app, token, 'GET', '/user/me');
  expect(body.data.type).toBe(kinds.indexOf(kind) + 1);
  expect((await gql(app, token, '{ getMyPoint { point } }')).data).toEqual({ getMyPoint: { point: 0 } });
});

test.each<[string, () => Promise<Buffer>]>([
  ['JPEG', () => picture().jpeg().toBuffer()],
  ['PNG', () => picture().png().toBuffer()],
])('a %s of the licence is accepted', async (_name, draw) => {
  const app = server();
  const form = aForm('pharmacy', { file: await draw() });
  expect((await send(app, 'pharmacy', form)).status).toBe(201);
});

test('a company registers with all its fields', async () => {
  const app = server();
  const { token } = await anApplicant(app, 'company', {
    companyType: 'hotel',
    presentName: '최포근',
    presentContact: '010-9876-5432',
    agreeReservation: 'true',
    allowReservation: 'true',
    is24: 'true',
    hasParkingLot: 'false',
    humu: '연중무휴',
    kakaoplus: '_petcare',
    homepage: 'https://example.test',
    introduce: '<b>안녕</b>',
  });
  const { body } = await rest(app, token, 'GET', '/user/company');
  expect(body.data).toMatchObject({
    companyType: 'hotel',
    presentName: '최포근',
    presentContact: '+821098765432',
    agreeReservation: true,
    allowReservation: true,
    is24: true,
    hasParkingLot: false,
    humu: '연중무휴',
    kakaoplus: 'https://pf.kakao.com/_petcare',
    introduce: '<b>안녕</b>',
    email: null,
    state: 'pending',
  });
});

test('a new company takes its position from its address, where it is known', async () => {
  const app = server();
  const address = '서울특별시 강남구 테헤란로 152';
  await app.services.listings.addListing({
    kind: 'pharmacy',
    name: '같은건물약국',
    address: `${address} (역삼동)`,
    latitude: 37.5,
    longitude: 127.0365,
    ownerUserId: null,
  });
  const positionOf = async (given: Record<string, string>) => {
    const { token } = await anApplicant(app, 'company', given);
    return (await rest(app, token, 'GET', '/user/company')).body.data['address'];
  };
  expect(await positionOf({ address })).toMatchObject({ latitude: 37.5, longitude: 127.0365 });
  expect(await positionOf({ address, latitude: '37.51', longitude: '127.04' })).toMatchObject({ latitude: 37.51, longitude: 127.04 });
  expect(await positionOf({ address: '서울특별시 강남구 테헤란로 15' })).toMatchObject({ latitude: null, longitude: null });
});

const long = (length: number) => '가'.repeat(length);
test.each<[string, ListingKind, Record<string, string | undefined>, string]>([
  ['a wrong check digit', 'hospital', { registrationNumber: '123-45-67890' }, 'registrationNumber'],
  ['no number', 'hospital', { registrationNumber: undefined }, 'registrationNumber'],
  ['SQL for a number', 'company', { registrationNumber: "1208147521'; drop table registrations; --" }, 'registrationNumber'],
  ['a number in another script', 'pharmacy', { registrationNumber: '１２０-８１-４７５２１' }, 'registrationNumber'],
  ['too long a number', 'pharmacy', { registrationNumber: '1'.repeat(1_000) }, 'registrationNumber'],
  ['no email', 'hospital', { email: undefined }, 'email'],
  ['HTML for an email', 'hospital', { email: '<script>x@x.kr</script>' }, 'email'],
  ['a weak password', 'company', { password: 'abc' }, 'password'],
  ['a nickname of HTML', 'pharmacy', { nickname: '<i>약국' }, 'nickname'],
  ['no name of a person', 'hospital', { name: ' ' }, 'name'],
  ['no telephone number', 'hospital', { phone: 'x' }, 'phone'],
  ['no name of the listing', 'hospital', { hospitalName: undefined }, 'hospitalName'],
  ['spaces for a name', 'pharmacy', { pharmacyName: '   ' }, 'pharmacyName'],
  ['too long a name', 'company', { companyName: long(61) }, 'companyName'],
  ['no address', 'hospital', { address: undefined }, 'address'],
  ['too long an address', 'pharmacy', { address: long(201) }, 'address'],
  ['a postcode of letters', 'hospital', { postcode: 'abcde' }, 'postcode'],
  ['a place on the moon', 'hospital', { latitude: '0', longitude: '0' }, 'address'],
  ['half a place', 'hospital', { latitude: '37.5' }, 'address'],
  ['a latitude that is no number', 'hospital', { latitude: 'north', longitude: '127' }, 'latitude'],
  ['a wrong number to call', 'pharmacy', { contract: '12' }, 'contract'],
  ['no kind of company', 'company', { companyType: undefined }, 'companyType'],
  ['an unknown kind of company', 'company', { companyType: 'zoo' }, 'companyType'],
  ['reservations without agreeing', 'company', { allowReservation: 'true' }, 'agreeReservation'],
  ['hours that are no JSON', 'company', { businessHours: '{' }, 'businessHours'],
  ['hours of another shape', 'company', { businessHours: '[1,2]' }, 'businessHours'],
  ['hours of one day', 'company', { businessHours: '[{"weekday":0,"isClosed":true}]' }, 'businessHours'],
  ['a homepage that is a script', 'company', { homepage: 'javascript:alert(1)' }, 'homepage'],
  ['too long an introduction', 'company', { introduce: long(2_001) }, 'introduce'],
  ['no yes and no no', 'company', { is24: 'perhaps' }, 'is24'],
  ['a file that is text', 'hospital', { file: '%PDF-1.7' }, 'file'],
  ['no file', 'company', { file: undefined }, 'file'],
])('a registration with %s is refused, and nothing is stored', async (_name, kind, given, property) => {
  const app = server();
  const before = await traces(app);
  const answer = await send(app, kind, aForm(kind, given));
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
  expect(answer.body.errors!.map((error) => error.property)).toEqual([property]);
  expect(answer.body.message).toMatch(/[가-힣].*요\.$/);
  expect(await traces(app)).toEqual(before);
});

test('every broken rule is reported at once', async () => {
  const form = aForm('company', { email: 'x', registrationNumber: '1', companyName: '', presentContact: 'y' });
  const { body } = await send(server(), 'company', form);
  expect(body.errors!.map((error) => error.property).sort()).toEqual(['companyName', 'email', 'presentContact', 'registrationNumber']);
});

test.each<[string, File, number, string]>([
  [
    'a page that is called a PDF',
    new File(['<!doctype html><script>x()</script>'], 'licence.pdf', { type: 'application/pdf' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['nothing', new File([], 'licence.pdf', { type: 'application/pdf' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a PDF that begins like none',
    new File(['PDF-1.7 %PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a program', new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46])], 'licence.png', { type: 'image/png' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'half a picture',
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])], 'licence.png', { type: 'image/png' }),
    400,
    'UNREADABLE_IMAGE',
  ],
  ['more than 10 MB', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'licence.pdf'), 413, 'PAYLOAD_TOO_LARGE'],
])('a licence that is %s is refused, and nothing is stored', async (_name, file, status, code) => {
  const app = server();
  const before = await traces(app);
  expect(await send(app, 'hospital', aForm('hospital', { file }))).toMatchObject({ status, body: { error: { code } } });
  expect(await traces(app)).toEqual(before);
});

test('a file in JSON is refused', async () => {
  const app = server();
  const before = await traces(app);
  const body = { ...aForm('hospital'), file: { bytes: '%PDF-1.7', filename: 'x.pdf' } };
  expect(await rest(app, undefined, 'POST', '/user/register-hospital', body)).toMatchObject({ status: 415 });
  expect(await traces(app)).toEqual(before);
});

test('a taken email or nickname is refused, and no file is stored', async () => {
  const app = server();
  const known = await aGuardian(app);
  const before = await traces(app);
  const email = aForm('hospital', { email: known.email.toUpperCase() });
  expect(await send(app, 'hospital', email)).toMatchObject({ status: 409, body: { error: { code: 'DUPLICATE_EMAIL' } } });
  const nickname = aForm('pharmacy', { nickname: known.nickname });
  expect(await send(app, 'pharmacy', nickname)).toMatchObject({ status: 409, body: { error: { code: 'DUPLICATE_NICKNAME' } } });
  expect(await traces(app)).toEqual(before);
});

test('a text with NUL is refused, and no file is stored', async () => {
  const app = server();
  const before = await traces(app);
  const answer = await send(app, 'hospital', aForm('hospital', { hospitalName: `병원${String.fromCharCode(0)}` }));
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
  expect(await traces(app)).toEqual(before);
});

test.each(["로'; drop table users; --", '<img src=x onerror=alert(1)>', 'صيدلية', '动物医院 🐶'])(
  '%p is a name like any other',
  async (name) => {
    const app = server();
    const { token } = await anApplicant(app, 'hospital', { hospitalName: name, detailAddress: name });
    const { data } = await gql(app, token, '{ getMyHospital { name state address { detailAddress } } }');
    expect(data).toEqual({ getMyHospital: { name, state: 'pending', address: { detailAddress: name } } });
  },
);

test('a repeat with the same idempotency key registers once', async () => {
  const app = server();
  const { payload, headers } = await multipart(aForm('company'));
  const again = { ...headers, 'idempotency-key': 'join-once' };
  const post = () => rest<{ id: string }>(app, undefined, 'POST', '/user/register-company', payload, again);
  const [first, second] = [await post(), await post()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.data.id).toBe(first.body.data.id);
});

test('a second application, a guardian and an anonymous caller are refused', async () => {
  const app = server();
  const waiting = await anApplicant(app, 'hospital');
  const form = { registrationNumber: aBusinessNumber(), file: licence(), hospitalName: '또', address: '서울특별시 구로구 디지털로 1' };
  const before = await traces(app);
  expect(await sendAgain(app, waiting.token, form)).toMatchObject({ status: 409, body: { error: { code: 'REGISTRATION_PENDING' } } });
  const guardian = await aGuardian(app);
  expect(await sendAgain(app, guardian.token, form)).toMatchObject({ status: 403 });
  expect(await sendAgain(app, undefined, form)).toMatchObject({ status: 401 });
  expect(await gql(app, guardian.token, '{ getMyRegistration { id } }')).toMatchObject({ errors: [{ message: 'NO_ACCESS_PERMISSION' }] });
  expect(await gql(app, undefined, '{ getMyRegistration { id } }')).toMatchObject({ errors: [{ message: 'NO_ACCESS_TOKEN' }] });
  expect(await traces(app)).toMatchObject({ registrations: before.registrations, files: before.files });
});

test('an account type sent while joining as a guardian is refused', async () => {
  const person = { ...newcomer(), type: 1, accountType: 1, awaitsApproval: false };
  const { status, body } = await rest(server(), undefined, 'POST', '/user/register', person);
  expect([status, body.errors?.map(({ property }) => property)]).toEqual([400, ['type', 'accountType', 'awaitsApproval']]);
});

function picture() {
  return sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } });
}
