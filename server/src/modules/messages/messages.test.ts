import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, aHospital, PASSWORD, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp({ rateLimits: true });

const FIELDS = 'id content type isRead isReceived sender { nickname } receiver { nickname }';
const SEND = `mutation($nickname: String!, $content: String!) { sendMessage(nickname: $nickname, content: $content) { ${FIELDS} } }`;
const BOXES = `query($search: String, $page: Int, $count: Int) {
  received: getReceivedMessagesByPage(search: $search, page: $page, count: $count) { ${FIELDS} }
  sent: getSentMessagesByPage(search: $search, page: $page, count: $count) { ${FIELDS} }
  receivedCount: getReceivedMessageCount(search: $search) sentCount: getSentMessageCount(search: $search) getUnreadMessageCount }`;
const READ = 'mutation($id: ID!) { readMessage(messageId: $id) }';
const DELETE = 'mutation($id: ID!) { deleteMessage(messageId: $id) }';
const BLOCK = 'mutation($id: ID!) { blockMessageSender(messageId: $id) }';
const ONE = `query($id: ID!) { getMessage(messageId: $id) { ${FIELDS} } }`;

type Message = { id: string; content: string; isRead: boolean; isReceived: boolean; sender: { nickname: string } | null };
type Boxes = { received: Message[]; sent: Message[]; receivedCount: number; sentCount: number; getUnreadMessageCount: number };

const run = <T = Record<string, unknown>>(who: Person | undefined, query: string, variables: object = {}) =>
  gql<T>(server(), who?.token, query, { ...variables });
const codeOf = async (who: Person | undefined, query: string, variables: object) =>
  (await run(who, query, variables)).errors[0]?.extensions.code ?? 'OK';
async function send(from: Person, to: Person, content = '안녕하세요'): Promise<string> {
  const { data, errors } = await run<{ sendMessage: Message }>(from, SEND, { nickname: to.nickname, content });
  if (errors[0]) throw new Error(errors[0].message);
  return data.sendMessage.id;
}
const boxesOf = async (who: Person, asked: object = {}) => (await run<Boxes>(who, BOXES, asked)).data;

test('a message goes to whoever has the nickname, who is alerted and reads it once', async () => {
  const [from, to] = [await aGuardian(server(), { nickname: '보낸Kim' }), await aHospital(server())];
  const id = await send(from, to, ' 예약 문의예요.\n감사해요. ');
  expect((await boxesOf(from)).sent).toMatchObject([
    { id, type: 0, isReceived: false, isRead: false, receiver: { nickname: to.nickname } },
  ]);
  expect(await boxesOf(to)).toMatchObject({
    received: [{ id, content: '예약 문의예요.\n감사해요.', isReceived: true, isRead: false, sender: { nickname: '보낸Kim' } }],
    ...{ sent: [], receivedCount: 1, sentCount: 0, getUnreadMessageCount: 1 },
  });
  const { data } = await run(to, '{ getMyAlerts { items { kind text path } } }');
  expect(data).toMatchObject({
    getMyAlerts: { items: [{ kind: 'message.received', text: '보낸Kim님이 쪽지를 보냈어요.', path: '/bizpage/message/received' }] },
  });
  expect((await run(from, READ, { id })).data).toEqual({ readMessage: false });
  expect((await boxesOf(to)).getUnreadMessageCount).toBe(1);
  expect([(await run(to, READ, { id })).data, (await run(to, READ, { id })).data]).toEqual([{ readMessage: true }, { readMessage: false }]);
  expect((await boxesOf(to)).getUnreadMessageCount).toBe(0);
  expect(await codeOf(to, SEND, { nickname: ' 보낸kim ', content: '답장이에요' })).toBe('OK');
});

test('each side deletes its own copy, and the last one takes the message along', async () => {
  const [from, to] = [await aGuardian(server()), await aGuardian(server())];
  const id = await send(from, to);
  expect(await codeOf(from, DELETE, { id })).toBe('OK');
  expect(await codeOf(from, ONE, { id })).toBe('NOT_FOUND');
  expect([(await boxesOf(from)).sentCount, (await boxesOf(to)).receivedCount]).toEqual([0, 1]);
  expect(await codeOf(to, DELETE, { id })).toBe('OK');
  expect((await server().db`select id from messages where id = ${id}`).length).toBe(0);
  const other = await send(from, to);
  expect(await Promise.all([codeOf(from, DELETE, { id: other }), codeOf(to, DELETE, { id: other })])).toEqual(['OK', 'OK']);
  expect((await server().db`select id from messages where id = ${other}`).length).toBe(0);
});

test('a message is between two: to everybody else there is none', async () => {
  const [from, to, other] = [await aGuardian(server()), await aGuardian(server()), await aGuardian(server())];
  const id = await send(from, to);
  for (const query of [ONE, READ, DELETE, BLOCK]) {
    expect(await codeOf(other, query, { id })).toBe('NOT_FOUND');
    expect(await codeOf(undefined, query, { id })).toBe('UNAUTHENTICATED');
  }
  expect(await codeOf(from, BLOCK, { id })).toBe('NOT_FOUND');
  expect((await boxesOf(to)).receivedCount).toBe(1);
});

