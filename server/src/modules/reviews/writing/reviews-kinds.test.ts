import { gql } from '../../../testing/calls.ts';
import { aPicture } from '../../../testing/a-picture.ts';
import { aGuardian } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBusiness, aLike, aReview, sampleRatings } from '../../../testing/a-review.ts';

const server = withApp();
const kinds = ['pharmacy', 'company'] as const;
type Kind = (typeof kinds)[number];

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
  const ratings = Object.keys(sampleRatings[kind]).join(' ');
  return `query ($id: ID!, $sort: ReviewSort, $page: Int, $count: Int) {
    list: getReviewsByPage(filter: { kind: ${kind}, businessId: $id }, sort: $sort, page: $page, count: $count) { review averageRating likeCount ${ratings} files { id filepath } reviewer { nickname } }
    rate: getReviewRate(kind: ${kind}, businessId: $id) { count averageRating revisitShare ${ratings} stars { star count } }
  }`;
};
const read = (kind: Kind, id: number | string, asked: object = {}) =>
  gql<Answer>(server(), undefined, queryOf(kind), { id: String(id), ...asked });

test.each(kinds)('reviews of one %s are listed with its averages', async (kind) => {
  const [one, other] = [
    { kind, id: await aBusiness(server(), kind) },
    { kind, id: await aBusiness(server(), kind) },
  ];
  const [first, second] = [await aGuardian(server()), await aGuardian(server())];
  const image = await aPicture(server(), first);
  const id = await aReview(server(), one, first, { review: '처음에 다녀온 사람의 글이에요.', files: [image] });
  for (const person of [second, await aGuardian(server()), await aGuardian(server())]) await aLike(server(), id, person);
  await aReview(server(), one, second, { review: '나중에 다녀온 사람의 글이에요.', kindnessRating: 1, wouldRevisit: false });
  await aReview(server(), other, first);
  const { data } = await read(kind, one.id);
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
      ...sampleRatings[kind],
      reviewer: { nickname: first.nickname },
      files: [{ filepath: image }],
    },
  ]);
  expect(data.rate).toMatchObject({
    ...sampleRatings[kind],
    count: 2,
    averageRating: kind === 'pharmacy' ? 4 : 4.2,
    kindnessRating: 3,
    revisitShare: 0.5,
  });
  expect(data.rate.stars).toEqual([5, 4, 3, 2, 1].map((star) => ({ star, count: star === 4 || star === 3 ? 1 : 0 })));
});

test.each(kinds)('reviews of a %s are listed in the order and the page asked for', async (kind) => {
  const [id, person] = [await aBusiness(server(), kind), await aGuardian(server())];
  for (const [index, review] of ['가장 오래된 글이에요. 하나.', '가운데에 쓴 글이에요. 둘.', '가장 새로운 글이에요. 셋.'].entries()) {
    const visit = { visitDate: `2026-01-0${index + 1}`, priceRating: index === 0 ? 5 : 1 };
    const written = await aReview(server(), { kind, id }, person, { review, ...visit });
    if (index === 1) await aLike(server(), written, await aGuardian(server()));
  }
  const firstOf = async (sort: string) => (await read(kind, id, { sort, count: 1 })).data.list.map(({ review }) => review.slice(-2));
  expect([await firstOf('recent'), await firstOf('like'), await firstOf('score')]).toEqual([['셋.'], ['둘.'], ['나.']]);
  expect((await read(kind, id, { page: 2, count: 2 })).data.list.map(({ review }) => review.slice(-2))).toEqual(['나.']);
});

test.each(kinds)('a %s without reviews and an unknown id are answered no reviews and null averages', async (kind) => {
  for (const id of [await aBusiness(server(), kind), 999_999_999, 'abc']) {
    const { data } = await read(kind, id);
    expect(data).toMatchObject({ list: [], rate: { count: 0, averageRating: null, revisitShare: null, kindnessRating: null } });
  }
  for (const asked of [{ page: 0 }, { count: 101 }])
    expect((await read(kind, await aBusiness(server(), kind), asked)).errors?.[0]?.extensions?.['code']).toBe('VALIDATION_FAILED');
});
