import { PAGE_NEWS, readPageNews } from '@petcare/node';
import { until } from '@petcare/node/processes';
import { aGuardian } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { accessOf } from '../../graphql/field-access.ts';
import { topicsChanged, topicsOfQuery } from '../../graphql/field-topics.ts';
import { limits } from '../../graphql/limits.ts';
import { topics } from '../../topics.ts';
import { createHttp } from '../create-http.ts';
import { registerPublicChanges } from './public-change.ts';

const server = withApp();
const CHANGED = 'x-petcare-changed';
const WRITE = 'mutation Write($title: String!) { createPost(boardId: "mypet", title: $title, content: "내용이에요") { id } }';

async function changed(url: string, payload: object, token?: string): Promise<{ status: number; changed: unknown }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { statusCode, headers: answered } = await server().http.inject({ method: 'POST', url, headers, payload });
  return { status: statusCode, changed: answered[CHANGED] };
}

test('a mutation answers with the header that pages have changed, compiled or not', async () => {
  const { token } = await aGuardian(server());
  for (let time = 0; time < limits.usesBeforeCompiled + 2; time += 1) {
    expect(await changed('/graphql', { query: WRITE, variables: { title: '산책' } }, token)).toEqual({
      status: 200,
      changed: 'posts:mypet',
    });
  }
  const spread = 'mutation M { ...f } fragment f on Mutation { createPost(boardId: "mypet", title: "산책", content: "내용이에요") { id } }';
  expect(await changed('/graphql', { query: spread }, token)).toEqual({ status: 200, changed: 'posts:mypet' });
});

test('a refused mutation, one that only counts, and a query answer without the header', async () => {
  const { token } = await aGuardian(server());
  const quiet = [
    { query: WRITE, variables: { title: '산책' } },
    { query: 'mutation { recordPageView(path: "/") }' },
    { query: 'mutation { increaseHospitalVisitorCount(hospitalId: 1) }' },
    { query: 'mutation { ping }' },
    { query: 'mutation M { ...f } fragment f on Mutation { ping }' },
    { query: 'mutation { ... on Mutation { ping } }' },
    { query: 'mutation { __typename }' },
    { query: 'mutation { ping again: __typename }' },
    { query: 'mutation { createPost(boardId: "mypet", title: "산책", content: "내용이에요") @skip(if: true) { id } ping }' },
    { query: 'mutation { createPost(boardId: "nowhere", title: "산책", content: "내용이에요") { id } }' },
    { query: '{ ping } # mutation' },
  ];
  for (const [index, payload] of quiet.entries())
    expect(await changed('/graphql', payload, index === 0 ? undefined : token)).toEqual({ status: 200, changed: undefined });
});

test('an answer that is given once more for its key says nothing of a change', async () => {
  const { token } = await aGuardian(server());
  const write = async (url: string, payload: object, key: string, headers = {}) =>
    (await server().http.inject({ method: 'POST', url, headers: { 'idempotency-key': key, ...headers }, payload })).headers[CHANGED];
  const member = { authorization: `Bearer ${token}` };
  const post = () => write('/graphql', { query: WRITE, variables: { title: '산책' } }, 'post', member);
  expect([await post(), await post()]).toEqual(['posts:mypet', undefined]);
});

test('a REST write answers with the topics that its route declares when it has succeeded, and no other', async () => {
  const http = createHttp({ log: false });
  const told: unknown[] = [];
  registerPublicChanges(http, { nameWrite: () => 'a1-1', tell: (write, topics) => told.push([write, topics]) });
  http.post('/told', { config: { changes: ['reviews', 'listings'] } }, async () => ({}));
  http.post('/private', async () => ({}));
  http.post('/refused', { config: { changes: ['reviews'] } }, async (_request, reply) => reply.code(409).send({}));
  const headerOf = async (url: string) => (await http.inject({ method: 'POST', url })).headers[CHANGED];
  expect([await headerOf('/told'), await headerOf('/private'), await headerOf('/refused')]).toEqual([
    'reviews listings',
    undefined,
    undefined,
  ]);
  expect(told).toEqual([['a1-1', ['reviews', 'listings']]]);
  await http.close();
});

/** Acts of a guardian for themselves; no public page shows any of it. */
const PRIVATE = [
  'readMyReservationNotices',
  'setMainPet',
  'createPet',
  'recordPetWeight',
  'updateMyInfo',
  'changePassword',
  'registerAccountUser',
  'login',
  'recordPageView',
  'increasePostViewCount',
  'increaseHospitalVisitorCount',
  'makeMyReservationFeed',
  'KCPMobileRegisterTraction',
  'sendListingCorrection',
];

test.each(PRIVATE)('%s changes no public page', (mutation) => {
  expect(server().http.graphql.schema.getMutationType()!.getFields()).toHaveProperty(mutation);
  expect(topicsChanged(server().http.graphql.schema, mutation)).toEqual({ topics: [] });
});

