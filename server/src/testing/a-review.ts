import { unwrap } from '../platform/errors/result.ts';
import { AccountType, SocialType, type Viewer } from '../platform/session/viewer.ts';
import type { Person } from './people.ts';
import type { TestApp } from './with-app.ts';
import type { Business, ListingKind } from '../modules/listings/index.ts';
import type { ReviewDraft } from '../modules/reviews/index.ts';

/** Ratings of each kind for tests; their means are 4, 4.7 and 4.6. */
export const sampleRatings = {
  hospital: { kindnessRating: 5, explainRating: 4, diagnosisRating: 4, facilityRating: 3, priceRating: 4 },
  pharmacy: { kindnessRating: 5, priceRating: 4, medicineRating: 5 },
  company: { kindnessRating: 5, priceRating: 4, hygieneRating: 5, facilityRating: 4, locationRating: 5 },
};
export const sampleMeans = { hospital: 4, pharmacy: 4.7, company: 4.6 };

/** A public business of this kind that nobody has reviewed; its id. */
export async function aBusiness(app: TestApp, kind: ListingKind, given: { name?: string; ownerUserId?: number } = {}): Promise<number> {
  const listing = { name: '다정한곳', ownerUserId: null, ...given, kind, address: '서울특별시 구로구 디지털로 300' };
  return unwrap(await app.services.listings.addListing(listing));
}

/** A review by this guardian, a minute after the one before; its id. */
export async function aReview(
  app: TestApp,
  business: Business,
  writer: Person,
  given: Partial<ReviewDraft> & Record<string, unknown> = {},
): Promise<number> {
  app.clock.advance({ minutes: 1 });
  const rest = { wouldRevisit: true, visitDate: '2026-01-01', review: '다정하게 맞아 주셔서 또 가고 싶어요.', files: [] };
  const draft = { ...sampleRatings[business.kind], ...rest, ...given };
  return unwrap(await app.services.reviews.writeReview(asViewer(writer), business, draft)).id;
}

export async function aLike(app: TestApp, review: number, person: Person): Promise<void> {
  unwrap(await app.services.reviews.toggleReviewLike(asViewer(person), review));
}

export function asViewer({ id, nickname }: Person): Viewer {
  return {
    id,
    nickname,
    name: nickname,
    accountType: AccountType.guardian,
    socialType: SocialType.account,
    sessionId: 'test',
    awaitsApproval: false,
  };
}
