import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { paths } from '../platform/paths.ts';
import { multipart } from '../testing/calls.ts';
import { communityIds, type CommunityIds } from '../testing/surface/community-acts.ts';
import { mutation, type KeyedCall, type Make } from '../testing/keyed-calls.ts';
import { aGuardian, aHospital, type Person } from '../testing/people.ts';
import { aPostOf } from '../testing/posts.ts';
import { withApp } from '../testing/with-app.ts';

const server = withApp();
let stranger: Person;
let community: CommunityIds;
let inquiry = '';
let message = '';

const asStranger = () => stranger;
const field = (text: string, id: () => string): Make => mutation(asStranger, `($id: ID!) { ${text} }`, () => ({ id: id() }));
const query =
  (text: string, id: () => string): Make =>
  () => ({ token: stranger.token, url: '/graphql', payload: { query: `query ($id: ID!) { ${text} }`, variables: { id: id() } } });
const contest =
  (path: (ids: CommunityIds) => string, parts: Record<string, string> = {}): Make =>
  async () => ({ token: stranger.token, url: `/api/client/contest/${path(community)}`, ...(await multipart(parts)) });

const post = () => community.post;
const comment = () => community.comment;
const aMessage = () => message;
const anInquiry = () => inquiry;
const DRAFT = 'category: "기타", title: "제 것", content: "제 것이에요."';

/** Calls with the id of something that is another's, and what they are told: of a thing that everybody sees, that it is not theirs. */
const attempts: Record<string, [make: Make, code: string]> = {
  updatePost: [field('updatePost(postId: $id, title: "제 것", content: "<p>제 것</p>") { id }', post), 'FORBIDDEN'],
  deletePost: [field('deletePost(postId: $id)', post), 'FORBIDDEN'],
  updatePostComment: [field('updatePostComment(commentId: $id, content: "제 것") { id }', comment), 'FORBIDDEN'],
  deletePostComment: [field('deletePostComment(commentId: $id)', comment), 'FORBIDDEN'],
  getMyInquiry: [query('getMyInquiry(inquiryId: $id) { id }', anInquiry), 'NOT_FOUND'],
  updateInquiry: [field(`updateInquiry(inquiryId: $id, ${DRAFT}) { id }`, anInquiry), 'NOT_FOUND'],
  deleteInquiry: [field('deleteInquiry(inquiryId: $id)', anInquiry), 'NOT_FOUND'],
  getMessage: [query('getMessage(messageId: $id) { id }', aMessage), 'NOT_FOUND'],
  readMessage: [field('readMessage(messageId: $id)', aMessage), 'NOT_FOUND'],
  deleteMessage: [field('deleteMessage(messageId: $id)', aMessage), 'NOT_FOUND'],
  blockMessageSender: [field('blockMessageSender(messageId: $id)', aMessage), 'NOT_FOUND'],
  'PATCH contest/posts': [contest(({ entry }) => `posts/${entry}`, { title: '제 것' }), 'NOT_FOUND'],
  'DELETE contest/posts': [contest(({ entry }) => `posts/${entry}`), 'NOT_FOUND'],
  'DELETE contest/comments': [contest(({ entryComment }) => `comments/${entryComment}`), 'NOT_FOUND'],
};
/** Whatever anybody may do to what everybody sees, or what has no id of a thing. */
const others =
  /^(create|send|toggle|report|increase)|^(acceptAnswer|unblockMessageSender)$|^get(Post|Posts|Question|My(?!Inquiry$)|Received|Sent|Unread|Nickname)/;

beforeAll(async () => {
  const app = server();
  const [owner, hospital] = [await aGuardian(app), await aHospital(app)];
  stranger = await aGuardian(app);
  community = await communityIds(app, owner, hospital, (await aPostOf(app, owner, 'petcafe')).id);
  const made = async (text: string) => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const answer = await app.http.inject({ method: 'POST', url: '/graphql', headers, payload: { query: `mutation ${text}` } });
    return Object.values(answer.json<{ data: Record<string, { id: string }> }>().data)[0]!.id;
  };
  inquiry = await made('{ createInquiry(category: "기타", title: "문의", content: "궁금해요") { id } }');
  message = await made(`{ sendMessage(nickname: "${hospital.nickname}", content: "안녕하세요") { id } }`);
});

async function ask(name: string, { token, url, payload, headers }: KeyedCall) {
  const method = /^(PATCH|DELETE) /.exec(name)?.[1] ?? 'POST';
  const body = method === 'DELETE' ? {} : { payload, headers: { ...headers } };
  return server().http.inject({ method: method as 'POST', url, ...body, headers: { ...body.headers, authorization: `Bearer ${token}` } });
}

/** Every row of what these calls could change. */
async function rows(): Promise<unknown> {
  const { db } = server();
  return {
    posts: await db`select * from board_posts order by id`,
    comments: await db`select * from board_comments order by id`,
    inquiries: await db`select * from inquiries order by id`,
    messages: await db`select * from messages order by id`,
    entries: await db`select * from contest_entries order by id`,
    entryComments: await db`select * from contest_comments order by id`,
  };
}

test.each(Object.keys(attempts))('%s with the id of another’s thing is refused, and leaves it as it is', async (name) => {
  const [make, code] = attempts[name]!;
  const before = await rows();
  const answer = (await ask(name, await make())).json<{ errors?: { extensions: { code: string } }[]; error?: { code: string } }>();
  expect(answer.errors?.[0]?.extensions?.code ?? answer.error?.code).toBe(code);
  expect(await rows()).toEqual(before);
});

test('every call of boards, inquiries and messages is tried above, or has no id of a thing that is somebody’s own', () => {
  const fields = ['boards', 'inquiries', 'messages'].flatMap((module) => {
    const { definitions } = parse(readFileSync(join(paths.modules, module, `${module}.graphql`), 'utf8'));
    return definitions.flatMap((one) => (one.kind === Kind.OBJECT_TYPE_EXTENSION ? (one.fields ?? []).map(({ name }) => name.value) : []));
  });
  expect(fields.filter((name) => !(name in attempts) && !others.test(name))).toEqual([]);
});
