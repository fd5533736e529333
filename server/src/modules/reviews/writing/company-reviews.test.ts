import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { gql, multipart, rest } from '../../../testing/calls.ts';
import { aCompany, aGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBusiness, aReview, sampleRatings } from '../../../testing/a-review.ts';

const server = withApp();
type Parts = Parameters<typeof multipart>[0];
type ShownReview = {
  id: string;
  images: string[];
  review: string;
  isMine: boolean;
  visitDate: string;
  company: { id: string; name: string };
};
type ReviewPage = { items: ShownReview[]; last: string | null };

const right = (): Parts => ({
  ...Object.fromEntries(Object.entries(sampleRatings.company).map(([name, rating]) => [name, String(rating)])),
  wouldRevisit: 'true',
  review: '목욕을 꼼꼼하게 해 주셔서 좋았어요.',
});
const picture = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

async function write(person: Person | undefined, company: number, parts: Parts, headers: Record<string, string> = {}) {
  const form = await multipart(parts);
  return rest<ShownReview>(server(), person?.token, 'POST', `/company/${company}/review`, form.payload, { ...form.headers, ...headers });
}
async function change(person: Person, company: number, id: string, parts: Parts) {
  const form = await multipart(parts);
  return rest<ShownReview>(server(), person.token, 'PATCH', `/company/${company}/review/${id}`, form.payload, form.headers);
}
const read = <T = ShownReview>(path: string, person?: Person) => rest<T>(server(), person?.token, 'GET', `/company/${path}`);
const aCompanyId = () => aBusiness(server(), 'company');

/** Names of all folders of stored pictures. */
const storedPictures = () => readdir(join(server().config.uploadsDir, 'images')).catch(() => []);
const isServed = async (url: string) => (await server().http.inject({ url })).statusCode === 200;

