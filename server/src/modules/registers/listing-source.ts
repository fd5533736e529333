import type { ImportedDetails, ImportedListing, ListingKind, Service } from '../listings/index.ts';

/** Two rows with the same key are the same business; `says` names the key to a person. */
export type Identity = { key: string; says: string };

export type ListingRow =
  | { kind: 'open'; listing: ImportedListing; details: ImportedDetails; identities: Identity[]; lacks: string[] }
  | { kind: 'closed'; licenceNumber: string; identities: Identity[] }
  | { kind: 'unusable'; reason: string };

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
  kind: ListingKind;
  service?: Service;
  readHeader(cells: readonly string[]): RowReader | { missing: string[] };
};
