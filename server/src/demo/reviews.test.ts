import { gql } from '../testing/calls.ts';
import { withApp } from '../testing/with-app.ts';
import { demoReviews } from './reviews.data.ts';
import { seedDemo } from './seed.ts';

const server = withApp();

test('seeds reviews of the demo hospitals and their scores', async () => {
  const app = server();
  await seedDemo(app.services);
  const { data } = await gql<{
    getAllHospitalReviewCount: number;
    getAllHospitalReviewsByPage: { review: string }[];
    getHospitalsByPage: { reviewScore: number }[];
  }>(
    app,
    undefined,
    '{ getAllHospitalReviewCount getAllHospitalReviewsByPage(count: 1) { review } getHospitalsByPage(filter: score, count: 1) { reviewScore } }',
  );
  expect(data.getAllHospitalReviewCount).toBe(demoReviews.length);
  expect(data.getAllHospitalReviewsByPage).toEqual([{ review: demoReviews[0]![5] }]);
  expect(data.getHospitalsByPage[0]!.reviewScore).toBeGreaterThan(4);
});