test('a guardian writes a review with pictures, changes and deletes it', async () => {
  const [company, writer] = [await aCompanyId(), await aGuardian(server())];
  const written = await write(writer, company, { ...right(), 'images[]': [await picture('red'), await picture('blue')] });
  expect(written).toMatchObject({ status: 201, body: { success: true } });
  const { id, images } = written.body.data;
  expect(written.body.data).toMatchObject({
    ...sampleRatings.company,
    averageRating: 4.6,
    wouldRevisit: true,
    visitDate: '2026-11-23',
    review: '목욕을 꼼꼼하게 해 주셔서 좋았어요.',
    company: { id: String(company), name: '다정한곳' },
    reviewer: { nickname: writer.nickname },
    isMine: true,
    likeCount: 0,
    reply: null,
  });
  expect(images).toHaveLength(2);
  expect((await read(`${company}/review/${id}`)).body.data).toEqual({ ...written.body.data, isMine: false, receipts: null });

  const changed = await change(writer, company, id, {
    review: '다시 보니 더 마음에 들었어요. 또 갈게요.',
    kindnessRating: '4',
    'existImages[]': [images[1]!],
    'images[]': [await picture('green')],
  });
  expect(changed.body.data).toMatchObject({
    id,
    kindnessRating: 4,
    priceRating: 4,
    averageRating: 4.4,
    visitDate: '2026-11-23',
    review: '다시 보니 더 마음에 들었어요. 또 갈게요.',
    images: [images[1], expect.stringMatching(/^\/uploads\/images\//)],
  });
  expect(await isServed(changed.body.data.images[1]!)).toBe(true);
  expect((await change(writer, company, id, { wouldRevisit: 'false' })).body.data.images).toHaveLength(2);
  expect((await change(writer, company, id, { 'existImages[]': [''] })).body.data.images).toEqual([]);
  const info = await read<object>(`${company}/review-info`);
  expect(info.body.data).toMatchObject({ count: 1, averageRating: 4.4, kindnessRating: 4, revisitShare: 0, stars: { length: 5 } });

  expect(await rest(server(), writer.token, 'DELETE', `/company/${company}/review/${id}`)).toMatchObject({ status: 200 });
  expect(await read(`${company}/review/${id}`)).toMatchObject({ status: 404 });
  expect((await read(`${company}/review-info`)).body.data).toMatchObject({ count: 0, averageRating: null });
  expect((await gql(server(), writer.token, '{ getMyPoint { point } }')).data).toMatchObject({ getMyPoint: { point: 0 } });
});

test('a repeated key writes once', async () => {
  const [company, writer] = [await aCompanyId(), await aGuardian(server())];
  const parts = { ...right(), images: await picture('red') };
  const [first, again] = [
    await write(writer, company, parts, { 'idempotency-key': 'one-review' }),
    await write(writer, company, parts, { 'idempotency-key': 'one-review' }),
  ];
  expect([first.status, again.status, again.body.data]).toEqual([201, 201, first.body.data]);
  expect(first.body.data.images).toHaveLength(1);
  expect((await read<object>(`${company}/review-info`)).body.data).toMatchObject({ count: 1 });
  expect(await write(writer, company, parts)).toMatchObject({ status: 409, body: { error: { code: 'REVIEW_EXISTS' } } });
});

test.each<[string, Parts, number, string]>([
  ['a rating of 6', { kindnessRating: '6' }, 400, 'kindnessRating'],
  ['a rating of four and a half', { priceRating: '4.5' }, 400, 'priceRating'],
  ['an empty rating', { hygieneRating: '' }, 400, 'hygieneRating'],
  ['neither yes nor no', { wouldRevisit: 'perhaps' }, 400, 'wouldRevisit'],
  ['nine letters', { review: '아홉글자뿐이에요.' }, 400, 'review'],
  ['too long a text', { review: '가'.repeat(2_001) }, 400, 'review'],
  ['a visit of tomorrow', { visitDate: '2026-11-24' }, 400, 'visitDate'],
  ['no day', { visitDate: '2026-02-30' }, 400, 'visitDate'],
  ["somebody else's pet", { petId: '999999' }, 400, 'petId'],
  ['a page for a picture', { 'images[]': [Buffer.from('<svg onload="x()">')] }, 415, ''],
  ['a text that is called a picture', { 'images[]': [new File(['글'], 'a.jpg', { type: 'image/jpeg' })] }, 415, ''],
])('a review with %s is refused, in a new review and in a change, and leaves nothing behind', async (_name, parts, status, property) => {
  const [company, writer] = [await aCompanyId(), await aGuardian(server())];
  const { id } = (await write(writer, company, { ...right(), visitDate: '2026-11-01' })).body.data;
  const before = [await storedPictures(), (await read(`${company}/reviews`)).body.data];
  const good = await picture('red');
  const withGood = { ...parts, 'images[]': [good, ...[parts['images[]'] ?? []].flat()] };
  for (const answer of [await write(writer, company, { ...right(), ...withGood }), await change(writer, company, id, withGood)]) {
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/[가-힣]/)]);
    expect(answer.body.errors?.map((error) => error.property) ?? []).toEqual(property ? [property] : []);
  }
  expect([await storedPictures(), (await read(`${company}/reviews`)).body.data]).toEqual(before);
});

test('an eleventh picture and one that the review does not have are refused', async () => {
  const [company, writer] = [await aCompanyId(), await aGuardian(server())];
  const red = await picture('red');
  const { id, images } = (await write(writer, company, { ...right(), 'images[]': [red, red] })).body.data;
  const before = await storedPictures();
  const nine = Array.from({ length: 9 }, () => red);
  const tooMany = await change(writer, company, id, { 'existImages[]': images, 'images[]': nine });
  expect(tooMany.body.errors?.map((error) => error.property)).toEqual(['images']);
  const eleven = await write(writer, company, { ...right(), visitDate: '2026-11-01', 'images[]': [...nine, red, red] });
  expect([eleven.status, eleven.body.errors?.map((error) => error.property)]).toEqual([400, ['images']]);
  const foreign = '/uploads/images/00000000-0000-0000-0000-000000000000/800.webp';
  for (const url of [foreign, 'javascript:alert(1)']) {
    const answer = await change(writer, company, id, { 'existImages[]': [url] });
    expect([answer.status, answer.body.errors?.map((error) => error.property)]).toEqual([400, ['existImages']]);
  }
  expect((await read(`${company}/review/${id}`)).body.data.images).toEqual(images);
  expect(await storedPictures()).toEqual(before);
});

