import { unwrap } from '../../platform/errors/result.ts';
import { rest } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import type { PlaceKind } from '../places/index.ts';

const server = withApp();
const ratings = {
  hospital: { kindnessRating: 5, explainRating: 4, diagnosisRating: 4, facilityRating: 3, priceRating: 4 },
  pharmacy: { kindnessRating: 5, priceRating: 4, medicineRating: 5 },
  company: { kindnessRating: 5, priceRating: 4, hygieneRating: 5, facilityRating: 4, locationRating: 5 },
};
const average = { hospital: 4, pharmacy: 4.7, company: 4.6 };
const kinds = Object.keys(ratings) as PlaceKind[];

async function reviewed(kind: PlaceKind, review: string) {
  const { db, clock, services } = server();
  const id = unwrap(
    await services.places.addListing({ kind, name: `${review} 곳`, address: '서울특별시 구로구 디지털로 300', ownerUserId: null }),
  );
  const writer = await aGuardian(server());
  clock.advance({ minutes: 1 });
  const now = clock.now();
  await db`insert into reviews ${db({ kind, businessId: id, userId: writer.id, visitDate: '2026-01-01', ...ratings[kind], files: ['/uploads/images/a/800.webp'], wouldRevisit: true, review, createdAt: now, updatedAt: now })}`;
  return { listing: { id: String(id), name: `${review} 곳` }, nickname: writer.nickname };
}

test.each(kinds)('the newest reviews of every %s, with the ratings of its kind', async (kind) => {
  const first = await reviewed(kind, '처음에 다녀온 사람의 글이에요.');
  for (const other of kinds) await reviewed(other, `${other}에 대해 쓴 다른 글이에요.`);
  const last = await reviewed(kind, '나중에 다녀온 사람의 글이에요.');
  const { status, body } = await rest<{ items: Record<string, unknown>[]; total: number }>(
    server(),
    undefined,
    'GET',
    `/${kind}/reviews?count=3`,
  );
  expect([status, body.data.items.length]).toEqual([200, 3]);
  const [newest] = body.data.items;
  expect(newest).toMatchObject({
    ...ratings[kind],
    [kind]: last.listing,
    averageRating: average[kind],
    review: '나중에 다녀온 사람의 글이에요.',
    wouldRevisit: true,
    visitDate: '2026-01-01',
    reviewer: { nickname: last.nickname },
  });
  expect(newest![kind === 'company' ? 'images' : 'files']).toEqual(['/uploads/images/a/800.webp']);
  expect(body.data.items.map((item) => (item[kind] as { id: string } | undefined)?.id)).toEqual([
    last.listing.id,
    expect.any(String),
    first.listing.id,
  ]);
  expect(
    Object.keys(newest!)
      .filter((name) => name.endsWith('Rating'))
      .sort(),
  ).toEqual([...Object.keys(ratings[kind]), 'averageRating'].sort());
  const page = await rest<{ items: object[]; total: number; page: number; count: number }>(
    server(),
    undefined,
    'GET',
    `/${kind}/reviews?page=${body.data.total + 1}&count=1`,
  );
  expect(page.body.data).toEqual({ items: [], total: body.data.total, page: body.data.total + 1, count: 1 });
});
