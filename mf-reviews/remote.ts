import { defineRemote } from '@petcare/remote';

/**
 * Reviews: reading them, writing them, what hospitals are praised for.
 * Pages: all hospital reviews. Parts: a hospital's reviews with the form to
 * write one, a pharmacy's and a company's reviews, the latest reviews for the home page.
 */
export const remote = defineRemote({
  name: 'mf-reviews',
  pages: {
    'hospital-reviews': () => import('./src/reviews/hospital-reviews.page.tsx').then((m) => m.HospitalReviewsPage),
  },
  parts: {
    'hospital-reviews': () => import('./src/reviews/hospital-reviews.part.tsx').then((m) => m.HospitalReviewsPart),
    'pharmacy-reviews': () => import('./src/reviews/pharmacy-reviews.part.tsx').then((m) => m.PharmacyReviewsPart),
    'company-reviews': () => import('./src/reviews/company-reviews.part.tsx').then((m) => m.CompanyReviewsPart),
    'home-reviews': () => import('./src/reviews/home-reviews.part.tsx').then((m) => m.HomeReviewsPart),
  },
  emits: ['page.described', 'review.written', 'review.deleted', 'points.changed', 'toast.shown'],
  hears: [],
});
