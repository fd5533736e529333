import { gql } from '../testing/calls.ts';
import { withApp } from '../testing/with-app.ts';
import { demoReviews } from './reviews.data.ts';
import { seedDemo } from './seed.ts';

const server = withApp();

test('seeds reviews of the demo hospitals and their scores', async () => {
  const app = server();
  await seedDemo(app.services);
  const { data } = await gql<{
    getReviewCount: number;
    getReviewsByPage: { review: string }[];
    getHospitalsByPage: { reviewScore: number }[];
  }>(
    app,
    undefined,
    '{ getReviewCount(filter: { kind: hospital }) getReviewsByPage(filter: { kind: hospital }, count: 1) { review } getHospitalsByPage(filter: score, count: 1) { reviewScore } }',
  );
  expect(data.getReviewCount).toBe(demoReviews.length);
  expect(data.getReviewsByPage).toEqual([{ review: demoReviews[0]![5] }]);
  expect(data.getHospitalsByPage[0]!.reviewScore).toBeGreaterThan(4);
  const others = await gql(
    app,
    undefined,
    '{ pharmacies: getReviewCount(filter: { kind: pharmacy }) companies: getReviewCount(filter: { kind: company }) }',
  );
  expect(others.data).toEqual({ pharmacies: 5, companies: 6 });
  const verified = await gql(app, undefined, '{ count: getReviewCount(filter: { kind: hospital, isVerified: true }) }');
  expect(verified.data['count']).toBe(7);
  const medicalId = (await app.services.medical.listMedicals()).find(({ name }) => name === '재진 진찰료')!.id;
  expect(await app.services.reviews.receipts.countFeeRecords({ medicalId, sido: '서울특별시', sigungu: '구로구' })).toBe(4);
}, 30_000);
