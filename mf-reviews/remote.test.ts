/** @jest-environment node */
import { testRenderings } from '@petcare/testing';
import { aRate, aReview } from './src/testing/a-review.ts';

const review = aReview({
  files: [{ id: '1', filepath: '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp' }],
  timestamp: { createdAt: '2026-11-21T02:55:00.000Z' },
});
const rate = aRate(12, { medicineRating: 4.8, hygieneRating: 4.8 });
const regions = { RegionChoice_Regions: { getRegions: [{ name: '서울특별시', sigungu: [{ name: '구로구' }] }] } };
const written = ['설명이 자세하고 아이를 다정하게 봐 주셨어요.', '5분 전'];

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    'hospital-reviews': {
      at: '/hospital-reviews?sort=score&page=2',
      responses: { ...regions, AllReviews_Reviews: { getReviewTotal: { total: 30, isAtLeast: false }, getReviewsByPage: [review] } },
      shows: [...written, 'href="/hospital-reviews?sort=score&amp;page=3"', 'type="image/avif"', 'data-slot="list.banner"'],
    },
    'pharmacy-reviews': {
      at: '/pharmacy-reviews',
      responses: {
        ...regions,
        AllReviews_Reviews: {
          getReviewTotal: { total: 30, isAtLeast: false },
          getReviewsByPage: [{ ...review, kind: 'pharmacy', medicineRating: 5 }],
        },
      },
      shows: [...written, '동물약국 리뷰', '약품'],
    },
    'company-reviews': {
      at: '/company-reviews',
      responses: {
        ...regions,
        AllReviews_Reviews: {
          getReviewTotal: { total: 30, isAtLeast: false },
          getReviewsByPage: [{ ...review, kind: 'company', hygieneRating: 5 }],
        },
      },
      shows: [...written, '펫 서비스 리뷰', '위생'],
    },
    'my-reviews': 'private',
    'my-hospital-reviews': 'private',
    'my-pharmacy-reviews': 'private',
    'my-company-reviews': 'private',
    'reviews-of-my-business': 'private',
  },
  parts: {
    'my-latest-reviews': 'private',
    'business-review-summary': 'private',
    'write-review': 'private',
    'reviews-to-write': 'private',
    'hospital-reviews': {
      at: '/hospital?id=3',
      props: { business: { kind: 'hospital', id: '3' }, name: '구로든든동물병원' },
      responses: {
        BusinessReviews_Reviews: { getReviewRate: rate, getReviewTotal: { total: 12, isAtLeast: false }, getReviewsByPage: [review] },
      },
      shows: [...written, '75%', '리뷰 쓰기', 'href="/hospital?id=3&amp;reviews=2"'],
    },
    'pharmacy-reviews': {
      at: '/pharmacy?id=25',
      props: { business: { kind: 'pharmacy', id: '25' }, name: '구로다정약국' },
      responses: {
        BusinessReviews_Reviews: {
          getReviewRate: rate,
          getReviewTotal: { total: 12, isAtLeast: false },
          getReviewsByPage: [{ ...review, kind: 'pharmacy', medicineRating: 5 }],
        },
      },
      shows: [...written, '75%', '4.8', '리뷰 쓰기', 'href="/pharmacy?id=25&amp;reviews=2"'],
    },
    'company-reviews': {
      at: '/company/31',
      props: { business: { kind: 'company', id: '31' }, name: '포근미용실' },
      responses: {
        BusinessReviews_Reviews: {
          getReviewRate: rate,
          getReviewTotal: { total: 12, isAtLeast: false },
          getReviewsByPage: [{ ...review, kind: 'company', hygieneRating: 5 }],
        },
      },
      shows: [...written, '75%', '4.8', '리뷰 쓰기', 'href="/company/31?reviews=2"'],
    },
    'home-reviews': {
      at: '/',
      responses: {
        HomeReviewsPart_Reviews: {
          getReviewsByPage: [{ ...review, business: { id: '3', name: '구로든든동물병원', sido: '서울특별시', sigungu: '구로구' } }],
        },
      },
      shows: [...written, 'href="/hospital?id=3"'],
    },
  },
});
