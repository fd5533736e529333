import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import * as store from './import.sql.ts';
import { readHeader, type LicenceHeader } from './licence-header.policy.ts';
import { readRow, type LicensedHospital } from './licence-row.policy.ts';
import { isCsvError, readCsv, type CsvRecord } from './read-export.ts';

/** A line of the file and what is to be said about it. */
export type Remark = { line: number; reason: string };

export type ImportReport = {
  /** Rows below the header. */
  rows: number;
  /** Hospitals in business: new ones, changed ones, and those that were the same already. */
  open: number;
  inserted: number;
  updated: number;
  /** Rows of hospitals not in business, and how many listings went out of sight by it. */
  closed: number;
  turnedOff: number;
  /** Rows that could not be used. */
  unusable: Remark[];
  /** Rows that were used, and lack something. */
  lacking: Remark[];
};

/** The file as a whole can't be used. The database is as it was. */
export class UnusableExport extends Error {}

type Deps = { db: Database; clock: Clock };
type Options = { onProgress?: (progress: { rows: number; bytesRead: number }) => void };

const BATCH = 500;

/**
 * Brings the listings in line with an official licence export (either generation of its header), in one
 * transaction: everything or nothing. Running it again changes nothing. @throws UnusableExport
 */
export async function importHospitals({ db, clock }: Deps, path: string, options: Options = {}): Promise<ImportReport> {
  const now = clock.now();
  try {
    const report = await db.begin(async (tx) => {
      await store.lockImports(tx);
      return importRows(tx, path, now, options);
    });
    await store.settleIndexes(db);
    return report;
  } catch (error) {
    if (isCsvError(error)) throw new UnusableExport(`파일이 중간에 깨져 있어요. (${error.message})`);
    throw error;
  }
}

async function importRows(tx: Sql, path: string, now: Date, { onProgress }: Options): Promise<ImportReport> {
  const report: ImportReport = {
    rows: 0, open: 0, inserted: 0, updated: 0, closed: 0, turnedOff: 0, unusable: [], lacking: [],
  };
  const seen = new Map<string, number>();
  let header: LicenceHeader | undefined;
  let last: CsvRecord | undefined;
  let hospitals: LicensedHospital[] = [];
  let closed: string[] = [];

  const flush = async () => {
    const { inserted, updated } = await store.upsertHospitals(tx, hospitals, now);
    report.inserted += inserted;
    report.updated += updated;
    report.turnedOff += await store.closeHospitals(tx, closed, now);
    hospitals = [];
    closed = [];
  };
  const isRepeated = (licenceNumber: string, line: number): boolean => {
    const first = seen.get(licenceNumber);
    if (first === undefined) seen.set(licenceNumber, line);
    else report.unusable.push({ line, reason: `관리번호 ${licenceNumber}은(는) ${first}번째 줄에 이미 있어요` });
    return first !== undefined;
  };

  for await (const record of readCsv(path)) {
    if (!header) {
      header = headerOf(record.cells);
      continue;
    }
    last = record;
    report.rows += 1;
    const row = readRow(header, record.cells);
    if (row.kind === 'unusable') report.unusable.push({ line: record.line, reason: row.reason });
    if (row.kind === 'closed' && !isRepeated(row.licenceNumber, record.line)) {
      report.closed += 1;
      closed.push(row.licenceNumber);
    }
    if (row.kind === 'open' && !isRepeated(row.hospital.licenceNumber, record.line)) {
      report.open += 1;
      hospitals.push(row.hospital);
      report.lacking.push(...row.lacks.map((reason) => ({ line: record.line, reason })));
    }
    if (hospitals.length + closed.length >= BATCH) await flush();
    onProgress?.({ rows: report.rows, bytesRead: record.bytesRead });
  }
  await flush();
  checkWhole(header, last, report);
  return report;
}

function headerOf(cells: string[]): LicenceHeader {
  const header = readHeader(cells);
  if ('missing' in header) {
    throw new UnusableExport(`동물병원 인허가 파일이 아니에요. 없는 열: ${header.missing.join(', ')}`);
  }
  return header;
}

/** An empty file, one of another service, or one whose last row breaks off is no export. */
function checkWhole(header: LicenceHeader | undefined, last: CsvRecord | undefined, report: ImportReport): void {
  if (!header || !last) throw new UnusableExport('동물병원 인허가 파일이 아니에요. 내용이 비어 있어요.');
  if (last.cells.length < header.width) throw new UnusableExport(`파일이 ${last.line}번째 줄에서 끊겨 있어요.`);
  const [first] = report.unusable;
  if (first && report.unusable.length === report.rows) {
    throw new UnusableExport(`쓸 수 있는 줄이 하나도 없어요. ${first.line}번째 줄: ${first.reason}`);
  }
}
