import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gql } from '../../testing/calls.ts';
import { aPrivateFile } from '../../testing/a-picture.ts';
import { aGuardian, aHospital, PASSWORD, type Person } from '../../testing/people.ts';
import { rest } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { operatorOf } from '../../testing/operator-acts.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.example', rateLimits: true }));
const operator = () => operatorOf(server());

/** As it is typed: what is said, and whether it was done. */
async function type(line: string, text?: string) {
  const file = text === undefined ? undefined : join(server().config.uploadsDir, 'answer.txt');
  if (file) await writeFile(file, text!);
  return operator().type(line, { file });
}

const FIELDS = 'id category title content pictures { id url } answer { content createdAt } timestamp { updatedAt }';
const CREATE = `mutation($category: String!, $title: String!, $content: String!, $pictures: [ID!]) {
  createInquiry(category: $category, title: $title, content: $content, pictures: $pictures) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $category: String!, $title: String!, $content: String!, $pictures: [ID!]) {
  updateInquiry(inquiryId: $id, category: $category, title: $title, content: $content, pictures: $pictures) { ${FIELDS} } }`;
const READ = `query($id: ID!) { getMyInquiry(inquiryId: $id) { ${FIELDS} } }`;
const LIST = 'query($page: Int) { getMyInquiriesByPage(page: $page, count: 2) { title answer { createdAt } } getMyInquiryCount }';
const DELETE = 'mutation($id: ID!) { deleteInquiry(inquiryId: $id) }';
type Inquiry = {
  id: string;
  title: string;
  content: string;
  pictures: { id: string; url: string }[];
  answer: { content: string } | null;
  timestamp: { updatedAt: string | null };
};
type Draft = { category?: string; title?: string; content?: string; pictures?: string[] };

const usual = { category: '예약', title: '예약이 안 돼요', content: '달력이 열리지 않아요.' };
const run = (person: Person | undefined, query: string, variables: object) =>
  gql<Record<string, Inquiry>>(server(), person?.token, query, { ...variables });
const codeOf = async (person: Person | undefined, query: string, variables: object) =>
  (await run(person, query, variables)).errors[0]?.extensions.code ?? 'OK';
async function write(person: Person, draft: Draft = {}): Promise<Inquiry> {
  const { data, errors } = await run(person, CREATE, { ...usual, ...draft });
  if (errors[0]) throw new Error(errors[0].message);
  return data['createInquiry']!;
}
const read = async (person: Person, { id }: Inquiry) => (await run(person, READ, { id })).data['getMyInquiry'];
const isThere = async (url: string) => (await server().http.inject(url)).statusCode === 200;
const lettersTo = async ({ email }: Person) =>
  (await fetch(`${sandbox().url}/mail/letters?to=${encodeURIComponent(email)}`)).json() as Promise<{ subject: string; text: string }[]>;

