import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createImportsService, type ImportsService } from '../listings/index.ts';
import type { ListingSource } from './listing-source.ts';
import { readListings, UnusableExport, type ReadListings, type Remark } from './read-listings.ts';

export type ImportReport = {
  /** Rows below the header. */
  rows: number;
  /** Businesses that are open: new ones, changed ones, and those that were the same already. */
  open: number;
  inserted: number;
  updated: number;
  /** Rows of businesses that are closed, or that a list has no more; and how many listings went out of sight by it. */
  closed: number;
  turnedOff: number;
  /** Rows that could not be used. */
  unusable: Remark[];
  /** Rows that were used, and lack something. */
  lacking: Remark[];
};

/** A list that lost more than this share of what it had is half a list. */
const MOST_GONE = 0.2;
const FEW = 20;

type Deps = { db: Database; clock: Clock };
type Options = { onProgress?: (progress: { rows: number; bytesRead: number }) => void };

/**
 * Brings the listings in line with a file of one of `sources`. The file is read and judged as a whole first; then it is
 * written in batches, each of which stands by itself. Running it again changes nothing, and after a crash it writes what
 * is still to be written. @throws UnusableExport, and then nothing was written
 */
export async function importListings(deps: Deps, source: ListingSource, path: string, options: Options = {}): Promise<ImportReport> {
  const file = await readListings(source, path);
  const imports = createImportsService(deps);
  const report = await imports.alone(() => write(imports, source, file, options));
  await imports.settle();
  return report;
}

async function write(imports: ImportsService, source: ListingSource, file: ReadListings, { onProgress }: Options): Promise<ImportReport> {
  const { rows, kept, listPrefix, unusable, lacking } = file;
  const report: ImportReport = { rows, open: kept.length, inserted: 0, updated: 0, closed: file.closed, turnedOff: 0, unusable, lacking };
  const gone = listPrefix ? await countGone(imports, source, listPrefix, kept) : 0;
  for (const { open, closed, ...at } of file.batches) {
    const written = await imports.writeBatch(source, { open, closed });
    report.inserted += written.inserted;
    report.updated += written.updated;
    report.turnedOff += written.turnedOff;
    onProgress?.(at);
  }
  if (listPrefix) report.turnedOff += await imports.closeMissing(source, listPrefix, kept);
  report.closed += gone;
  return report;
}

/** How many of those that the list has made it has no more. */
async function countGone(imports: ImportsService, source: ListingSource, prefix: string, kept: string[]): Promise<number> {
  const { known, gone } = await imports.countMissing(source, prefix, kept);
  if (gone > FEW && gone > known * MOST_GONE) {
    throw new UnusableExport(`파일에 없는 곳이 ${known}곳 중 ${gone}곳이나 돼요. 파일이 온전한지 확인해 주세요.`);
  }
  return gone;
}
