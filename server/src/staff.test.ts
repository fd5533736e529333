import { unwrap } from './platform/errors/result.ts';
import { gql, rest } from './testing/calls.ts';
import { aGuardian, aHospital } from './testing/people.ts';
import { withApp } from './testing/with-app.ts';
import { withSandbox } from './testing/sandbox/with-sandbox.ts';
import { aBookableHospital, booked, codeOf } from './modules/reservations/testing/a-bookable-hospital.ts';
import { actingFor, viewerOf } from './modules/staff/testing/a-member-of-staff.ts';
import { BOOKINGS, INVITE, REMOVE, ROLE, STAFF, staffCalls } from './modules/staff/testing/staff-calls.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.example', rateLimits: true }));
beforeEach(() => server().clock.set('2026-11-23T03:00:00Z'));
const { lettersTo, mailedToken, memberOf, invite, accept, staffOf, alertsOf, bookingsOf } = staffCalls(server, sandbox);

const OPEN = 'query($token: String!) { getStaffInvitation(token: $token) { business { kind name } role isMine } }';
const DECLINE = 'mutation($token: String!) { declineStaffInvitation(token: $token) }';
const LEAVE = 'mutation($id: ID!) { leaveWorkplace(businessId: $id) }';
const WORKPLACES = '{ getMyWorkplaces { business { id name } role } }';

test('an owner invites by mail, and who was invited works for the listing from then on and says when they stop', async () => {
  const app = server();
  const [hospital, member] = [await aBookableHospital(app), await aGuardian(app)];
  const { data } = await invite(hospital.owner, ` P${member.email.slice(1)}`, 'bookings');
  expect(data.inviteStaff).toMatchObject({ role: 'bookings', isExpired: false });
  const token = await mailedToken(`P${member.email.slice(1)}`);
  const [letter] = await lettersTo(`P${member.email.slice(1)}`);
  expect(letter!.subject).toBe('[펫케어] 구로동물병원에서 직원으로 초대했어요');
  expect(letter!.text).toContain(`https://petcare.example/staff/invitation?token=${token}`);
  expect(JSON.stringify(await app.db`select * from staff_invitations`)).not.toContain(token);
  expect((await gql(app, member.token, OPEN, { token })).data).toMatchObject({
    getStaffInvitation: { business: { kind: 'hospital', name: '구로동물병원' }, role: 'bookings', isMine: true },
  });

  const work = { business: { id: String(hospital.id), name: '구로동물병원' }, role: 'bookings' };
  expect((await accept(member, token)).data).toEqual({ acceptStaffInvitation: work });
  expect((await gql(app, member.token, WORKPLACES)).data).toEqual({ getMyWorkplaces: [work] });
  expect(await staffOf(hospital.owner)).toMatchObject({
    members: [{ id: String(member.id), email: member.email, role: 'bookings' }],
    invitations: [],
    most: 20,
  });
  expect(await alertsOf(hospital.owner)).toMatchObject([
    { text: `${member.nickname.replace(/(\d+)$/, ' $1')} 님이 직원 초대를 수락했어요.`, path: '/bizpage/staff' },
  ]);

  const guest = await aGuardian(app);
  const id = await booked(app, guest, hospital);
  expect((await bookingsOf(member, hospital)).data).toEqual({ getMyHospitalReservationsByPage: [{ id }] });
  const confirm = 'mutation($ids: [ID!]!) { updateReservationByHospital(reservations: $ids, status: 1) { status } }';
  expect((await gql(app, member.token, confirm, { ids: [id] }, actingFor(hospital))).data).toEqual({
    updateReservationByHospital: [{ status: 1 }],
  });
  expect(await app.db`select by, staff_user_id from reservation_changes where reservation_id = ${id} order by id`).toEqual([
    { by: 'guardian', staffUserId: null },
    { by: 'business', staffUserId: member.id },
  ]);
  const LIFE = 'query($id: ID!) { getReservation(reservationId: $id) { history { by staffName } } }';
  const lifeFor = async (token: string) => (await gql(app, token, LIFE, { id })).data;
  const asked = { by: 'guardian', staffName: null };
  const { name: memberName } = (await gql<{ getMyInfo: { name: string } }>(app, member.token, '{ getMyInfo { name } }')).data.getMyInfo;
  expect(await lifeFor(hospital.owner.token)).toEqual({ getReservation: { history: [asked, { by: 'business', staffName: memberName }] } });
  expect(await lifeFor(guest.token)).toEqual({ getReservation: { history: [asked, { by: 'business', staffName: null }] } });
  // They stay who they are beside it.
  expect((await gql(app, member.token, '{ getMyInfo { id type } }', {}, actingFor(hospital))).data).toMatchObject({
    getMyInfo: { id: String(member.id), type: 0 },
  });

  expect((await gql(app, member.token, LEAVE, { id: String(hospital.id) })).data).toEqual({ leaveWorkplace: true });
  expect(codeOf(await gql(app, member.token, LEAVE, { id: String(hospital.id) }))).toBe('NOT_FOUND');
  expect(codeOf(await bookingsOf(member, hospital))).toBe('NOT_STAFF');
  expect(await alertsOf(hospital.owner)).toMatchObject([
    { path: '/bizpage/staff' },
    { path: expect.stringMatching(/reservation/) },
    { path: '/bizpage/staff' },
  ]);
});

