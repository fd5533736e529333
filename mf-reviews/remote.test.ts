/** @jest-environment node */
import { testRenderings } from '@petcare/testing';
import { aReview } from './src/testing/a-review.ts';

const review = aReview({
  files: [{ id: '1', filepath: '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp' }],
  timestamp: { createdAt: '2026-11-21T02:55:00.000Z' },
});
const rate = {
  count: 12,
  averageRating: 4.2,
  kindnessRating: 4.2,
  explainRating: 4.2,
  diagnosisRating: 4.2,
  facilityRating: 4.2,
  priceRating: 4.2,
  revisitShare: 0.75,
  stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: star })),
};
const written = ['설명이 자세하고 아이를 다정하게 봐 주셨어요.', '5분 전'];

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    'hospital-reviews': {
      at: '/hospital-reviews?sort=score&page=2',
      responses: { HospitalReviewsPage_Reviews: { getAllHospitalReviewCount: 30, getAllHospitalReviewsByPage: [review] } },
      shows: [...written, 'href="/hospital-reviews?sort=score&amp;page=3"', 'type="image/avif"'],
    },
  },
  parts: {
    'hospital-reviews': {
      at: '/hospital?id=3',
      slotProps: { hospitalId: '3', hospitalName: '구로든든동물병원' },
      responses: { HospitalReviewsPart_Reviews: { getHospitalReviewRate: rate, getHospitalReviewsByPage: [review] } },
      shows: [...written, '75%', '리뷰 쓰기', 'href="/hospital?id=3&amp;reviews=2"'],
    },
    'pharmacy-reviews': {
      at: '/pharmacy?id=25',
      slotProps: { pharmacyId: '25', pharmacyName: '구로다정약국' },
      responses: {
        PharmacyReviewsPart_Reviews: {
          getPharmacyReviewRate: { ...rate, medicineRating: 4.8 },
          getPharmacyReviewsByPage: [{ ...review, medicineRating: 5 }],
        },
      },
      shows: [...written, '75%', '4.8', 'href="/pharmacy?id=25&amp;reviews=2"'],
    },
    'company-reviews': {
      at: '/company/31',
      slotProps: { companyId: '31', companyName: '포근미용실' },
      responses: {
        CompanyReviewsPart_Reviews: {
          getCompanyReviewRate: { ...rate, hygieneRating: 4.8, locationRating: 4 },
          getCompanyReviewsByPage: [{ ...review, hygieneRating: 5, locationRating: 4 }],
        },
      },
      shows: [...written, '75%', '4.8', 'href="/company/31?reviews=2"'],
    },
    'home-reviews': {
      at: '/',
      responses: {
        HomeReviewsPart_Reviews: {
          getAllHospitalReviewsByPage: [
            { ...review, hospital: { id: '3', name: '구로든든동물병원', address: { sido: '서울특별시', sigungu: '구로구' } } },
          ],
        },
      },
      shows: [...written, 'href="/hospital?id=3"'],
    },
  },
});