test('whatever a query shows to everybody belongs to topics, or is said to belong to none', () => {
  const { schema } = server().http.graphql;
  const fields = Object.values(schema.getQueryType()!.getFields());
  const ofAll = fields.filter((field) => [accessOf(field).access].flat().includes('public')).map(({ name }) => name);
  expect(ofAll.length).toBeGreaterThan(60);
  expect(ofAll.filter((name) => topicsOfQuery(schema, name) === null)).toEqual([]);
});

/** Operators and imports change them, and no person (told-pages.test.ts). */
const OF_HOUSE = ['banners', 'company', 'faqs', 'knowledge', 'notices'];

test('each topic is shown by some query, and changed by some write or by the house', () => {
  const { schema } = server().http.graphql;
  const shown = Object.keys(schema.getQueryType()!.getFields()).flatMap((name) => topicsOfQuery(schema, name) ?? []);
  const changed = Object.keys(schema.getMutationType()!.getFields()).flatMap((name) => topicsChanged(schema, name).topics);
  const all = [...topics].sort();
  expect([[...new Set(shown)].sort(), [...new Set([...changed, ...OF_HOUSE])].sort()]).toEqual([all, all]);
});

test('a question of a rendering is answered with the topics of all that it shows, other questions are not', async () => {
  const query = '{ getPostsByPage(boardId: "mypet", count: 1) { id comments: commentCount } getHospitalsCount }';
  const shownBy = async (headers: Record<string, string>, asked = query) =>
    (await server().http.inject({ method: 'POST', url: '/graphql', headers, payload: { query: asked } })).headers['x-petcare-shows'];
  expect(await shownBy({ 'x-petcare-render': '1' })).toBe('listings posts:mypet');
  expect(await shownBy({ 'x-petcare-render': '1' }, '{ ping }')).toBe('');
  expect(await shownBy({ 'x-petcare-render': '1' }, '{ getMyInfo { id } }')).not.toBe('');
  expect(await shownBy({})).toBeUndefined();
});

test('a question about one thing shows that thing alone, whether it stands in the question or in the variables', async () => {
  const shownBy = async (query: string, variables = {}) =>
    (await server().http.inject({ method: 'POST', url: '/graphql', headers: { 'x-petcare-render': '1' }, payload: { query, variables } }))
      .headers['x-petcare-shows'];
  expect(await shownBy('{ getHospital(id: 12) { id reviewCount } }')).toBe('listings:12');
  const page = `query Page($id: ID!, $filter: ReviewFilter!) {
    getCompany(id: $id) { ...seen address { sido } }
    getReviewsByPage(filter: $filter) { id business { name } }
    getCompanyProductsByPage(companyId: $id) { id }
  } fragment seen on Company { id name }`;
  const of12 = { id: '12', filter: { kind: 'grooming', businessId: '12' } };
  expect(await shownBy(page, of12)).toBe('listings:12 products:12 reviews:12');
  expect(await shownBy(page, { ...of12, filter: { kind: 'grooming' } })).toBe('listings:12 products:12 reviews');
  expect(await shownBy('{ a: getHospital(id: 1) { id } b: getHospital(id: 2) { id } getHospitalsCount }')).toBe(
    'listings listings:1 listings:2',
  );
  expect(await shownBy('query($board: String!) { getPostCount(boardId: $board) }', { board: '다른 게시판' })).toBe('posts');
});

test('a write about one thing changes that thing, and every delivery service is told of it by its name', async () => {
  const { token } = await aGuardian(server());
  const headers = { authorization: `Bearer ${token}` };
  const heard: string[] = [];
  const listening = await server().db.listen(PAGE_NEWS, (text) => heard.push(text));
  const write = async (query: string) => {
    const answer = await server().http.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    return {
      ...answer.json<{ data: { made: { id: string } } }>().data.made,
      name: answer.headers['x-petcare-write'],
      topics: answer.headers[CHANGED],
    };
  };
  const post = await write('mutation { made: createPost(boardId: "mypet", title: "산책", content: "내용이에요") { id } }');
  expect(post.topics).toBe('posts:mypet');
  const comment = await write(`mutation { made: createPostComment(postId: ${post.id}, content: "좋아요") { id } }`);
  expect(comment.topics).toBe(`posts:mypet posts:${post.id}`);
  const news = () => heard.map(readPageNews);
  const names = () => news().flatMap(({ writes }) => writes);
  expect(await until(async () => names().includes(String(comment.name)), 10_000)).toBe(true);
  // Those of tests before may come late.
  expect(names().slice(-2)).toEqual([post.name, comment.name]);
  expect(new Set(news().flatMap(({ topics }) => topics))).toEqual(new Set(['posts:mypet', `posts:${post.id}`]));
  await listening.unlisten();
});