test('an invitation is of use once, for seven days, to the address that it was sent to, by its last link', async () => {
  const app = server();
  const [hospital, member, other] = [await aBookableHospital(app), await aGuardian(app), await aGuardian(app)];
  const { id } = (await invite(hospital.owner, member.email)).data.inviteStaff;
  const first = await mailedToken(member.email);
  const forwarded = await accept(other, first);
  expect(forwarded.errors).toMatchObject([
    {
      message: `${member.email} 계정으로 받은 초대예요. 그 이메일로 가입한 계정으로 로그인해 주세요.`,
      extensions: { code: 'ANOTHERS_INVITATION' },
    },
  ]);
  expect(codeOf(await gql(app, other.token, DECLINE, { token: first }))).toBe('ANOTHERS_INVITATION');
  expect(codeOf(await accept(member, 'x'.repeat(43)))).toBe('NOT_FOUND');
  expect(codeOf(await gql(app, other.token, OPEN, { token: '' }))).toBe('NOT_FOUND');
  expect((await gql(app, other.token, OPEN, { token: first })).data).toMatchObject({ getStaffInvitation: { isMine: false } });

  app.clock.advance({ minutes: 7 * 24 * 60 });
  const later = {
    ...member,
    token: unwrap(await app.services.accounts.sessions.login({ email: member.email, password: 'petcare-1234' }, '127.0.0.1')).token,
  };
  const owner = {
    ...hospital.owner,
    token: unwrap(await app.services.accounts.sessions.login({ email: hospital.owner.email, password: 'petcare-1234' }, '127.0.0.1')).token,
  };
  expect(codeOf(await accept(later, first))).toBe('INVITATION_EXPIRED');
  expect(codeOf(await gql(app, later.token, OPEN, { token: first }))).toBe('INVITATION_EXPIRED');
  expect(await staffOf(owner)).toMatchObject({ members: [], invitations: [{ id, isExpired: true }] });

  const resend = 'mutation($id: ID!) { resendStaffInvitation(invitationId: $id) { isExpired } }';
  expect((await gql(app, owner.token, resend, { id })).data).toEqual({ resendStaffInvitation: { isExpired: false } });
  const second = await mailedToken(member.email);
  expect(second).not.toBe(first);
  expect(codeOf(await accept(later, first))).toBe('NOT_FOUND');
  expect((await accept(later, second)).errors).toEqual([]);
  expect(codeOf(await accept(later, second))).toBe('NOT_FOUND');
  expect(await staffOf(owner)).toMatchObject({ members: [{ email: member.email }], invitations: [] });

  const third = await aGuardian(app);
  const cancelled = (await invite(owner, third.email)).data.inviteStaff.id;
  const token = await mailedToken(third.email);
  const cancel = 'mutation($id: ID!) { cancelStaffInvitation(invitationId: $id) }';
  expect((await gql(app, owner.token, cancel, { id: cancelled })).data).toEqual({ cancelStaffInvitation: true });
  expect(codeOf(await accept(third, token))).toBe('NOT_FOUND');
  await invite(owner, third.email);
  const again = await mailedToken(third.email);
  expect((await gql(app, third.token, DECLINE, { token: again })).data).toEqual({ declineStaffInvitation: true });
  expect(codeOf(await accept(third, again))).toBe('NOT_FOUND');
  expect(await alertsOf(owner)).toMatchObject([{ text: `${third.email} 님이 직원 초대를 거절했어요.` }, {}]);
});

