import type { FeatureFlags } from '@petcare/features';
import type { HoursExceptions, WeeklyHours } from '../../opening-hours/index.ts';

/** The kind of a listing's business. */
export type ListingKind = 'hospital' | 'pharmacy' | 'company';

/** The point of a listing on its way to being public; `hidden` is one that was public until an operator hid it. */
export type ListingState = 'pending' | 'approved' | 'rejected' | 'hidden' | 'closed';

/** The columns that an owner writes, as stored. */
export type ProfileColumns = FeatureFlags & {
  name: string;
  phone: string | null;
  email: string | null;
  homepage: string | null;
  blog: string | null;
  kakaoplus: string | null;
  postcode: string | null;
  regionCode: string | null;
  /** The whole line; the lot-number address where there is no road address. */
  address: string;
  jibunAddress: string | null;
  detailAddress: string | null;
  latitude: number | null;
  longitude: number | null;
  isPremium: boolean;
  guideParkingLot: string | null;
  doctors: string[];
  expertise: string | null;
  introduce: string | null;
  isUnion: boolean;
  uniqueness: string | null;
  /** Null when not known. */
  businessHours: WeeklyHours | null;
  /** Null when there is nothing of it. */
  hoursExceptions: HoursExceptions | null;
  businessHoursText: string | null;
  humu: string | null;
  /** Its trade in the register's words (업태구분명). */
  gubun: string | null;
  /** Its area in m² (소재지면적). */
  size: number | null;
};

/** One listing, as every verb of this module gives it. */
export type Listing = ProfileColumns & {
  id: number;
  kind: ListingKind;
  licensedOn: string | null;
  ownerUserId: number | null;
  isPublic: boolean;
  state: ListingState;
  sido: string | null;
  sigungu: string | null;
  reviewScore: number | null;
  reviewKeyword: string | null;
  reviewCount: number;
  /** Kilometres from the position that was asked with. */
  distance: number | null;
  createdAt: string;
  updatedAt: string;
};
