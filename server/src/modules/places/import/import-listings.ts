import type { Clock } from '../../../platform/clock.ts';
import { isCsvError, readCsv, type CsvRecord } from '../../../platform/csv.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import * as store from './import.sql.ts';
import type { Identity, ListingRow, ListingSource, RowReader } from './listing-source.ts';

/** A line of the file and what is to be said about it. */
export type Remark = { line: number; reason: string };

export type ImportReport = {
  /** Rows below the header. */
  rows: number;
  /** Places in business: new ones, changed ones, and those that were the same already. */
  open: number;
  inserted: number;
  updated: number;
  /** Rows of places not in business, or places that a list has no more; and how many listings went out of sight by it. */
  closed: number;
  turnedOff: number;
  /** Rows that could not be used. */
  unusable: Remark[];
  /** Rows that were used, and lack something. */
  lacking: Remark[];
};

/** The file as a whole can't be used. The database is as it was. */
export class UnusableExport extends Error {}

/** A list that lost more than this share of what it had is half a list. */
const MOST_GONE = 0.2;
const FEW = 20;

type OpenRow = Extract<ListingRow, { kind: 'open' }>;
type Deps = { db: Database; clock: Clock };
type Options = { onProgress?: (progress: { rows: number; bytesRead: number }) => void };

const BATCH = 500;

/**
 * Brings the listings in line with a file of one of `sources`, in one transaction: everything or nothing.
 * Running it again changes nothing. @throws UnusableExport
 */
export async function importListings({ db, clock }: Deps, source: ListingSource, path: string, options: Options = {}): Promise<ImportReport> {
  const now = clock.now();
  try {
    const report = await db.begin(async (tx) => {
      await store.lockImports(tx);
      return importRows(tx, source, path, now, options);
    });
    await store.settleIndexes(db);
    return report;
  } catch (error) {
    if (isCsvError(error)) throw new UnusableExport(`파일이 중간에 깨져 있어요. (${error.message})`);
    throw error;
  }
}

async function importRows(tx: Sql, source: ListingSource, path: string, now: Date, { onProgress }: Options): Promise<ImportReport> {
  const report: ImportReport = {
    rows: 0, open: 0, inserted: 0, updated: 0, closed: 0, turnedOff: 0, unusable: [], lacking: [],
  };
  const seen = new Map<string, number>();
  const kept: string[] = [];
  let reader: RowReader | undefined;
  let last: CsvRecord | undefined;
  let open: OpenRow[] = [];
  let closed: string[] = [];

  const flush = async () => {
    const { inserted, updated } = await store.upsertListings(tx, source.kind, open, now);
    report.inserted += inserted;
    report.updated += updated;
    report.turnedOff += await store.closeListings(tx, source.kind, closed, now);
    open = [];
    closed = [];
  };
  const isRepeated = (identities: Identity[], line: number): boolean => {
    const known = identities.find(({ key }) => seen.has(key));
    if (known) report.unusable.push({ line, reason: `${known.says}은(는) ${seen.get(known.key)}번째 줄에 이미 있어요` });
    else for (const { key } of identities) seen.set(key, line);
    return known !== undefined;
  };

  for await (const record of readCsv(path)) {
    if (!reader) {
      reader = readerOf(source, record.cells);
      continue;
    }
    last = record;
    report.rows += 1;
    const row = reader.read(record.cells);
    if (row.kind === 'unusable') report.unusable.push({ line: record.line, reason: row.reason });
    if (row.kind === 'closed' && !isRepeated(row.identities, record.line)) {
      report.closed += 1;
      closed.push(row.licenceNumber);
    }
    if (row.kind === 'open' && !isRepeated(row.identities, record.line)) {
      report.open += 1;
      open.push(row);
      kept.push(row.listing.licenceNumber);
      report.lacking.push(...row.lacks.map((reason) => ({ line: record.line, reason })));
    }
    if (open.length + closed.length >= BATCH) await flush();
    onProgress?.({ rows: report.rows, bytesRead: record.bytesRead });
  }
  await flush();
  checkWhole(source, reader, last, report);
  if (reader?.listPrefix) await closeMissing(tx, source, reader.listPrefix, kept, report, now);
  return report;
}

async function closeMissing(tx: Sql, source: ListingSource, prefix: string, kept: string[], report: ImportReport, now: Date): Promise<void> {
  const { known, gone } = await store.countMissing(tx, source, prefix, kept);
  if (gone > FEW && gone > known * MOST_GONE) {
    throw new UnusableExport(`파일에 없는 곳이 ${known}곳 중 ${gone}곳이나 돼요. 파일이 온전한지 확인해 주세요.`);
  }
  report.closed += gone;
  report.turnedOff += await store.closeMissing(tx, source, prefix, kept, now);
}

function readerOf(source: ListingSource, cells: string[]): RowReader {
  const reader = source.readHeader(cells);
  if ('missing' in reader) throw new UnusableExport(`${source.label} 파일이 아니에요. 없는 열: ${reader.missing.join(', ')}`);
  return reader;
}

/** An empty file, one of another service, or one whose last row breaks off is no export. */
function checkWhole({ label }: ListingSource, header: RowReader | undefined, last: CsvRecord | undefined, report: ImportReport): void {
  if (!header || !last) throw new UnusableExport(`${label} 파일이 아니에요. 내용이 비어 있어요.`);
  if (last.cells.length < header.width) throw new UnusableExport(`파일이 ${last.line}번째 줄에서 끊겨 있어요.`);
  const [first] = report.unusable;
  if (first && report.unusable.length === report.rows) {
    throw new UnusableExport(`쓸 수 있는 줄이 하나도 없어요. ${first.line}번째 줄: ${first.reason}`);
  }
}