test('a guardian writes an inquiry with a picture, changes it and reads its answer, of which a mail has told', async () => {
  const who = await aGuardian(server());
  const [first, second] = [await aPrivateFile(server(), who), await aPrivateFile(server(), who)];
  const inquiry = await write(who, { title: ' 예약이\n안 돼요 ', content: ' 달력이\n열리지 않아요. ', pictures: [first] });
  expect(inquiry).toMatchObject({ title: '예약이 안 돼요', content: '달력이\n열리지 않아요.', answer: null, pictures: [{ id: first }] });
  expect(await isThere(inquiry.pictures[0]!.url)).toBe(true);

  const changed = await run(who, UPDATE, { ...usual, id: inquiry.id, content: '새로 고쳐도 같아요.', pictures: [second] });
  expect(changed.data['updateInquiry']).toMatchObject({ content: '새로 고쳐도 같아요.', pictures: [{ id: second }] });
  await server().runJob('sweep-uploads');
  expect(await server().services.uploads.readPrivate(first)).toBeUndefined();

  expect((await type('inquiries list')).said).toContain(`${inquiry.id}번 · 2026-11-23 · 예약 · 예약이 안 돼요 · 사진 1장`);
  expect((await type(`inquiries show ${inquiry.id}`)).said).toMatch(
    /새로 고쳐도 같아요\.\n사진.*: \/uploads\/private\/.*\.webp\S+\n아직 답하지 않았어요\./,
  );
  const acts = (await operator().acts()).length;
  expect((await type(`inquiries answer ${inquiry.id}`, '수정했어요.\r\n다시 해 보세요.\n')).said).toContain('곧 메일로 알려요');
  expect(await read(who, inquiry)).toMatchObject({ answer: { content: '수정했어요.\n다시 해 보세요.' } });
  await server().runJob('send-letters');
  const letters = await lettersTo(who);
  expect(letters).toMatchObject([{ subject: '[펫케어] 1:1 문의에 답변이 달렸어요' }]);
  expect(letters[0]!.text).toContain(`https://petcare.example/mypage/questions/${inquiry.id}`);
  expect(letters[0]!.text).not.toContain('다시 해 보세요');
  const { data } = await gql(server(), who.token, '{ getMyAlerts { items { kind text path } unreadCount } }');
  expect(data).toEqual({
    getMyAlerts: {
      items: [{ kind: 'inquiry.answered', text: '‘예약이 안 돼요’ 문의에 답변이 달렸어요.', path: `/mypage/questions/${inquiry.id}` }],
      unreadCount: 1,
    },
  });

  expect(await type(`inquiries answer ${inquiry.id}`, '또')).toMatchObject({ code: 1, said: '이미 답한 문의예요.' });
  expect((await type(`inquiries correct ${inquiry.id}`, '오늘 수정했어요.')).code).toBe(0);
  expect(await read(who, inquiry)).toMatchObject({ answer: { content: '오늘 수정했어요.' } });
  await server().runJob('send-letters');
  expect(await lettersTo(who)).toHaveLength(1);
  expect((await operator().acts()).slice(acts).map(({ act }) => act)).toEqual(['inquiries answer', 'inquiries correct']);
});

test('an answered inquiry is neither changed nor taken back, and one without an answer is both', async () => {
  const who = await aGuardian(server());
  const [answered, open] = [await write(who, { title: '답한 것' }), await write(who, { title: '기다리는 것' })];
  await type(`inquiries answer ${answered.id}`, '네.');
  const change = { ...usual, content: '바꾼 내용' };
  expect(await codeOf(who, UPDATE, { ...change, id: answered.id })).toBe('ALREADY_ANSWERED');
  expect(await codeOf(who, DELETE, { id: answered.id })).toBe('ALREADY_ANSWERED');
  expect(await read(who, answered)).toMatchObject({ content: usual.content, timestamp: { updatedAt: null } });
  expect((await run(who, LIST, {})).data).toMatchObject({
    getMyInquiriesByPage: [
      { title: '기다리는 것', answer: null },
      { title: '답한 것', answer: {} },
    ],
    getMyInquiryCount: 2,
  });
  expect(await codeOf(who, DELETE, { id: open.id })).toBe('OK');
  expect(await codeOf(who, READ, { id: open.id })).toBe('NOT_FOUND');
  expect((await type(`inquiries correct ${(await write(who)).id}`, '네.')).said).toBe('아직 답하지 않은 문의예요.');
});

test('of an answer and a change at once both are kept whole: who comes second is told', async () => {
  const who = await aGuardian(server());
  const inquiry = await write(who);
  const [answered, changed] = await Promise.all([
    type(`inquiries answer ${inquiry.id}`, '답'),
    codeOf(who, UPDATE, { ...usual, id: inquiry.id, content: '바꾼 내용' }),
  ]);
  expect(answered.code).toBe(0);
  const kept = await read(who, inquiry);
  expect(kept?.answer).not.toBeNull();
  expect(kept?.content).toBe(changed === 'OK' ? '바꾼 내용' : usual.content);
});

