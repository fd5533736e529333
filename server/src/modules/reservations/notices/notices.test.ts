import { gql } from '../../../testing/calls.ts';
import { aGuardian, logIn, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { aBookableHospital, askToMove, booked, cancel, MONDAY, SET_TIME, TUESDAY, update } from '../testing/a-bookable-hospital.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.example' }));
const NOON = '2026-11-23T03:00:00Z';
beforeEach(() => server().clock.set(NOON));

type Letter = { subject: string; text: string };
const tell = () => server().runJob('send-letters');
const follow = () => server().runJob('follow-reservations');
const read = async <T>(path: string) => (await fetch(`${sandbox().url}${path}`)).json() as Promise<T[]>;
const lettersTo = ({ email }: Person) => read<Letter>(`/mail/letters?to=${encodeURIComponent(email)}`);
const textsTo = (phone: string) => read<{ text: string; key: string }>(`/sms/texts?to=${phone}`);
const subjectsTo = async (person: Person) => (await lettersTo(person)).map(({ subject }) => subject);
const LIST = '{ getMyReservationNotices { id title path isRead } getMyReservationNoticeCount(unreadOnly: true) }';
type NoticeList = { getMyReservationNotices: { id: string; title: string; isRead: boolean }[]; getMyReservationNoticeCount: number };
const listOf = async (token: string) => (await gql<NoticeList>(server(), token, LIST)).data;

test('a notice tells both sides of a request, and the guest of the answer with its reason, once by jobs at once', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app, { name: '김보호', phone: '010-7777-1001' })];
  const id = await booked(app, guest, hospital);
  await Promise.all([tell(), tell(), tell()]);
  expect(await subjectsTo(hospital.owner)).toEqual(['[펫케어] 새 예약 신청이 들어왔어요']);
  await update(app, hospital.owner, { ids: [id], status: 1 });
  await Promise.all([tell(), tell()]);
  await update(app, hospital.owner, { ids: [id], status: 4, reason: '원장님이 아파요.' });
  await tell();
  await tell();
  const letters = await lettersTo(guest);
  expect(letters.map(({ subject }) => subject)).toEqual([
    '[펫케어] 구로동물병원에 예약을 신청했어요',
    '[펫케어] 구로동물병원 예약이 확정되었어요',
    '[펫케어] 구로동물병원에서 예약을 취소했어요',
  ]);
  expect(letters[2]!.text).toContain('11월 30일 오전 9:00 예약을 업체에서 취소했어요.\n사유: 원장님이 아파요.');
  expect(letters[2]!.text).toContain('https://petcare.example/mypage/reservation');
  const texts = await textsTo('01077771001');
  expect(texts.map(({ text }) => text.split('\n')[0])).toEqual([
    '[펫케어] 구로동물병원 11월 30일 오전 9:00 예약이 확정되었어요.',
    '[펫케어] 확정되었던 구로동물병원 11월 30일 오전 9:00 예약을 업체에서 취소했어요.',
  ]);
  expect(new Set(texts.map(({ key }) => key)).size).toBe(2);
});

test('a notice tells nobody of a change that was rolled back, and of a bulk change each guest', async () => {
  const app = server();
  const [hospital, one, other] = [await aBookableHospital(app), await aGuardian(app), await aGuardian(app)];
  const ids = [await booked(app, one, hospital), await booked(app, other, hospital, '09:30')];
  await update(app, hospital.owner, { ids: [...ids, '999999'], status: 1 });
  await update(app, hospital.owner, { ids, status: 1 });
  await tell();
  const confirmed = '[펫케어] 구로동물병원 예약이 확정되었어요';
  expect((await subjectsTo(one)).slice(1)).toEqual([confirmed]);
  expect((await subjectsTo(other)).slice(1)).toEqual([confirmed]);
});

