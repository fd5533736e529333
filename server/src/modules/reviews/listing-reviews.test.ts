import { unwrap } from '../../platform/errors/result.ts';
import { gql } from '../../testing/calls.ts';
import { aGuardian, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const rubrics = {
  pharmacy: { kindnessRating: 5, priceRating: 4, medicineRating: 5 },
  company: { kindnessRating: 5, priceRating: 4, hygieneRating: 5, facilityRating: 4, locationRating: 5 },
};
type Kind = keyof typeof rubrics;
const kinds = Object.keys(rubrics) as Kind[];

type Review = {
  review: string;
  averageRating: number;
  likeCount: number;
  files: { id: string; filepath: string }[];
  reviewer: { nickname: string };
};
type Answer = {
  list: Review[];
  rate: { count: number; averageRating: number | null; revisitShare: number | null; stars: { star: number; count: number }[] };
};

const queryOf = (kind: Kind) => {
  const Kind = kind === 'pharmacy' ? 'Pharmacy' : 'Company';
  const ratings = Object.keys(rubrics[kind]).join(' ');
  return `query ($id: ID!, $sort: ReviewSort, $page: Int, $count: Int) {
    list: get${Kind}ReviewsByPage(${kind}Id: $id, sort: $sort, page: $page, count: $count) { review averageRating likeCount ${ratings} files { id filepath } reviewer { nickname } }
    rate: get${Kind}ReviewRate(${kind}Id: $id) { count averageRating revisitShare ${ratings} stars { star count } }
  }`;
};
const read = (kind: Kind, id: number | string, asked: object = {}) =>
  gql<Answer>(server(), undefined, queryOf(kind), { id: String(id), ...asked });

const aListing = async (kind: Kind) =>
  unwrap(
    await server().services.places.addListing({ kind, name: '다정한곳', address: '서울특별시 구로구 디지털로 300', ownerUserId: null }),
  );

/** No verb writes a review of these kinds yet, so the row is put there. */
async function write(kind: Kind, businessId: number, writer: Person, review: string, given: object = {}): Promise<void> {
  server().clock.advance({ minutes: 1 });
  const now = server().clock.now();
  await server()
    .db`insert into reviews ${server().db({ kind, businessId, userId: writer.id, visitDate: '2026-01-01', ...rubrics[kind], wouldRevisit: true, review, createdAt: now, updatedAt: now, ...given })}`;
}

test.each(kinds)('what people wrote about a %s, and its averages, and of no other', async (kind) => {
  const [id, other] = [await aListing(kind), await aListing(kind)];
  const [first, second] = [await aGuardian(server()), await aGuardian(server())];
  await write(kind, id, first, '처음에 다녀온 사람의 글이에요.', { likeCount: 3, files: ['/uploads/images/a/800.webp'] });
  await write(kind, id, second, '나중에 다녀온 사람의 글이에요.', { kindnessRating: 1, wouldRevisit: false });
  await write(kind, other, first, '다른 곳에 대해 쓴 글이에요.');
  const { data } = await read(kind, id);
  const best = kind === 'pharmacy' ? 4.7 : 4.6;
  const worst = kind === 'pharmacy' ? 3.3 : 3.8;
  expect(data.list).toMatchObject([
    {
      review: '나중에 다녀온 사람의 글이에요.',
      averageRating: worst,
      kindnessRating: 1,
      reviewer: { nickname: second.nickname },
      files: [],
    },
    {
      review: '처음에 다녀온 사람의 글이에요.',
      averageRating: best,
      likeCount: 3,
      ...rubrics[kind],
      reviewer: { nickname: first.nickname },
      files: [{ filepath: '/uploads/images/a/800.webp' }],
    },
  ]);
  expect(data.rate).toMatchObject({
    ...rubrics[kind],
    count: 2,
    averageRating: kind === 'pharmacy' ? 4 : 4.2,
    kindnessRating: 3,
    revisitShare: 0.5,
  });
  expect(data.rate.stars).toEqual([5, 4, 3, 2, 1].map((star) => ({ star, count: star === 4 || star === 3 ? 1 : 0 })));
});

test.each(kinds)('a %s is read in the order and the page asked for', async (kind) => {
  const [id, person] = [await aListing(kind), await aGuardian(server())];
  for (const [index, review] of ['가장 오래된 글이에요. 하나.', '가운데에 쓴 글이에요. 둘.', '가장 새로운 글이에요. 셋.'].entries()) {
    await write(kind, id, person, review, {
      visitDate: `2026-01-0${index + 1}`,
      likeCount: index === 1 ? 5 : 0,
      priceRating: index === 0 ? 5 : 1,
    });
  }
  const firstOf = async (sort: string) => (await read(kind, id, { sort, count: 1 })).data.list.map(({ review }) => review.slice(-2));
  expect([await firstOf('recent'), await firstOf('like'), await firstOf('score')]).toEqual([['셋.'], ['둘.'], ['나.']]);
  expect((await read(kind, id, { page: 2, count: 2 })).data.list.map(({ review }) => review.slice(-2))).toEqual(['나.']);
});

test.each(kinds)('nothing is known of a %s without reviews, nor of what is not there', async (kind) => {
  for (const id of [await aListing(kind), 999_999_999, 'abc']) {
    const { data } = await read(kind, id);
    expect(data).toMatchObject({ list: [], rate: { count: 0, averageRating: null, revisitShare: null, kindnessRating: null } });
  }
  for (const asked of [{ page: 0 }, { count: 101 }])
    expect((await read(kind, await aListing(kind), asked)).errors?.[0]?.extensions?.['code']).toBe('VALIDATION_FAILED');
});