test("an inquiry is its asker's alone: to everybody else there is none", async () => {
  const [who, other, hospital] = [await aGuardian(server()), await aGuardian(server()), await aHospital(server())];
  const inquiry = await write(who);
  for (const [query, more] of [
    [READ, {}],
    [UPDATE, usual],
    [DELETE, {}],
  ] as const) {
    expect(await codeOf(other, query, { ...more, id: inquiry.id })).toBe('NOT_FOUND');
    expect(await codeOf(hospital, query, { ...more, id: inquiry.id })).toBe('FORBIDDEN');
    expect(await codeOf(undefined, query, { ...more, id: inquiry.id })).toBe('UNAUTHENTICATED');
  }
  expect((await run(other, LIST, {})).data).toMatchObject({ getMyInquiriesByPage: [], getMyInquiryCount: 0 });
  expect(await codeOf(who, READ, { id: 'nothing' })).toBe('NOT_FOUND');
});

test.each<[string, Draft, string]>([
  ['an unknown category', { category: '날씨' }, 'category'],
  ['a title of blanks', { title: ' \n ' }, 'title'],
  ['a title of 101 letters', { title: '가'.repeat(101) }, 'title'],
  ['an empty text', { content: '' }, 'content'],
  ['a text of 2,001 letters', { content: '가'.repeat(2_001) }, 'content'],
  ['a picture that is an address', { pictures: ['/uploads/images/00000000-0000-4000-8000-000000000000/800.webp'] }, 'pictures'],
  [
    'six pictures',
    { pictures: Array.from({ length: 6 }, (_, n) => `private/00000000-0000-4000-8000-00000000000${n}/1600.webp`) },
    'pictures',
  ],
])('%s is refused at its field, and nothing is kept', async (_what, draft, field) => {
  const who = await aGuardian(server());
  const { errors } = await run(who, CREATE, { ...usual, ...draft });
  expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ property: field }] });
  expect((await run(who, LIST, {})).data['getMyInquiryCount']).toBe(0);
});

test("a picture of somebody else's is refused, and nothing is kept", async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const theirs = await aPrivateFile(server(), other);
  expect(await codeOf(who, CREATE, { ...usual, pictures: [theirs] })).toBe('FOREIGN_UPLOAD');
  expect((await run(who, LIST, {})).data['getMyInquiryCount']).toBe(0);
});

test('ten inquiries a day are taken of one account', async () => {
  const who = await aGuardian(server());
  const codes = [];
  for (let sent = 0; sent < 11; sent += 1) codes.push(await codeOf(who, CREATE, usual));
  expect(codes).toEqual([...Array<string>(10).fill('OK'), 'TOO_MANY_REQUESTS']);
});

