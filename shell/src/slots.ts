import type { HouseSlotName, RemoteName } from '@petcare/contracts';

/**
 * The remote whose part fills each slot, and whose page the slot was made for: its releases are held to keep it there, and
 * pages of others may show it too.
 * `lazy`: it stands below what is first seen, so that its code is not among
 * the page's hints and comes when a person gets to it, or when nothing else is to do.
 */
export const slotOwners: Record<HouseSlotName, { host: 'shell' | RemoteName; remote: RemoteName; part: string; loading?: 'lazy' }> = {
  'hospital.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'hospital-reviews', loading: 'lazy' },
  'hospital.reserve': { host: 'mf-search', remote: 'mf-reservation', part: 'hospital-reserve' },
  'pharmacy.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'pharmacy-reviews', loading: 'lazy' },
  'company.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'company-reviews', loading: 'lazy' },
  'company.reserve': { host: 'mf-search', remote: 'mf-reservation', part: 'company-reserve' },
  'home.banner': { host: 'shell', remote: 'mf-community', part: 'home-banner', loading: 'lazy' },
  'list.banner': { host: 'mf-search', remote: 'mf-community', part: 'list-banner' },
  'home.hospitals': { host: 'shell', remote: 'mf-search', part: 'home-hospitals', loading: 'lazy' },
  'home.reviews': { host: 'shell', remote: 'mf-reviews', part: 'home-reviews', loading: 'lazy' },
  'home.posts': { host: 'shell', remote: 'mf-community', part: 'home-posts', loading: 'lazy' },
  'home.fee': { host: 'shell', remote: 'mf-search', part: 'home-fee', loading: 'lazy' },
  'home.columns': { host: 'shell', remote: 'mf-community', part: 'home-columns', loading: 'lazy' },
  'home.reservation': { host: 'shell', remote: 'mf-reservation', part: 'home-reservation', loading: 'lazy' },
  'home.vaccinations': { host: 'shell', remote: 'mf-mypage', part: 'home-vaccinations', loading: 'lazy' },
  'home.news': { host: 'shell', remote: 'mf-mypage', part: 'home-news', loading: 'lazy' },
  'search.suggestions': { host: 'shell', remote: 'mf-search', part: 'suggestions' },
  'bizpage.reservations': { host: 'mf-bizpage', remote: 'mf-reservation', part: 'business-today' },
  'bizpage.questions': { host: 'mf-bizpage', remote: 'mf-community', part: 'waiting-questions', loading: 'lazy' },
  'bizpage.preview': { host: 'mf-bizpage', remote: 'mf-search', part: 'listing-preview', loading: 'lazy' },
  'bizpage.reviews': { host: 'mf-bizpage', remote: 'mf-reviews', part: 'business-review-summary', loading: 'lazy' },
  'mypage.reservation': { host: 'mf-mypage', remote: 'mf-reservation', part: 'my-next-reservation' },
  'reservation.payment': { host: 'mf-reservation', remote: 'mf-payments', part: 'reservation-payment' },
  'reservation.review': { host: 'mf-reservation', remote: 'mf-reviews', part: 'write-review', loading: 'lazy' },
  'reservation.notices': { host: 'mf-reservation', remote: 'mf-mypage', part: 'notice-offer', loading: 'lazy' },
  'mypage.reviews': { host: 'mf-mypage', remote: 'mf-reviews', part: 'my-latest-reviews', loading: 'lazy' },
  'review.message': { host: 'mf-reviews', remote: 'mf-community', part: 'write-message', loading: 'lazy' },
  'mypage.workplaces': { host: 'mf-mypage', remote: 'mf-bizpage', part: 'workplaces', loading: 'lazy' },
  'mypage.pass': { host: 'mf-mypage', remote: 'mf-payments', part: 'my-pass', loading: 'lazy' },
  'mypage.reviews-to-write': { host: 'mf-mypage', remote: 'mf-reviews', part: 'reviews-to-write', loading: 'lazy' },
  'mypage.points': { host: 'mf-mypage', remote: 'mf-payments', part: 'my-points' },
};
