import type { ColumnCheck } from './column-checks.policy.ts';
import type { ClosedListing, ImportedDetails, ImportedListing, ListingKind, Service } from '../listings/index.ts';

/** Two rows with the same key are the same business; `says` names the key to a person. */
export type Identity = { key: string; says: string };

/** `day`: the last one that anything in the row is of, which makes the edition's date. */
export type RowDates = { day: string | null };

export type ListingRow =
  | { kind: 'open'; listing: ImportedListing; details: ImportedDetails; identities: Identity[]; lacks: string[]; dates: RowDates }
  | { kind: 'closed'; closed: ClosedListing; identities: Identity[]; regionCode: string | null; dates: RowDates }
  | { kind: 'unusable'; reason: string };

export type RowReader = {
  /** Columns of the header. */
  width: number;
  read(cells: readonly string[]): ListingRow;
  /** The checks of the columns, which a file that has them mixed up fails. */
  checks: readonly ColumnCheck[];
  nameOf(cells: readonly string[]): string;
  /** The licence number alone, of a row that can't be used; null where there is none. */
  numberOf(cells: readonly string[]): string | null;
  /** Begins the licence number of all that a list has made; the numbers of licences begin with nothing. */
  prefix: string;
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
