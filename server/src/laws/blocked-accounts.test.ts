import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';
import { operatorOf } from '../testing/operator-acts.ts';
import type { Audience } from '../platform/access/access.ts';
import { unwrap } from '../platform/errors/result.ts';
import { readSchema } from '../platform/graphql/read-schema.ts';
import { aCaller } from '../testing/a-caller.ts';
import { gql } from '../testing/calls.ts';
import { type Person } from '../testing/people.ts';
import { aPostOf } from '../testing/posts.ts';
import { fieldCalls, makeCall, restCalls, type FieldCall, type RestCall } from '../testing/surface/surface.ts';
import { withApp } from '../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server());
const MODULES = ['boards', 'contest', 'messages', 'moderation', 'reviews', 'staff'];
/** In those modules: what says nothing to others. Whoever is blocked takes back what they have written, and looks after their own. */
const SILENT = [
  'increasePostViewCount',
  'deletePost',
  'deletePostComment',
  'togglePostBookmark',
  'readMessage',
  'deleteMessage',
  'blockMessageSender',
  'unblockMessageSender',
  'deleteReview',
  'deleteReviewReply',
  'cancelStaffInvitation',
  'changeStaffRole',
  'removeStaff',
  'acceptStaffInvitation',
  'declineStaffInvitation',
  'leaveWorkplace',
  'DELETE /api/client/contest/posts/{post_id}',
  'DELETE /api/client/contest/comments/{comment_id}',
  'DELETE /api/client/company/{id}/review/{review_id}',
];
const IN_REST = /^(POST|PATCH|PUT|DELETE) \/api\/client\/(contest\/|company\/\{id\}\/review)/;

/** The mutations that a module declares. */
function mutationsOf(module: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../modules', module, `${module}.graphql`), 'utf8');
  return parse(text).definitions.flatMap((node) =>
    node.kind === 'ObjectTypeExtension' && node.name.value === 'Mutation' ? (node.fields ?? []).map(({ name }) => name.value) : [],
  );
}

const fields = fieldCalls(readSchema()).filter(({ kind }) => kind === 'mutation');
const written = new Set(MODULES.flatMap(mutationsOf));
const speaking = { fields: fields.filter(({ speaks }) => speaks), calls: restCalls().filter(({ speaks }) => speaks) };

test('every verb by which people say something to others declares it, and no other', () => {
  const verbs = [...written, ...restCalls().flatMap(({ call }) => (IN_REST.test(call) ? [call] : []))];
  const declared = [...speaking.fields.map(({ field }) => field), ...speaking.calls.map(({ call }) => call)];
  expect(declared.sort()).toEqual(verbs.filter((verb) => !SILENT.includes(verb)).sort());
  expect(SILENT.filter((verb) => !verbs.includes(verb))).toEqual([]);
  expect(declared.length).toBeGreaterThan(15);
});

async function aBlocked({ access }: { access: FieldCall['access'] }): Promise<Person> {
  const person = (await aCaller(server(), [access].flat() as Audience[]))!;
  unwrap(await operator().run('users block', { account: String(person.id), until: '2027-01-09', reason: '욕설을 되풀이했어요' }));
  return person;
}
const MESSAGE = '운영 정책에 따라 2027년 1월 9일까지 글쓰기가 제한됐어요. 이유: 욕설을 되풀이했어요';

test.each(speaking.fields)('a blocked account is told by $field until when and why', async (row) => {
  const { errors } = await gql(server(), (await aBlocked(row)).token, row.query, row.variables);
  expect(errors).toMatchObject([
    {
      message: MESSAGE,
      extensions: { code: 'ACCOUNT_BLOCKED', details: { until: '2027-01-09T15:00:00.000Z', reason: '욕설을 되풀이했어요' } },
    },
  ]);
});

test.each(speaking.calls)('a blocked account is refused by $call', async (row: RestCall) => {
  const { token } = await aBlocked(row);
  expect(await makeCall(server(), row, { authorization: `Bearer ${token}` })).toEqual({ status: 403, code: 'ACCOUNT_BLOCKED' });
});

test.each(fields.filter(({ speaks, access }) => !speaks && access === 'guardian'))('a blocked guardian still calls $field', async (row) => {
  const { errors } = await gql(server(), (await aBlocked(row)).token, row.query, row.variables);
  expect(errors.map(({ extensions }) => extensions.code)).not.toContain('ACCOUNT_BLOCKED');
});

const WRITE = 'mutation { createPost(boardId: "mypet", title: "제목", content: "내용") { id } }';
const codeOf = async (who: Person) => (await gql(server(), who.token, WRITE)).errors[0]?.extensions.code ?? 'OK';

test('a block counts from the next call on, ends by itself, and by an operator', async () => {
  const one = await aBlocked({ access: 'guardian' });
  const other = await aBlocked({ access: 'guardian' });
  expect([await codeOf(one), await codeOf(other)]).toEqual(['ACCOUNT_BLOCKED', 'ACCOUNT_BLOCKED']);
  unwrap(await operator().run('users unblock', { account: String(other.id), reason: '잘못 제한했어요' }));
  expect(await codeOf(other)).toBe('OK');
  expect((await gql(server(), other.token, '{ getMyAlerts { items { text } } }')).data).toMatchObject({
    getMyAlerts: { items: [{ text: '글쓰기 제한이 풀렸어요. 다시 글을 쓸 수 있어요.' }, { text: MESSAGE }] },
  });
  expect(await operator().run('users unblock', { account: String(other.id), reason: '또' })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  expect((await operator().list<{ userId: number }>('users blocked')).map(({ userId }) => userId)).toContain(one.id);
});

test('who is blocked between being let in and the commit has written nothing, and may try again after it', async () => {
  const app = server();
  const who = (await aCaller(app, 'guardian'))!;
  const post = await aPostOf(app, (await aCaller(app, 'guardian'))!, 'mypet');
  const key = { 'idempotency-key': 'written-while-blocked' };
  const comment = 'mutation($id: ID!) { createPostComment(postId: $id, content: "그래요") { id } }';
  const write = () => gql(app, who.token, comment, { id: post.id }, key);
  const count = async () => (await app.db`select 1 from board_comments where user_id = ${who.id}`).length;
  // The post's lock holds the writer behind the gate.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const locked = app.db.begin(async (tx) => {
    await tx`select 1 from board_posts where id = ${post.id} for update`;
    await held;
  });
  const writing = write();
  const isWaiting = () => app.db`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await isWaiting()).length === 0);
  unwrap(await operator().run('users block', { account: String(who.id), until: '2027-01-09', reason: '욕설' }));
  letGo();
  await locked;
  expect((await writing).errors).toMatchObject([{ extensions: { code: 'ACCOUNT_BLOCKED' } }]);
  expect(await count()).toBe(0);
  unwrap(await operator().run('users unblock', { account: String(who.id), reason: '풀어요' }));
  expect((await write()).errors).toEqual([]);
  expect(await count()).toBe(1);
});
