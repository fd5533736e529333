import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import type { Bounds } from './regions.ts';

export type ListingState = 'pending' | 'approved' | 'rejected' | 'closed';

/** A listing's state for people: a closed licence outweighs the approval. */
export function stateOf({ approval, closedAt }: { approval: Exclude<ListingState, 'closed'>; closedAt: string | null }): ListingState {
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

export function checkBounds({ south, west, north, east }: Bounds): PropertyError[] {
  const areDegrees = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return areDegrees && south <= north && west <= east ? [] : [invalid('bounds', 'isBounds', '지도의 범위를 다시 확인해 주세요.')];
}

export type CompanyType = 'beauty' | 'hotel' | 'kindergarten' | 'store';

/** The service that each type of company gives. */
export const companyFlags = { beauty: 'isBeautyParlor', hotel: 'isHotel', kindergarten: 'isKindergarten', store: 'isStore' } as const;

/** What a company mainly does: its only kind of service that is set, else the first one. */
export function companyTypeOf(place: Record<(typeof companyFlags)[CompanyType], boolean>): CompanyType | null {
  return companyTypes.find((type) => place[companyFlags[type]]) ?? null;
}

export const companyTypes = ['beauty', 'hotel', 'kindergarten', 'store'] as const;

export type Position = { latitude: number; longitude: number };

/** Both or neither, and a place on earth. */
export function checkPosition(latitude: number | null | undefined, longitude: number | null | undefined): PropertyError[] {
  if (latitude == null && longitude == null) return [];
  const isOnEarth = latitude != null && longitude != null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? [] : [invalid('latitude', 'isPosition', '위치를 다시 확인해 주세요.')];
}
