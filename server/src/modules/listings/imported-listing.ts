import type { HoursExceptions, WeeklyHours } from '../opening-hours/index.ts';
import type { ListingKind } from './listing.ts';
import type { SearchColumns } from './search-columns.policy.ts';

/** A business that is open, as every source knows it. */
export type ImportedListing = SearchColumns & {
  /** What makes an import repeatable: the licence's own number, or a key made of what the file has. */
  licenceNumber: string;
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

/** What only some sources know. The others leave these columns as they are. */
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
};

export type Imported = { listing: ImportedListing; details: ImportedDetails };

/** One that offers several services is closed when none is left. */
export type Service = 'isBeautyParlor' | 'isHotel' | 'isKindergarten';

/** Whose listings: of a kind and, of a list of companies, with the service that the list is of. */
export type Source = { kind: ListingKind; service?: Service };
