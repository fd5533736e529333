import { defineRemote } from '@petcare/remote';

/**
 * Reviews: reading them, writing them, what businesses are praised for.
 * Pages: everybody's reviews of each kind of business, a guardian's own, those
 * of a business with its replies. Parts: the reviews of a hospital, a pharmacy
 * and a company with the form to write one, the latest reviews for the home page, the
 * person's own latest, the form in a dialog, and what a business is told of its reviews.
 */
export const remote = defineRemote({
  name: 'mf-reviews',
  schemes: ['light', 'dark'],
  pages: {
    'hospital-reviews': () => import('./src/reviews/hospital-reviews.page.tsx').then((m) => m.HospitalReviewsPage),
    'pharmacy-reviews': () => import('./src/reviews/pharmacy-reviews.page.tsx').then((m) => m.PharmacyReviewsPage),
    'company-reviews': () => import('./src/reviews/company-reviews.page.tsx').then((m) => m.CompanyReviewsPage),
    'my-reviews': () => import('./src/my-reviews/my-reviews.page.tsx').then((m) => m.MyReviewsPage),
    'my-hospital-reviews': () => import('./src/my-reviews/my-hospital-reviews.page.tsx').then((m) => m.MyHospitalReviewsPage),
    'my-pharmacy-reviews': () => import('./src/my-reviews/my-pharmacy-reviews.page.tsx').then((m) => m.MyPharmacyReviewsPage),
    'my-company-reviews': () => import('./src/my-reviews/my-company-reviews.page.tsx').then((m) => m.MyCompanyReviewsPage),
    'reviews-of-my-business': () => import('./src/business-side/reviews-of-my-business.page.tsx').then((m) => m.ReviewsOfMyBusinessPage),
  },
  parts: {
    'hospital-reviews': () => import('./src/reviews/business-reviews.part.tsx').then((m) => m.BusinessReviewsPart),
    'pharmacy-reviews': () => import('./src/reviews/business-reviews.part.tsx').then((m) => m.BusinessReviewsPart),
    'company-reviews': () => import('./src/reviews/business-reviews.part.tsx').then((m) => m.BusinessReviewsPart),
    'home-reviews': () => import('./src/reviews/home-reviews.part.tsx').then((m) => m.HomeReviewsPart),
    'my-latest-reviews': () => import('./src/my-reviews/my-latest-reviews.part.tsx').then((m) => m.MyLatestReviewsPart),
    'reviews-to-write': () => import('./src/my-reviews/reviews-to-write.part.tsx').then((m) => m.ReviewsToWritePart),
    'write-review': () => import('./src/my-reviews/write-review.part.tsx').then((m) => m.WriteReviewPart),
    'business-review-summary': () =>
      import('./src/business-side/business-review-summary.part.tsx').then((m) => m.BusinessReviewSummaryPart),
  },
  emits: ['page.described', 'review.written', 'review.changed', 'review.deleted', 'points.changed', 'toast.shown'],
  hears: ['review.written', 'review.changed', 'review.deleted'],
});