test('a notice tells the business of a cancellation, and the guest of a move', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  const id = await booked(app, guest, hospital);
  await update(app, hospital.owner, { ids: [id], status: 1, date: MONDAY, time: '11:00' });
  await cancel(app, guest, id);
  await tell();
  expect(await subjectsTo(guest)).toContain('[펫케어] 구로동물병원 예약 시간이 바뀌었어요');
  expect((await lettersTo(hospital.owner)).at(-1)).toMatchObject({
    subject: '[펫케어] 예약이 취소되었어요',
    text: expect.stringContaining('11월 30일 오전 11:00 예약을 취소했어요'),
  });
});

test('a guest is reminded the day before at six, once for each slot, of what was not changed since', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  const early = await booked(app, guest, hospital);
  const late = await booked(app, guest, hospital, '10:00');
  await update(app, hospital.owner, { ids: [early], status: 1 });
  await booked(app, guest, hospital, '11:00');
  const remindersOf = async () =>
    (await listOf(await logIn(app, guest))).getMyReservationNotices.filter(({ title }) => title.startsWith('내일'));
  app.clock.set('2026-11-29T08:59:00Z');
  await follow();
  expect(await remindersOf()).toEqual([]);
  app.clock.set('2026-11-29T09:01:00Z');
  await update(app, { ...hospital.owner, token: await logIn(app, hospital.owner) }, { ids: [late], status: 1 });
  await Promise.all([follow(), follow()]);
  await follow();
  expect(await remindersOf()).toHaveLength(1);
});

test('a review is asked for the day after a visit, with the day and the business filled in', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  const id = await booked(app, guest, hospital);
  await update(app, hospital.owner, { ids: [id], status: 1 });
  app.clock.set('2026-11-30T05:00:00Z');
  await update(app, { ...hospital.owner, token: await logIn(app, hospital.owner) }, { ids: [id], status: 2 });
  await follow();
  app.clock.set('2026-12-01T02:00:00Z');
  await follow();
  await follow();
  await tell();
  const [letter, ...rest] = (await lettersTo(guest)).filter(({ subject }) => subject.includes('어떠셨어요'));
  expect(rest).toEqual([]);
  expect(letter!.text).toContain(`https://petcare.example/hospital?id=${hospital.id}&write=1&visit=${MONDAY}`);
});

test('a visit that a business has forgotten for a week is completed, and nobody is asked of it', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  const id = await booked(app, guest, hospital);
  await update(app, hospital.owner, { ids: [id], status: 1 });
  app.clock.set('2026-12-07T00:30:00Z');
  await follow();
  const statusOf = async () => (await app.db<{ status: number }[]>`select status from reservations where id = ${id}`)[0]?.status;
  expect(await statusOf()).toBe(1);
  app.clock.set('2026-12-07T00:31:00Z');
  await Promise.all([follow(), follow()]);
  expect(await statusOf()).toBe(2);
  expect(await app.db`select by from reservation_changes where reservation_id = ${id} and status = 2`).toMatchObject([{ by: 'system' }]);
  app.clock.set('2026-12-08T03:00:00Z');
  await follow();
  const { getMyReservationNotices: listed } = await listOf(await logIn(app, guest));
  expect(listed.some(({ title }) => title.includes('어떠셨어요'))).toBe(false);
});

test('a request that was never answered ends a day after its time, and its guest alone is told', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  const id = await booked(app, guest, hospital);
  await tell();
  const statusOf = async () => (await app.db<{ status: number }[]>`select status from reservations where id = ${id}`)[0]?.status;
  app.clock.set('2026-12-01T00:30:00Z');
  await follow();
  expect(await statusOf()).toBe(0);
  app.clock.set('2026-12-01T00:31:00Z');
  await Promise.all([follow(), follow()]);
  expect(await statusOf()).toBe(4);
  await tell();
  expect((await subjectsTo(guest)).at(-1)).toBe('[펫케어] 구로동물병원에서 답하지 않아 예약이 끝났어요');
  expect(await subjectsTo(hospital.owner)).toEqual(['[펫케어] 새 예약 신청이 들어왔어요']);
});

