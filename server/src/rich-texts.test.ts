import { unwrap } from './platform/errors/result.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { cleanRichText } from './platform/text/rich-text.ts';
import { aPicture } from './testing/a-picture.ts';
import { gql, multipart, rest } from './testing/calls.ts';
import { communityIds } from './testing/surface/community-acts.ts';
import { aGuardian, aHospital, type Person } from './testing/people.ts';
import { aPostOf } from './testing/posts.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();
let guest: Person;
let hospital: Person;
let stored: Record<'post' | 'entry', string>;

type Answer = { code: string; property?: string | undefined; content?: string | undefined };
type Write = (content: string) => Promise<Answer>;

const byGraphql =
  (who: () => Person, text: string, variables: () => object = () => ({})): Write =>
  async (content) => {
    const { data, errors } = await gql<Record<string, { content: string } | null> | null>(server(), who().token, text, {
      ...variables(),
      content,
    });
    const [error] = errors;
    if (!error) return { code: 'OK', content: Object.values(data ?? {})[0]?.content };
    return { code: error.extensions.code, property: error.extensions.errors?.[0]?.property };
  };
const byRest =
  (method: 'POST' | 'PATCH', path: () => string, parts: () => Promise<Record<string, string>>): Write =>
  async (content) => {
    const form = await multipart({ ...(await parts()), content });
    const { status, body } = await rest<{ content: string }>(server(), hospital.token, method, path(), form.payload, form.headers);
    return status < 300 ? { code: 'OK', content: body.data.content } : { code: body.error.code, property: body.errors?.[0]?.property };
  };
const POST = (board: string) =>
  `mutation($content: String!) { createPost(boardId: "${board}", title: "제목", content: $content) { content } }`;

/** Whatever takes a text with markup from somebody. */
const writes: Record<string, Write> = {
  ...Object.fromEntries(['mypet', 'petcafe', 'marketplace', 'ask'].map((board) => [board, byGraphql(() => guest, POST(board))])),
  'a column': byGraphql(() => hospital, POST('pet-doctor')),
  'a changed post': byGraphql(
    () => guest,
    'mutation($id: ID!, $content: String!) { updatePost(postId: $id, title: "제목", content: $content) { content } }',
    () => ({ id: stored.post }),
  ),
  'a product': byGraphql(
    () => hospital,
    'mutation($content: String!) { saveMyProduct(input: { kind: product, name: "사료", price: 3000, isShown: true, options: [], pictures: [], content: $content }) { content } }',
  ),
  'a changed entry': byRest(
    'PATCH',
    () => `/contest/posts/${stored.entry}`,
    async () => ({}),
  ),
};

beforeAll(async () => {
  const app = server();
  [guest, hospital] = [await aGuardian(app), await aHospital(app)];
  const place = { address: '서울특별시 구로구 디지털로 300', latitude: 37.48, longitude: 126.89 };
  unwrap(await app.services.listings.addListing({ kind: 'hospital', ownerUserId: hospital.id, name: '구로동물병원', ...place }));
  const { id: post } = await aPostOf(app, guest, 'mypet');
  const { entry } = await communityIds(app, guest, hospital, post);
  stored = { post, entry };
});

const names = Object.keys(writes);

test.each(names)('a text that is far too long is refused by %s, and its field is named', async (name) => {
  expect(await writes[name]!(`<p>가</p>${'<!-- x -->'.repeat(10_001)}`)).toEqual({ code: 'VALIDATION_FAILED', property: 'content' });
  expect(await writes[name]!(`<p>${'가'.repeat(20_001)}</p>`)).toEqual({ code: 'VALIDATION_FAILED', property: 'content' });
});

test.each([
  ['forty thousand elements in each other', `${'<b>'.repeat(33_000)}가`],
  ['as many of what is not kept', `${'<div>'.repeat(19_000)}가`],
  ['as many lists in lists', `${'<ul><li>'.repeat(12_000)}가`],
  ['only beginnings of tags', '<'.repeat(99_000)],
  ['an attribute without an end', `<p>가</p><a href="${'x'.repeat(99_000)}`],
  ['only entities', '&#106;'.repeat(16_000)],
  ['comments that do not end', `<p>가</p>${'<!--'.repeat(24_000)}`],
])('%s are answered at once: cleaned, or refused with the field', async (_what, content) => {
  for (const name of names) {
    const begun = performance.now();
    const { code, property, content: kept } = await writes[name]!(content);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect([name, code, property]).toEqual(code === 'OK' ? [name, 'OK', undefined] : [name, 'VALIDATION_FAILED', 'content']);
    if (kept !== undefined && name !== 'a product') expect(cleanRichText(kept).html).toBe(kept);
  }
});

test.each(names.filter((name) => name !== 'a changed entry'))(
  'a picture of somebody else, or of nobody, is refused by %s',
  async (name) => {
    const theirs = await aPicture(server(), await aGuardian(server()));
    for (const src of [theirs, '/uploads/images/00000000-0000-4000-8000-000000000000/800.webp'])
      expect(await writes[name]!(`<p>가</p><img src="${src}">`)).toMatchObject({ code: 'FOREIGN_UPLOAD' });
    const other = await writes[name]!('<p>가</p><img src="https://evil.example/pixel.png"><img src="//evil.example/pixel.png">');
    expect(other).toEqual({ code: 'OK', content: '<p>가</p>' });
  },
);

test('a notice keeps of a text what a post keeps of it', async () => {
  const { notices } = server().services;
  const content = '<p onclick="x()">가<script>x()</script><a href="javascript:x()">나</a></p>';
  const id = unwrap(await inTransaction(server().db, (tx) => notices.desk.write(tx, { title: '제목', content, writer: '운영팀' })));
  expect(unwrap(await notices.readNotice(id)).content).toBe((await writes['mypet']!(content)).content);
});
