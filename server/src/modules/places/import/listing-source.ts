import type { HoursExceptions, WeeklyHours } from '../opening-hours.policy.ts';
import type { PlaceKind } from '../places.sql.ts';
import type { SearchColumns } from '../search.policy.ts';

/** A place in business, as every source knows it. */
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

/** Two rows with the same key are the same place; `says` names the key to a person. */
export type Identity = { key: string; says: string };

export type ListingRow =
  | { kind: 'open'; listing: ImportedListing; details: ImportedDetails; identities: Identity[]; lacks: string[] }
  | { kind: 'closed'; licenceNumber: string; identities: Identity[] }
  | { kind: 'unusable'; reason: string };

/** One that offers several services is closed when none is left. */
export type Service = 'isBeautyParlor' | 'isHotel' | 'isKindergarten';

export type RowReader = {
  /** Columns of the header. */
  width: number;
  read(cells: readonly string[]): ListingRow;
  /** A list has no closed rows: what is not in it any more is closed. Begins the licence number of all it made. */
  listPrefix?: string;
};

/** A kind of file that can be imported. */
export type ListingSource = {
  /** As in `npm run import -- hospitals`. */
  name: string;
  /** 동물병원 인허가: what it is called to a person. */
  label: string;
  kind: PlaceKind;
  service?: Service;
  readHeader(cells: readonly string[]): RowReader | { missing: string[] };
};
