import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { buildApp } from '../app.ts';
import type { Http } from '../platform/http/http.ts';
import { paths } from '../platform/paths.ts';
import { multipart } from '../testing/calls.ts';
import { aBusiness } from '../testing/a-review.ts';
import { communityActs, communityIds, type CommunityIds } from '../testing/surface/community-acts.ts';
import { mutation, requestOf, type Make } from '../testing/keyed-calls.ts';
import { aGuardian, aHospital, type Person } from '../testing/people.ts';
import { aPostOf } from '../testing/posts.ts';
import { withApp } from '../testing/with-app.ts';

const server = withApp({ rateLimits: true });
let guest: Person;
let hospital: Person;
let community: CommunityIds;
let ownPost = '';
let inquiry = '';
let listing = '';

const asGuest = () => guest;
const asHospital = () => hospital;
const POST = 'boardId: "petcafe", title: "산책길", content: "<p>좋아요</p>"';
const INQUIRY = 'category: "기타", title: "문의", content: "궁금해요"';
const acts = communityActs(server, asGuest, asHospital, () => community);

/** The calls by which people write on boards, in the contest, to each other and to the house, or mark listings, by the name of its call. */
const writes: Record<string, Make> = {
  ...acts,
  createPost: mutation(asGuest, `{ createPost(${POST}) { id } }`),
  updatePost: mutation(asGuest, `($id: ID!) { updatePost(postId: $id, ${POST.replace('boardId: "petcafe", ', '')}) { id } }`, () => ({
    id: ownPost,
  })),
  togglePostLike: mutation(asHospital, '($id: ID!) { togglePostLike(postId: $id) { id } }', () => ({ id: ownPost })),
  createPostComment: mutation(asGuest, '($id: ID!) { createPostComment(postId: $id, content: "저도요") { id } }', () => ({ id: ownPost })),
  updatePostComment: mutation(asGuest, '($id: ID!) { updatePostComment(commentId: $id, content: "고침") { id } }', () => ({
    id: community.comment,
  })),
  updateInquiry: mutation(asGuest, `($id: ID!) { updateInquiry(inquiryId: $id, ${INQUIRY}) { id } }`, () => ({ id: inquiry })),
  addFavourite: mutation(asGuest, '($id: ID!) { addFavourite(listingId: $id) }', () => ({ id: listing })),
  addFavourites: mutation(
    asGuest,
    '($id: ID!) { addFavourites(favourites: [{ listingId: $id, markedAt: "2026-11-01T00:00:00Z" }]) }',
    () => ({ id: listing }),
  ),
  removeFavourite: mutation(asGuest, '($id: ID!) { removeFavourite(listingId: $id) }', () => ({ id: listing })),
  'PATCH /api/client/contest/posts/{post_id}': async () => ({
    token: hospital.token,
    url: `/api/client/contest/posts/${community.entry}`,
    ...(await multipart({ title: '눈밭의 초코와 나' })),
  }),
};

/** Calls that take away what was written, and is bounded by it; what is counted once a day; what marks one's own messages. */
const others = /^(delete\w+|increasePostViewCount|readMessage|(un)?blockMessageSender|DELETE .*)$/;

beforeAll(async () => {
  const app = server();
  [guest, hospital] = [await aGuardian(app), await aHospital(app)];
  ownPost = (await aPostOf(app, guest, 'petcafe')).id;
  listing = String(await aBusiness(app, 'hospital'));
  community = await communityIds(app, guest, hospital, ownPost);
  const made = await app.http.inject(requestOf(await writes['createInquiry']!()));
  inquiry = made.json<{ data: { createInquiry: { id: string } } }>().data.createInquiry.id;
});

test.each(Object.keys(writes))('%s is counted for its account and for its network', async (name) => {
  const { db, http } = server();
  await db`delete from rate_limits`;
  const request = requestOf(await writes[name]!());
  const method = name.startsWith('PATCH') ? 'PATCH' : 'POST';
  const answer = await http.inject({ ...request, method, remoteAddress: '203.0.113.9' });
  expect(answer.json()).not.toHaveProperty('errors');
  const keys = (await db<{ key: string }[]>`select key from rate_limits`).map(({ key }) => key);
  expect(keys).toContainEqual(expect.stringMatching(/^[a-z-]+@/));
  if (request.headers.authorization) expect(keys).toContainEqual(expect.stringMatching(/^[a-z-]+:/));
});

function mutationsOf(module: string): string[] {
  const { definitions } = parse(readFileSync(join(paths.modules, module, `${module}.graphql`), 'utf8'));
  return definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_EXTENSION && one.name.value === 'Mutation' ? (one.fields ?? []).map(({ name }) => name.value) : [],
  );
}

test('every write of boards, contest, favourites, inquiries, reports and voices is tried above, or is named as bounded otherwise', async () => {
  const { db, clock, config } = server();
  const routes: string[] = [];
  const extend = (http: Http) =>
    http.addHook('onRoute', ({ method, url }) => {
      if (url.startsWith('/api/client/contest')) routes.push(`${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`);
    });
  const { http } = buildApp({ db, clock, config, extend });
  await http.ready();
  await http.close();
  const verbs = [
    ...['boards', 'favourites', 'inquiries', 'messages', 'moderation', 'voices'].flatMap(mutationsOf),
    ...routes.filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route)),
  ];
  expect(verbs.length).toBeGreaterThan(20);
  expect(verbs.filter((name) => !(name in writes) && !others.test(name))).toEqual([]);
});