test("others' reviews are left alone, and a review is known by its own company only", async () => {
  const [company, other] = [await aCompanyId(), await aCompanyId()];
  const hospital = await aBusiness(server(), 'hospital');
  const [writer, stranger] = [await aGuardian(server()), await aGuardian(server())];
  const { id } = (await write(writer, company, right())).body.data;
  const remove = (person: Person, of: number) => rest(server(), person.token, 'DELETE', `/company/${of}/review/${id}`);
  expect((await change(stranger, company, id, { review: '남의 글을 바꿔 보려고 해요.' })).status).toBe(403);
  expect((await remove(stranger, company)).status).toBe(403);
  expect((await change(writer, other, id, { wouldRevisit: 'false' })).status).toBe(404);
  expect((await remove(writer, other)).status).toBe(404);
  expect((await read(`${other}/review/${id}`)).status).toBe(404);
  expect((await read(`${company}/review/${id}`, writer)).body.data).toMatchObject({ isMine: true, wouldRevisit: true });
  for (const none of [hospital, 0, 999_999_999]) {
    expect((await write(writer, none, right())).status).toBe(404);
    expect((await read(`${none}/reviews`)).status).toBe(404);
    expect((await read(`${none}/review-info`)).status).toBe(404);
  }
  expect((await write(undefined, company, right())).status).toBe(401);
  expect((await write(await aCompany(server()), company, right())).status).toBe(403);
});

test('the list continues after `last`, also when newer ones come and older ones go', async () => {
  const company = await aCompanyId();
  const ids: number[] = [];
  for (let i = 0; i < 5; i += 1) ids.unshift(await aReview(server(), { kind: 'company', id: company }, await aGuardian(server())));
  const page = async (query: string) => (await read<ReviewPage>(`${company}/reviews${query}`)).body.data;
  const idsOf = ({ items }: ReviewPage) => items.map(({ id }) => Number(id));
  const first = await page('?count=2');
  expect([idsOf(first), first.last]).toEqual([ids.slice(0, 2), String(ids[1])]);
  await aReview(server(), { kind: 'company', id: company }, await aGuardian(server()));
  const second = await page(`?count=2&last=${first.last}`);
  expect([idsOf(second), second.last]).toEqual([ids.slice(2, 4), String(ids[3])]);
  const third = await page(`?count=2&last=${second.last}`);
  expect([idsOf(third), third.last]).toEqual([ids.slice(4), null]);
  const elsewhere = await aReview(server(), { kind: 'company', id: await aCompanyId() }, await aGuardian(server()));
  for (const last of [elsewhere, 999_999_999, '', '%27']) {
    expect((await read(`${company}/reviews?last=${last}`)).body.errors?.map((error) => error.property)).toEqual(['last']);
  }
  for (const count of ['0', '101', 'x']) expect((await read(`${company}/reviews?count=${count}`)).status).toBe(400);
});

test('my own reviews of companies are listed, and everybody’s in any order', async () => {
  const company = { kind: 'company', id: await aCompanyId() } as const;
  const [writer, other] = [await aGuardian(server()), await aGuardian(server())];
  const mine = await aReview(server(), company, writer);
  await aReview(server(), { kind: 'hospital', id: await aBusiness(server(), 'hospital') }, writer);
  const best = Object.fromEntries(Object.keys(sampleRatings.company).map((name) => [name, 5]));
  const praised = await aReview(server(), company, other, best);
  expect((await read('my-reviews', writer)).body.data).toMatchObject({ total: 1, items: [{ id: String(mine), isMine: true }] });
  expect((await read('my-review-count', writer)).body.data).toEqual({ count: 1 });
  const all = async (sort: string) => (await read<ReviewPage>(`all-reviews?count=2${sort}`)).body.data.items.map(({ id }) => Number(id));
  expect(await all('')).toEqual([praised, mine]);
  expect((await all('&sort=score'))[0]).toBe(praised);
  expect((await read('all-reviews?sort=best')).status).toBe(400);
});
