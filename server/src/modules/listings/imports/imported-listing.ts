import type { HoursExceptions, WeeklyHours } from '../../opening-hours/index.ts';
import type { ListingKind } from '../record/listing.ts';
import type { SearchColumns } from '../record/search-columns.policy.ts';

/** A business that is open, as every source knows it. */
export type ImportedListing = SearchColumns & {
  /** The key that makes an import repeatable: the licence's own number, or a key made of what the file has. */
  licenceNumber: string;
  /** The time at which the source last touched the row; null when it does not say. */
  modifiedAt: Date | null;
  licensedOn: string | null;
  name: string;
  phone: string | null;
  postcode: string | null;
  regionCode: string | null;
  address: string;
  jibunAddress: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** The facts that only some sources know. The others leave these columns as they are. */
export type ImportedDetails = {
  isBeautyParlor?: boolean;
  isHotel?: boolean;
  isKindergarten?: boolean;
  is24?: boolean;
  hasParkingLot?: boolean;
  homepage?: string | null;
  blog?: string | null;
  businessHours?: WeeklyHours | null;
  hoursExceptions?: HoursExceptions | null;
  businessHoursText?: string | null;
  humu?: string | null;
  gubun?: string | null;
  size?: number | null;
};

export type ImportRow = { listing: ImportedListing; details: ImportedDetails };

/** A licence that is no longer in force. */
export type ClosedListing = { licenceNumber: string; modifiedAt: Date | null };

/** One that offers several services is closed when none is left. */
export type Service = 'isBeautyParlor' | 'isHotel' | 'isKindergarten';

/** The source of listings: of a kind and, of a list of companies, with the service that the list is of. */
export type Source = { kind: ListingKind; service?: Service };

/** A listing as the registers know it, for telling which licence it has now. */
export type KnownListing = {
  id: number;
  licenceNumber: string;
  /** As the register has it; the owner may have given another. */
  name: string;
  latitude: number | null;
  longitude: number | null;
  regionCode: string | null;
  isOpen: boolean;
  hasOwner: boolean;
};

/** A listing whose licence has another number now; `double` is the listing that has been made for that number. */
export type RenumberedListing = { id: number; from: string; to: string; double: number | null };

/** The listings that an import may close: all whose licence numbers begin so, or of them those in these regions. */
export type Scope = { prefix: string; regions: string[] | null };
