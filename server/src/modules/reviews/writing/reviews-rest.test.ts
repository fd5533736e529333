import { rest } from '../../../testing/calls.ts';
import { aPicture } from '../../../testing/a-picture.ts';
import { aCompany, aGuardian } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import type { ListingKind } from '../../listings/index.ts';
import { aBusiness, aReview, sampleMeans, sampleRatings } from '../../../testing/a-review.ts';

const server = withApp();
const kinds = Object.keys(sampleRatings) as ListingKind[];
type Answer<Item> = { items: Item[]; total: number; page: number; count: number };

const readLatest = (kind: ListingKind, query: string) =>
  rest<Answer<Record<string, unknown>>>(server(), undefined, 'GET', `/${kind}/reviews${query}`);
const readMine = (token: string, query = '') =>
  rest<Answer<{ review: string; averageRating: number; reviewer: { nickname: string } }>>(
    server(),
    token,
    'GET',
    `/user/company-review${query}`,
  );

async function aReviewedBusiness(kind: ListingKind, review: string, pictures = 0) {
  const name = `${review} 곳`;
  const id = await aBusiness(server(), kind, { name });
  const writer = await aGuardian(server());
  const files = await Promise.all(Array.from({ length: pictures }, () => aPicture(server(), writer)));
  const reviewId = await aReview(server(), { kind, id }, writer, { review, files });
  return { files, reviewId: String(reviewId), listing: { id: String(id), name }, nickname: writer.nickname };
}

test.each(kinds)('the newest reviews of every %s are listed with the ratings of its kind', async (kind) => {
  const first = await aReviewedBusiness(kind, '처음에 다녀온 사람의 글이에요.');
  for (const other of kinds) await aReviewedBusiness(other, `${other}에 대해 쓴 다른 글이에요.`);
  const last = await aReviewedBusiness(kind, '나중에 다녀온 사람의 글이에요.', 1);
  const { status, body } = await readLatest(kind, '?count=3');
  expect([status, body.data.items.length]).toEqual([200, 3]);
  const [newest] = body.data.items;
  expect(newest).toMatchObject({
    ...sampleRatings[kind],
    id: last.reviewId,
    [kind]: last.listing,
    averageRating: sampleMeans[kind],
    review: '나중에 다녀온 사람의 글이에요.',
    wouldRevisit: true,
    visitDate: '2026-01-01',
    reviewer: { nickname: last.nickname },
  });
  expect(newest![kind === 'company' ? 'images' : 'files']).toEqual(last.files);
  expect(body.data.items.map((item) => (item[kind] as { id: string } | undefined)?.id)).toEqual([
    last.listing.id,
    expect.any(String),
    first.listing.id,
  ]);
  expect(
    Object.keys(newest!)
      .filter((name) => name.endsWith('Rating'))
      .sort(),
  ).toEqual([...Object.keys(sampleRatings[kind]), 'averageRating'].sort());
  const page = await readLatest(kind, `?page=${body.data.total + 1}&count=1`);
  expect(page.body.data).toEqual({ items: [], total: body.data.total, page: body.data.total + 1, count: 1 });
});

test('reviews of my company only are listed, newest first, page by page', async () => {
  const owner = await aCompany(server());
  const company = { kind: 'company', id: await aBusiness(server(), 'company', { ownerUserId: owner.id }) } as const;
  const other = { kind: 'company', id: await aBusiness(server(), 'company') } as const;
  const [first, second] = [await aGuardian(server()), await aGuardian(server())];
  await aReview(server(), company, first, { review: '처음에 다녀온 사람의 글이에요.' });
  await aReview(server(), company, second, { kindnessRating: 1, hygieneRating: 3 });
  await aReview(server(), other, second);
  const { body } = await readMine(owner.token);
  expect(body.data).toMatchObject({
    total: 2,
    items: [
      { averageRating: 3.4, reviewer: { nickname: second.nickname } },
      { averageRating: 4.6, reviewer: { nickname: first.nickname } },
    ],
  });
  const page = await readMine(owner.token, '?page=2&count=1');
  expect(page.body.data).toMatchObject({ total: 2, page: 2, count: 1, items: [{ review: '처음에 다녀온 사람의 글이에요.' }] });
  for (const query of ['?page=0', '?count=101', '?page=x']) expect((await readMine(owner.token, query)).status).toBe(400);
});

test('an account without a company is answered NOT_FOUND', async () => {
  const { token } = await aCompany(server());
  expect(await readMine(token)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});
