import { isCsvError, readCsv, type CsvRecord } from '../../platform/csv.ts';
import { holdsMarkup, unescaped } from '../../platform/markup.ts';
import type { ClosedListing, ImportedListing, ListingKind } from '../listings/index.ts';
import { isMostlyUnusable, tallyColumns, type ColumnTally } from './column-checks.policy.ts';
import type { Identity, ListingRow, ListingSource, RowReader } from './listing-source.ts';

/** A line of the file and what is to be said about it. */
export type Remark = { line: number; reason: string };

/** The file as a whole can't be used. Nothing was written. */
export class UnusableExport extends Error {}

type UsableRow = Exclude<ListingRow, { kind: 'unusable' }>;
export type OpenRow = Extract<ListingRow, { kind: 'open' }>;
/** The rows that are written at once, and the place in the file up to which they go. */
export type Batch = { open: OpenRow[]; closed: ClosedListing[]; rows: number; bytesRead: number };

export type ReadListings = {
  batches: Batch[];
  /** Begins the licence numbers of all that this kind of file has made. */
  prefix: string;
  /** Licence numbers of the rows in force. */
  kept: string[];
  /** Those of the rows that are not. */
  ended: string[];
  /** Those of rows that could not be used: what they say is not known, so nothing is done to their listings. */
  unread: string[];
  /** The last day that a row is of; null when none says one. */
  edition: string | null;
  /** Rows by region, in force or not. */
  rowsOf: Map<string, number>;
  rows: number;
  unusable: Remark[];
  lacking: Remark[];
};

const MARKUP = 'HTML 태그나 스크립트가 섞여 있어요';
const UNREADABLE = '읽을 수 없는 글자가 있어요';

/** So few that whoever saves one of these listings hardly waits for the others to be written. */
const BATCH = 500;

/** The newer export does not say which service it is of; its names do: nineteen in twenty of a kind, one in a hundred of another. */
const NAMES: readonly { kind: ListingKind; label: string; pattern: RegExp }[] = [
  { kind: 'hospital', label: '동물병원', pattern: /병원|의료|메디[컬칼]/ },
  { kind: 'pharmacy', label: '약국', pattern: /약국/ },
];
/** Of fewer, names tell nothing. */
const FEWEST_NAMES = 20;

/** The whole file as of `today`, before anything is written: one that can't be used changes nothing. @throws UnusableExport */
export async function readListings(source: ListingSource, path: string, today: string): Promise<ReadListings> {
  try {
    return await readRows(source, path, today);
  } catch (error) {
    if (isCsvError(error)) throw new UnusableExport(`파일이 중간에 깨져 있어요. (${error.message})`);
    throw error;
  }
}