test('inquiries go with who leaves, their pictures too, and what they told the house loses their name', async () => {
  const who = await aGuardian(server());
  const key = await aPrivateFile(server(), who);
  const inquiry = await write(who, { pictures: [key] });
  expect(await codeOf(who, VOICE, { ...voice, name: '김떠남', email: 'leaving@example.test' })).toBe('OK');
  expect((await rest(server(), who.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  expect(await server().services.uploads.readPrivate(key)).toBeUndefined();
  expect((await type(`inquiries show ${inquiry.id}`)).said).toBe('이 번호의 문의가 없어요.');
  const { said } = await type('voices list');
  expect(said).toContain('탈퇴한 회원');
  expect(said).not.toMatch(/김떠남|leaving@/);
});

const VOICE = `mutation($name: String!, $inquiry: String!, $content: String!, $email: String, $contact: String) {
  createCustomerVoice(name: $name, inquiry: $inquiry, content: $content, email: $email, contact: $contact) }`;
const AD = `mutation($name: String!, $company: String!, $email: String!, $businessType: Int!, $contract: String, $other: String) {
  createAdIntroduction(name: $name, company: $company, email: $email, businessType: $businessType, contract: $contract, other: $other) }`;
const voice = { name: '김손님', inquiry: '칭찬', content: '지도가 정말 편해졌어요.' };
const ad = { name: '박대표', company: '멍멍푸드', email: 'ad@example.test', businessType: 4 };
/** From another network each time. */
let networks = 0;
async function sendFrom(query: string, variables: object, ip = `198.51.100.${(networks += 1)}`) {
  const payload = { query, variables };
  const answer = await server().http.inject({ method: 'POST', url: '/graphql', payload, remoteAddress: ip });
  return answer.json<{
    data: Record<string, boolean> | null;
    errors?: { extensions: { code: string; errors?: { property: string }[] } }[];
  }>();
}

test('what anybody tells the house waits for an operator until it is closed', async () => {
  const before = (await operator().acts()).length;
  expect((await sendFrom(VOICE, { ...voice, email: ' a@example.test ', contact: '010 1234 5678' })).data).toEqual({
    createCustomerVoice: true,
  });
  const { said } = await type('voices list');
  const [, id] = /^(\d+)번 · .* · 칭찬 · 김손님 · a@example\.test · 010-1234-5678$/m.exec(said)!;
  expect(said).toContain('지도가 정말 편해졌어요.');
  expect((await type(`voices close ${id}`)).code).toBe(0);
  expect((await type(`voices close ${id}`)).said).toBe('없거나 이미 처리한 번호예요.');
  expect((await type('voices list')).said).not.toContain('김손님');

  expect((await sendFrom(AD, { ...ad, contract: '02-123-4567', other: '배너를 문의해요.' })).data).toEqual({ createAdIntroduction: true });
  const ads = (await type('ads list')).said;
  const [, adId] = /^(\d+)번 · .* · 멍멍푸드 · 용품·사료 · 박대표 · ad@example\.test · 02-123-4567$/m.exec(ads)!;
  expect(ads).toContain('배너를 문의해요.');
  expect((await type(`ads close ${adId}`)).code).toBe(0);
  expect((await operator().acts()).slice(before).map(({ act }) => act)).toEqual(['voices close', 'ads close']);
});

test.each<[string, string, object, string]>([
  ['no name', VOICE, { ...voice, name: ' ' }, 'name'],
  ['no subject', VOICE, { ...voice, inquiry: '' }, 'inquiry'],
  ['four letters', VOICE, { ...voice, content: '좋아요.' }, 'content'],
  ['2,001 letters', VOICE, { ...voice, content: '가'.repeat(2_001) }, 'content'],
  ['no address of mails', VOICE, { ...voice, email: '이메일' }, 'email'],
  ['no telephone number', VOICE, { ...voice, contact: '전화주세요' }, 'contact'],
  ['no company', AD, { ...ad, company: ' ' }, 'company'],
  ['no address of mails', AD, { ...ad, email: 'ad@' }, 'email'],
  ['an unknown kind of business', AD, { ...ad, businessType: 9 }, 'businessType'],
  ['no telephone number', AD, { ...ad, contract: '1' }, 'contract'],
  ['2,001 letters', AD, { ...ad, other: '가'.repeat(2_001) }, 'other'],
])('%s is refused at its field: %s', async (_what, query, variables, field) => {
  expect((await sendFrom(query, variables)).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ property: field }],
  });
});

test('ten voices a day are taken of one network, and old ones are forgotten in their time', async () => {
  const results = [];
  for (let sent = 0; sent < 11; sent += 1) results.push((await sendFrom(VOICE, voice, '203.0.113.9')).errors?.[0]?.extensions.code ?? 'OK');
  expect(results).toEqual([...Array<string>(10).fill('OK'), 'TOO_MANY_REQUESTS']);
  await sendFrom(AD, { ...ad, company: '오래된가게' });
  server().clock.advance({ minutes: 370 * 1440 });
  await server().runJob('forget-voices');
  expect([(await type('ads list')).said, (await type('voices list')).said]).toEqual([
    expect.not.stringContaining('오래된가게'),
    expect.stringContaining('김손님'),
  ]);
  server().clock.advance({ minutes: 800 * 1440 });
  await server().runJob('forget-voices');
  expect((await type('voices list')).said).toBe('처리하지 않은 고객의 소리 0건');
});