test('a request that was over a week ago ends without anybody being told', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  const id = await booked(app, guest, hospital);
  app.clock.set('2026-12-07T00:31:00Z');
  await follow();
  expect(await app.db`select status from reservations where id = ${id}`).toMatchObject([{ status: 4 }]);
  const { getMyReservationNotices: listed } = await listOf(await logIn(app, guest));
  expect(listed.map(({ title }) => title)).toEqual(['구로동물병원에 예약을 신청했어요']);
});

test('an unpaid reservation is ended after its time, by several processes at once, and its slot is free', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  const id = await booked(app, guest, hospital);
  await app.db`update reservations set status = 6, payment_due_at = '2026-11-23T03:10:00Z' where id = ${id}`;
  app.clock.set('2026-11-23T03:09:59Z');
  await app.services.reservations.expireUnpaid();
  expect(await app.db`select status from reservations where id = ${id}`).toMatchObject([{ status: 6 }]);
  app.clock.set('2026-11-23T03:10:00Z');
  await Promise.all([1, 2, 3].map(() => app.services.reservations.expireUnpaid()));
  expect(await app.db`select status from reservation_changes where reservation_id = ${id} order by id`).toMatchObject([
    { status: 0 },
    { status: 7 },
  ]);
  expect((await listOf(guest.token)).getMyReservationNotices[0]).toMatchObject({ title: '구로동물병원 예약이 결제되지 않았어요' });
  await booked(app, await aGuardian(app), hospital);
});

test('the own notices are listed with a count of the unread, and marked', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  await booked(app, guest, hospital);
  const id = await booked(app, guest, hospital, '10:00');
  unwrap(await app.services.reservations.updateByGuest(viewerOf(guest), Number(id), 3));
  const mine = await listOf(guest.token);
  expect(mine.getMyReservationNoticeCount).toBe(3);
  const READ = 'mutation($ids: [ID!]) { readMyReservationNotices(ids: $ids) }';
  const theirs = (await listOf(hospital.owner.token)).getMyReservationNotices.map((notice) => notice.id);
  expect((await gql(app, guest.token, READ, { ids: [mine.getMyReservationNotices[0]!.id, ...theirs] })).data).toEqual({
    readMyReservationNotices: 2,
  });
  expect((await gql(app, guest.token, READ)).data).toEqual({ readMyReservationNotices: 0 });
  expect((await listOf(hospital.owner.token)).getMyReservationNoticeCount).toBe(3);
});

test('both sides are told of a slot that the guest asks for instead', async () => {
  const app = server();
  const [hospital, guest] = [await aBookableHospital(app), await aGuardian(app)];
  const id = await booked(app, guest, hospital);
  await askToMove(app, guest, id, { date: TUESDAY, time: '10:00' });
  expect((await listOf(guest.token)).getMyReservationNotices[0]).toMatchObject({ title: '구로동물병원 예약 시간 변경을 신청했어요' });
  expect((await listOf(hospital.owner.token)).getMyReservationNotices[0]).toMatchObject({ title: '예약 시간을 변경해 달라고 해요' });
});

test.each([
  ['keep', '구로동물병원에 예약을 신청했어요'],
  ['tell', '구로동물병원의 예약 시간이 바뀌었어요'],
  ['cancel', '구로동물병원에서 예약을 받지 못했어요'],
])('of times that leave a reservation outside, told to %s it, its guest reads: %s', async (outside, title) => {
  const app = server();
  const [hospital, guest, other] = [await aBookableHospital(app), await aGuardian(app), await aGuardian(app)];
  await booked(app, guest, hospital);
  await booked(app, other, hospital, '10:00');
  const time = { launchTimeSetting: true, launchTimeStart: '09:00', launchTimeEnd: '09:30' };
  await gql(app, hospital.owner.token, SET_TIME, { time, outside });
  expect((await listOf(guest.token)).getMyReservationNotices[0]).toMatchObject({ title });
  expect((await listOf(other.token)).getMyReservationNotices).toHaveLength(1);
});

const viewerOf = ({ id, nickname }: Person) =>
  ({ id, accountType: 0, socialType: 0, nickname, name: nickname, sessionId: '', awaitsApproval: false }) as const;