test('of invitations that make no sense none is sent, and of a day and a listing there are so many', async () => {
  const app = server();
  const [hospital, without] = [await aBookableHospital(app), await aHospital(app)];
  const { owner } = hospital;
  const member = await memberOf(hospital, 'all');
  expect(codeOf(await invite(owner, 'no address'))).toBe('VALIDATION_FAILED');
  expect(codeOf(await invite(owner, owner.email.toUpperCase()))).toBe('OWN_EMAIL');
  expect(codeOf(await invite(owner, member.email))).toBe('ALREADY_STAFF');
  expect(codeOf(await invite(without, 'new@example.test'))).toBe('NOT_FOUND');
  await invite(owner, 'new@example.test');
  expect(codeOf(await invite(owner, 'NEW@example.test'))).toBe('ALREADY_INVITED');
  expect((await gql(app, owner.token, INVITE, { email: 'x@example.test', role: 'owner' })).errors).toHaveLength(1);

  await app.db`delete from rate_limits`;
  const codes = [];
  for (let at = 0; at < 22; at += 1) codes.push(codeOf(await invite(owner, `many${at}@example.test`)) ?? 'SENT');
  expect(codes).toEqual([...Array<string>(18).fill('SENT'), 'TOO_MANY_STAFF', 'TOO_MANY_STAFF', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  const keys = (await app.db<{ key: string }[]>`select key from rate_limits`).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([expect.stringMatching(/^invitation:/), expect.stringMatching(/^invitation@/)]));
});

test('of two who take one invitation at once one does, and twenty is twenty when many are invited at once', async () => {
  const app = server();
  const [hospital, member] = [await aBookableHospital(app), await aGuardian(app)];
  await invite(hospital.owner, member.email);
  const token = await mailedToken(member.email);
  const both = await Promise.all([accept(member, token), accept(member, token)]);
  expect(both.map((one) => codeOf(one) ?? 'OK').sort()).toEqual(['NOT_FOUND', 'OK']);

  await app.db`delete from rate_limits`;
  const { invitations } = app.services.staff;
  const owner = viewerOf(hospital.owner, 'hospital');
  const many = await Promise.all(Array.from({ length: 20 }, (_, at) => invitations.invite(owner, `at-once${at}@example.test`, 'all')));
  expect(many.filter(({ ok: isSent }) => isSent)).toHaveLength(19);
});

test("another business sees nothing of a listing's staff, and an owner who leaves takes them along", async () => {
  const app = server();
  const [hospital, other] = [await aBookableHospital(app), await aBookableHospital(app)];
  const member = await memberOf(hospital, 'all');
  const { id } = (await invite(hospital.owner, 'waits@example.test')).data.inviteStaff;
  for (const [query, variables] of [
    [REMOVE, { id: String(member.id) }],
    [ROLE, { id: String(member.id), role: 'bookings' }],
    ['mutation($id: ID!) { cancelStaffInvitation(invitationId: $id) }', { id }],
    ['mutation($id: ID!) { resendStaffInvitation(invitationId: $id) { id } }', { id }],
  ] as const)
    expect([query, codeOf(await gql(app, other.owner.token, query, variables))]).toEqual([query, 'NOT_FOUND']);
  expect(await staffOf(other.owner)).toMatchObject({ members: [], invitations: [] });
  // Staff manage no staff, and call for no other business.
  for (const query of [STAFF, INVITE])
    expect((await gql(app, member.token, query, { email: 'by@example.test', role: 'all' }, actingFor(hospital))).errors).toMatchObject([
      { message: 'NO_ACCESS_PERMISSION' },
    ]);
  for (const business of ['0', '-1', 'x', '9'.repeat(40), String(other.id)])
    expect([business, codeOf(await gql(app, member.token, BOOKINGS, {}, { 'x-acting-business': business }))]).toEqual([
      business,
      'NOT_STAFF',
    ]);

  const withdraw = await rest(app, hospital.owner.token, 'POST', '/user/withdraw', { password: 'petcare-1234' });
  expect(withdraw.status).toBe(200);
  expect(codeOf(await bookingsOf(member, hospital))).toBe('NOT_STAFF');
  expect(
    await app.db`select 1 from staff_members where business_id = ${hospital.id} union all select 1 from staff_invitations where business_id = ${hospital.id}`,
  ).toEqual([]);
});

test('invitations that nobody took are forgotten after a month', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  await invite(hospital.owner, 'never@example.test');
  app.clock.advance({ minutes: 36 * 24 * 60 });
  await app.runJob('forget-staff-invitations');
  expect(await app.db`select 1 from staff_invitations where email = 'never@example.test' and expires_at < ${app.clock.now()}`).toHaveLength(
    1,
  );
  app.clock.advance({ minutes: 2 * 24 * 60 });
  await app.runJob('forget-staff-invitations');
  expect(await app.db`select 1 from staff_invitations where email = 'never@example.test'`).toEqual([]);
});