async function readRows(source: ListingSource, path: string, today: string): Promise<ReadListings> {
  const all: ReadListings = {
    ...{ batches: [], prefix: '', kept: [], ended: [], unread: [], edition: null, rowsOf: new Map<string, number>() },
    ...{ rows: 0, unusable: [], lacking: [] },
  };
  const seen = new Map<string, number>();
  let reader: RowReader | undefined;
  let columns: ColumnTally | undefined;
  let last: CsvRecord | undefined;
  let batch: Batch = { open: [], closed: [], rows: 0, bytesRead: 0 };

  const isRepeated = (identities: Identity[], line: number): boolean => {
    const known = identities.find(({ key }) => seen.has(key));
    if (known) all.unusable.push({ line, reason: `${known.says}은(는) ${seen.get(known.key)}번째 줄에 이미 있어요` });
    else for (const { key } of identities) seen.set(key, line);
    return known !== undefined;
  };
  const isNew = (row: UsableRow, line: number): boolean => {
    if (isRepeated(row.identities, line)) return false;
    const regionCode = row.kind === 'open' ? row.listing.regionCode : row.regionCode;
    if (regionCode) all.rowsOf.set(regionCode, (all.rowsOf.get(regionCode) ?? 0) + 1);
    const { day } = row.dates;
    // A day to come is a slip of the pen: believed, it would have every later edition and row refused.
    if (day && day > today) said(row).modifiedAt = null;
    else if (day && (!all.edition || day > all.edition)) all.edition = day;
    return true;
  };
  const endBatch = () => {
    all.batches.push({ ...batch, rows: all.rows, bytesRead: last?.bytesRead ?? 0 });
    batch = { open: [], closed: [], rows: 0, bytesRead: 0 };
  };

  for await (const record of readCsv(path)) {
    if (!reader) {
      if (!record.isReadable) throw new UnusableExport(`파일의 첫 줄에 ${UNREADABLE}. UTF-8이나 CP949로 다시 저장해 주세요.`);
      reader = readerOf(source, record.cells);
      columns = tallyColumns(reader.checks, reader.nameOf);
      continue;
    }
    last = record;
    all.rows += 1;
    const cells = record.cells.map(unescaped);
    const spoilt = record.isReadable ? holdsMarkup(cells) && MARKUP : UNREADABLE;
    const row: ListingRow = spoilt ? { kind: 'unusable', reason: spoilt } : reader.read(cells);
    if (cells.length === reader.width) columns?.add(cells);
    if (row.kind === 'unusable') {
      all.unusable.push({ line: record.line, reason: row.reason });
      const number = reader.numberOf(cells);
      if (number) all.unread.push(number);
    }
    if (row.kind === 'closed' && isNew(row, record.line)) {
      all.ended.push(row.closed.licenceNumber);
      batch.closed.push(row.closed);
    }
    if (row.kind === 'open' && isNew(row, record.line)) {
      batch.open.push(row);
      all.kept.push(row.listing.licenceNumber);
      all.lacking.push(...row.lacks.map((reason) => ({ line: record.line, reason })));
    }
    if (batch.open.length + batch.closed.length >= BATCH) endBatch();
  }
  endBatch();
  checkWhole(source, reader, last, all);
  const doubt = columns?.doubt();
  if (doubt) throw new UnusableExport(doubt);
  return { ...all, prefix: reader?.prefix ?? '' };
}

/** The part of a row that is written. */
function said(row: UsableRow): ImportedListing | ClosedListing {
  return row.kind === 'open' ? row.listing : row.closed;
}

function readerOf(source: ListingSource, cells: string[]): RowReader {
  const reader = source.readHeader(cells);
  if ('missing' in reader) throw new UnusableExport(`${source.label} 파일이 아니에요. 없는 열: ${reader.missing.join(', ')}`);
  return reader;
}

/** An empty file, one of another service, or one whose last row breaks off is no export. */
function checkWhole(
  { kind, label }: ListingSource,
  header: RowReader | undefined,
  last: CsvRecord | undefined,
  { rows, unusable, batches }: ReadListings,
): void {
  if (!header || !last) throw new UnusableExport(`${label} 파일이 아니에요. 내용이 비어 있어요.`);
  if (last.cells.length < header.width) throw new UnusableExport(`파일이 ${last.line}번째 줄에서 끊겨 있어요.`);
  const [first] = unusable;
  if (first && (unusable.length === rows || isMostlyUnusable(unusable.length, rows))) {
    throw new UnusableExport(`쓸 수 없는 줄이 ${rows}줄 중 ${unusable.length}줄이에요. ${first.line}번째 줄: ${first.reason}`);
  }
  const names = batches.flatMap(({ open }) => open.map(({ listing }) => listing.name));
  const other = NAMES.find((one) => one.kind !== kind && names.filter((name) => one.pattern.test(name)).length * 2 > names.length);
  if (other && names.length >= FEWEST_NAMES)
    throw new UnusableExport(`${label} 파일이 아니라 ${other.label} 파일 같아요. 이름이 대부분 ${other.label}이에요.`);
}
