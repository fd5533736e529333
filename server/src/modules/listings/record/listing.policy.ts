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

/** 미용, 호텔, 유치원, 용품, 24시, 주차: the tags of a map pin, in this order. */
export function tagsOf(listing: {
  isBeautyParlor: boolean;
  isHotel: boolean;
  isKindergarten: boolean;
  isStore: boolean;
  is24: boolean;
  hasParkingLot: boolean;
}): string[] {
  const tags: string[] = [];
  if (listing.isBeautyParlor) tags.push('미용');
  if (listing.isHotel) tags.push('호텔');
  if (listing.isKindergarten) tags.push('유치원');
  if (listing.isStore) tags.push('용품');
  if (listing.is24) tags.push('24시');
  if (listing.hasParkingLot) tags.push('주차');
  return tags;
}

export type CompanyType = 'beauty' | 'hotel' | 'kindergarten' | 'store';

/** The service that each type of company gives. */
export const companyFlags = { beauty: 'isBeautyParlor', hotel: 'isHotel', kindergarten: 'isKindergarten', store: 'isStore' } as const;

/** The main trade of a company: its only kind of service that is set, else the first one. */
export function companyTypeOf(listing: Record<(typeof companyFlags)[CompanyType], boolean>): CompanyType | null {
  return companyTypes.find((type) => listing[companyFlags[type]]) ?? null;
}

export const companyTypes = ['beauty', 'hotel', 'kindergarten', 'store'] as const;
