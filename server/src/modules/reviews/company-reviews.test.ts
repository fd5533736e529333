import { unwrap } from '../../platform/errors/result.ts';
import { rest } from '../../testing/calls.ts';
import { aCompany, aGuardian, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
type Answer = { items: { review: string; averageRating: number; reviewer: { id: string | null; nickname: string } }[]; total: number };
const read = (token: string, query = '') => rest<Answer>(server(), token, 'GET', `/user/company-review${query}`);

async function aListedCompany(): Promise<{ owner: Person; id: number }> {
  const owner = await aCompany(server());
  const id = unwrap(
    await server().services.places.addListing({
      kind: 'company',
      name: '포근미용',
      address: '서울특별시 구로구 디지털로 300',
      ownerUserId: owner.id,
    }),
  );
  return { owner, id };
}

/** No verb writes a company's review yet, so the row is put there. */
async function aReview(businessId: number, writer: Person, review: string, ratings = 4): Promise<void> {
  const now = server().clock.now();
  const row = {
    kind: 'company',
    businessId,
    userId: writer.id,
    visitDate: '2026-01-01',
    kindnessRating: ratings,
    priceRating: ratings,
    hygieneRating: ratings,
    facilityRating: ratings,
    locationRating: 5,
    wouldRevisit: true,
    review,
    createdAt: now,
    updatedAt: now,
  };
  await server().db`insert into reviews ${server().db(row)}`;
}

test('a company reads what people wrote about it, newest first, page by page, and about no other', async () => {
  const { owner, id } = await aListedCompany();
  const other = await aListedCompany();
  const [first, second] = [await aGuardian(server()), await aGuardian(server())];
  await aReview(id, first, '처음에 다녀온 사람의 글이에요.');
  server().clock.advance({ minutes: 1 });
  await aReview(id, second, '나중에 다녀온 사람의 글이에요.', 3);
  await aReview(other.id, second, '다른 곳에 대해 쓴 글이에요.');
  const { body } = await read(owner.token);
  expect(body.data).toMatchObject({
    total: 2,
    items: [
      { averageRating: 3.4, reviewer: { nickname: second.nickname } },
      { averageRating: 4.2, reviewer: { nickname: first.nickname } },
    ],
  });
  const page = await read(owner.token, '?page=2&count=1');
  expect(page.body.data).toMatchObject({ total: 2, page: 2, count: 1, items: [{ review: '처음에 다녀온 사람의 글이에요.' }] });
  for (const query of ['?page=0', '?count=101', '?page=x']) expect((await read(owner.token, query)).status).toBe(400);
});

test('an account without a company has none', async () => {
  const { token } = await aCompany(server());
  expect(await read(token)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});
