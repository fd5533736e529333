import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';
import { isPlainName } from '../../listings/index.ts';
import { mayBeTold } from '../notices/callers.policy.ts';
import { aBookableHospital, MONDAY, update, type BookableHospital } from '../testing/a-bookable-hospital.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.example' }));
beforeEach(() => server().clock.set('2026-11-23T03:00:00Z'));

const MAKE = 'mutation($input: PhoneBookingInput!) { makeBookingByPhone(input: $input) { id } }';
type MadeBooking = { makeBookingByPhone: { id: string } };

async function called({ owner }: BookableHospital, phone: string, given: object = {}): Promise<string> {
  const input = { name: '박전화', phone, date: MONDAY, time: '09:00', ...given };
  return (await gql<MadeBooking>(server(), owner.token, MAKE, { input })).data.makeBookingByPhone.id;
}
async function textsTo(phone: string): Promise<string[]> {
  await server().runJob('send-letters');
  const answer = await fetch(`${sandbox().url}/sms/texts?to=${phone}`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
}
const opened = (method: 'GET' | 'POST', path: string) => server().http.inject({ method, url: path });
const SENTENCE =
  /^\[펫케어\] 구로동물병원에서 11월 30일 오전 9:00 예약을 등록했어요\. 모르는 예약이거나 문자를 그만 받으려면 알려 주세요\.\nhttps:\/\/petcare\.example(\/api\/client\/reservation\/messages\/[\w-]{20})$/;

test('who was booked by telephone gets sentences in which the business has written nothing', async () => {
  const hospital = await aBookableHospital(server());
  const id = await called(hospital, '010-5555-0001', { note: '지금 http://evil.example 로' });
  await update(server(), hospital.owner, { ids: [id], status: 4, reason: 'https://evil.example 에서 다시 예약하세요 '.repeat(5) });
  const texts = await textsTo('01055550001');
  expect(texts[0]).toMatch(SENTENCE);
  expect(texts[1]).toContain('구로동물병원에서 11월 30일 오전 9:00 예약을 취소했어요.');
  expect(texts.join()).not.toContain('evil');
});

test('who says no hears nothing more, of any business; opening the page alone says nothing', async () => {
  const hospital = await aBookableHospital(server());
  await called(hospital, '010-5555-0002');
  const [text = ''] = await textsTo('01055550002');
  const [, path = ''] = SENTENCE.exec(text) ?? [];
  const page = await opened('GET', path);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('예약 문자를 그만 받을까요?');
  await called(hospital, '010-5555-0002', { time: '09:30' });
  expect(await textsTo('01055550002')).toHaveLength(2);
  expect((await opened('POST', path)).body).toContain('더 보내지 않을게요');
  await called(await aBookableHospital(server()), '010-5555-0002');
  await called(hospital, '010-5555-0002', { time: '10:00' });
  expect(await textsTo('01055550002')).toHaveLength(2);
  expect((await opened('POST', '/api/client/reservation/messages/unknown')).statusCode).toBe(404);
});

test('a number gets three messages a day, and its bookings are made all the same', async () => {
  const hospital = await aBookableHospital(server());
  for (const time of ['09:00', '09:30', '10:00', '10:30']) expect(await called(hospital, '010-5555-0003', { time })).not.toBe('');
  expect(await textsTo('01055550003')).toHaveLength(3);
});

test.each([
  [{ isRefused: false, sentToNumber: 0, sentByBusiness: 0 }, true],
  [{ isRefused: true, sentToNumber: 0, sentByBusiness: 0 }, false],
  [{ isRefused: false, sentToNumber: 2, sentByBusiness: 29 }, true],
  [{ isRefused: false, sentToNumber: 3, sentByBusiness: 0 }, false],
  [{ isRefused: false, sentToNumber: 0, sentByBusiness: 30 }, false],
])('a caller with %j may be told: %s', (facts, may) => {
  expect(mayBeTold(facts)).toBe(may);
});

test.each([
  ['구로동물병원', true],
  ['24시 S동물의료센터 (본점)', true],
  ['Dr.멍 동물병원', true],
  ['싼약.com', false],
  ['구로동물병원 https://evil.example', false],
  ['www.evil 병원', false],
  ['구로 help@evil.kr', false],
  ['구로\n동물병원', false],
])('%j as a name of a business: %s', (name, isPlain) => {
  expect(isPlainName(name)).toBe(isPlain);
});
