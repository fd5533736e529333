import { aReview, sampleRatings } from '../a-review.ts';
import { aGuardian } from '../people.ts';
import type { Case, Cases, RestInput } from './cases.ts';
import { NOBODY } from './world.ts';

const PAGE = { page: 1, count: 10 };
const BAD_PAGE = { query: { page: 0 }, code: 'VALIDATION_FAILED' };
const { kindnessRating, priceRating, hygieneRating, facilityRating, locationRating } = sampleRatings.company;
const REVIEW = {
  ...{ kindnessRating: String(kindnessRating), priceRating: String(priceRating), hygieneRating: String(hygieneRating) },
  ...{ facilityRating: String(facilityRating), locationRating: String(locationRating), wouldRevisit: 'true' },
  review: '다정하게 맞아 주셔서 또 가고 싶어요.',
};

const aList = (gives: object): Case<RestInput> => ({ good: { query: PAGE }, gives, bad: BAD_PAGE });
const filtered = (gives: object): Case<RestInput> => ({
  good: { query: { ...PAGE, filter: 'distance', latitude: 37.48, longitude: 126.89 } },
  gives,
  bad: { query: { filter: 'best' }, code: 'VALIDATION_FAILED' },
});

export const listingsCases: Cases<RestInput> = {
  'GET /company/search': ({ parlor }) => ({
    good: [
      {
        query: {
          ...{ search: '포근', register: true, sido: '서울특별시', sigungu: '구로구', instant: true, option: 'score', ...PAGE },
          ...{ latitude: 37.48, longitude: 126.89, filters: 'allowReservation', options: 'beauty' },
        },
      },
      { query: { map: true, start_latitude: 30, start_longitude: 120, end_latitude: 40, end_longitude: 130 } },
    ],
    gives: { items: [expect.objectContaining({ id: String(parlor.id) })], total: 1 },
    bad: { query: { start_latitude: 91 }, code: 'VALIDATION_FAILED' },
  }),
  'GET /company/{company_id}': ({ parlor: { id }, hospital }) => ({
    good: { at: [id] },
    gives: { companyId: String(id), companyName: '포근미용' },
    bad: { at: [hospital.id], code: 'NOT_FOUND' },
  }),
  'POST /company/{id}/visitor': ({ parlor: { id } }) => ({ good: { at: [id] }, gives: {}, bad: { at: [NOBODY], code: 'NOT_FOUND' } }),
  'POST /company/{id}/click': ({ parlor: { id } }) => ({
    good: { at: [id], query: { type: 1 } },
    gives: {},
    bad: { at: [id], query: { type: 99 }, code: 'VALIDATION_FAILED' },
  }),
  'POST /company/{id}/inflow': ({ parlor: { id } }) => ({
    good: { at: [id], query: { type: 1 } },
    gives: {},
    bad: { at: [id], code: 'VALIDATION_FAILED' },
  }),
  'POST /company/{id}/review': async ({ app, parlor: { id } }) => ({
    good: { at: [id], form: { ...REVIEW, images: [], receipts: [] }, by: await aGuardian(app) },
    gives: { id: expect.any(String) },
    bad: { at: [id], form: { ...REVIEW, priceRating: '6' }, code: 'VALIDATION_FAILED' },
  }),
  'PATCH /company/{id}/review/{review_id}': ({ parlor: { id }, ids, stranger }) => ({
    good: {
      at: [id, ids.review],
      form: { ...REVIEW, priceRating: '3', images: [], receipts: [], existImages: [], existReceipts: [] },
    },
    gives: { id: ids.review },
    bad: { at: [id, ids.review], form: { priceRating: '1' }, by: stranger, code: 'NO_ACCESS_PERMISSION' },
  }),
  'GET /company/{id}/reviews': ({ parlor: { id }, ids }) => ({
    good: [{ at: [id] }, { at: [id], query: { last: ids.review } }],
    gives: { items: expect.arrayContaining([expect.objectContaining({ id: ids.review })]) },
    bad: { at: [NOBODY], code: 'NOT_FOUND' },
  }),
  'GET /company/{id}/review/{review_id}': ({ parlor: { id }, ids }) => ({
    good: { at: [id, ids.review] },
    gives: { id: ids.review },
    bad: { at: [NOBODY, ids.review], code: 'NOT_FOUND' },
  }),
  'GET /company/{id}/review-info': ({ parlor: { id } }) => ({ good: { at: [id] }, gives: {}, bad: { at: [NOBODY], code: 'NOT_FOUND' } }),
  'DELETE /company/{id}/review/{review_id}': async ({ app, parlor: { id }, ids, stranger }) => {
    const writer = await aGuardian(app);
    const review = await aReview(app, { kind: 'company', id }, writer);
    return { good: { at: [id, review], by: writer }, gives: {}, bad: { at: [id, ids.review], by: stranger, code: 'NO_ACCESS_PERMISSION' } };
  },
  'GET /company/my-reviews': ({ ids }) => aList({ items: [expect.objectContaining({ id: ids.review })], total: 1 }),
  'GET /company/my-review-count': ({ hospital }) => ({
    good: {},
    gives: { count: 1 },
    bad: { by: hospital.owner, code: 'NO_ACCESS_PERMISSION' },
  }),
  'GET /company/recents': () => aList({ items: [expect.objectContaining({ name: '포근미용' })] }),
  'GET /company/visitors': () => aList({ items: [expect.objectContaining({ name: '포근미용' })] }),
  'GET /company/reviews': ({ ids }) => aList({ items: expect.arrayContaining([expect.objectContaining({ id: ids.review })]) }),
  'GET /company/all-reviews': ({ ids }) => ({
    good: { query: { ...PAGE, sort: 'score' } },
    gives: { items: expect.arrayContaining([expect.objectContaining({ id: ids.review })]) },
    bad: { query: { sort: 'best' }, code: 'VALIDATION_FAILED' },
  }),
  'GET /company': () => filtered({ items: [expect.objectContaining({ name: '포근미용' })], total: 1 }),
  'GET /hospital/recents': () => aList({ items: [expect.objectContaining({ name: '구로동물병원' })] }),
  'GET /hospital/visitors': () => aList({ items: [expect.objectContaining({ name: '구로동물병원' })] }),
  'GET /hospital/reviews': () => aList({ total: 1 }),
  'GET /hospital': () => filtered({ items: [expect.objectContaining({ name: '구로동물병원' })], total: 1 }),
  'GET /pharmacy/recents': () => aList({ items: [expect.objectContaining({ name: '구로약국' })] }),
  'GET /pharmacy/visitors': () => aList({ items: [expect.objectContaining({ name: '구로약국' })] }),
  'GET /pharmacy/reviews': () => aList({ items: [], total: 0 }),
  'GET /pharmacy': () => filtered({ items: [expect.objectContaining({ name: '구로약국' })], total: 1 }),
};