test('whom somebody has blocked is told that it does not go, until it does again', async () => {
  const [from, to] = [await aGuardian(server()), await aGuardian(server())];
  const id = await send(from, to);
  expect(await codeOf(to, BLOCK, { id })).toBe('OK');
  const refused = await run(from, SEND, { nickname: to.nickname, content: '다시' });
  expect(refused.errors[0]).toMatchObject({ message: '지금은 이 회원에게 쪽지를 보낼 수 없어요.', extensions: { code: 'NOT_RECEIVING' } });
  expect((await boxesOf(to)).receivedCount).toBe(1);
  expect(await codeOf(to, SEND, { nickname: from.nickname, content: '나는 보낼 수 있어요.' })).toBe('OK');
  expect((await run(to, '{ getMyMessageBlocks { id nickname } }')).data).toEqual({
    getMyMessageBlocks: [{ id: String(from.id), nickname: from.nickname }],
  });
  const UNBLOCK = 'mutation($id: ID!) { unblockMessageSender(userId: $id) }';
  expect([await codeOf(to, UNBLOCK, { id: String(from.id) }), await codeOf(to, UNBLOCK, { id: String(from.id) })]).toEqual([
    'OK',
    'NOT_FOUND',
  ]);
  expect(await codeOf(from, SEND, { nickname: to.nickname, content: '다시' })).toBe('OK');
});

test('a box is searched by its texts and by the nicknames of the others, and turned by pages', async () => {
  const [me, cat, dog] = [
    await aGuardian(server()),
    await aGuardian(server(), { nickname: '고양이네' }),
    await aGuardian(server(), { nickname: '강아지네' }),
  ];
  await send(cat, me, '사료 나눔해요');
  await send(dog, me, '산책 같이 가요 100%');
  await send(me, cat, '고마워요');
  expect((await boxesOf(me, { search: '사료' })).received.map(({ content }) => content)).toEqual(['사료 나눔해요']);
  expect(await boxesOf(me, { search: '강아지' })).toMatchObject({
    received: [{ content: '산책 같이 가요 100%' }],
    receivedCount: 1,
    sentCount: 0,
  });
  expect((await boxesOf(me, { search: '%' })).received.map(({ content }) => content)).toEqual(['산책 같이 가요 100%']);
  expect(await boxesOf(me, { count: 1, page: 2 })).toMatchObject({ received: [{ content: '사료 나눔해요' }], receivedCount: 2, sent: [] });
  expect(await codeOf(me, BOXES, { search: '가'.repeat(101) })).toBe('VALIDATION_FAILED');
});

test('nicknames are suggested from two letters on, without the own one', async () => {
  const me = await aGuardian(server(), { nickname: '호두아빠' });
  for (const nickname of ['호두네', '호두_1', '호랑이']) await aGuardian(server(), { nickname });
  const suggested = async (typed: string) =>
    (await run<{ getNicknameSuggestions: string[] }>(me, 'query($typed: String!) { getNicknameSuggestions(typed: $typed) }', { typed }))
      .data.getNicknameSuggestions;
  expect((await suggested('호두')).sort()).toEqual(['호두_1', '호두네']);
  expect([await suggested('호'), await suggested('호_'), await suggested('%%')]).toEqual([[], [], []]);
});

test.each([
  ['nobody', { nickname: '아무도아님' }, 'NOT_FOUND'],
  ['nothing', { content: ' \n ' }, 'VALIDATION_FAILED'],
  ['1,001 letters', { content: '가'.repeat(1_001) }, 'VALIDATION_FAILED'],
])('a message with %s is not sent', async (_what, given, code) => {
  const [from, to] = [await aGuardian(server()), await aGuardian(server())];
  expect(await codeOf(from, SEND, { nickname: to.nickname, content: '안녕하세요', ...given })).toBe(code);
  expect(await codeOf(from, SEND, { nickname: from.nickname, content: '나에게' })).toBe('OWN_MESSAGE');
  expect(await boxesOf(from)).toMatchObject({ sentCount: 0, receivedCount: 0 });
});

test('twenty messages in ten minutes are taken of one account', async () => {
  const [from, to] = [await aGuardian(server()), await aGuardian(server())];
  const codes = [];
  for (let sent = 0; sent < 21; sent += 1) codes.push(await codeOf(from, SEND, { nickname: to.nickname, content: `${sent}` }));
  expect(codes).toEqual([...Array<string>(20).fill('OK'), 'TOO_MANY_REQUESTS']);
});

test('nicknames that are tried out count as messages', async () => {
  const from = await aGuardian(server());
  const codes = [];
  for (let tried = 0; tried < 21; tried += 1) codes.push(await codeOf(from, SEND, { nickname: `없는이${tried}`, content: '있나요?' }));
  expect(codes).toEqual([...Array<string>(20).fill('NOT_FOUND'), 'TOO_MANY_REQUESTS']);
});

test('who leaves takes their copies along, and the others keep theirs without a name', async () => {
  const [leaving, friend] = [await aGuardian(server()), await aGuardian(server())];
  await send(leaving, friend, '남는 쪽지');
  const gone = await send(leaving, friend, '지운 쪽지');
  await run(friend, DELETE, { id: gone });
  expect((await rest(server(), leaving.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  expect((await boxesOf(friend)).received).toMatchObject([{ content: '남는 쪽지', sender: null }]);
  expect((await server().db`select id from messages where id = ${gone}`).length).toBe(0);
});
