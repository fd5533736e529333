import { plainFeatures, services, type FeatureFlags, type Trade } from '@petcare/features';
import type { ListingState } from './listing.ts';

/** The decision of operators about a listing. */
export type Approval = Exclude<ListingState, 'closed'>;

/** A listing's state for people: a closed licence outweighs the approval. */
export function stateOf({ approval, closedAt }: { approval: Approval; closedAt: string | null }): ListingState {
  return closedAt === null ? approval : 'closed';
}

/** Public listings are for everybody; what is not public yet only for its owner. */
export function canSeeListing(viewerId: number | undefined, listing: { isPublic: boolean; ownerUserId: number | null }): boolean {
  return listing.isPublic || (viewerId !== undefined && listing.ownerUserId === viewerId);
}

/** 미용, 호텔, 유치원, 용품, 24시, 주차: the tags of a map pin, services first. */
export function tagsOf(listing: FeatureFlags): string[] {
  return [...services, ...plainFeatures].filter(({ name }) => name !== 'allowReservation' && listing[name]).map(({ label }) => label);
}

/** The main trade of a company: its only kind of service that is set, else the first one. */
export function companyTypeOf(listing: FeatureFlags): Trade | null {
  return services.find(({ name }) => listing[name])?.trade ?? null;
}
