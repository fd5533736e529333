import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createImportsService, type ImportsService, type RenumberedListing } from '../listings/index.ts';
import type { ListingSource } from './listing-source.ts';
import { closingOfList, closingOfRegister, type Closing } from './missing.policy.ts';
import { readListings, UnusableExport, type ReadListings, type Remark } from './read-listings.ts';
import { successorsOf } from './renumbered.policy.ts';

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
  /** Of which day the file is; null when it does not say. */
  edition: string | null;
  /** Listings that go on under a new licence number. */
  renumbered: number;
  /** Rows that are older than what is known, and were left out. */
  heldBack: number;
  /** The notices for an operator. */
  notices: string[];
  /** Rows that could not be used. */
  unusable: Remark[];
  /** Rows that were used, and lack something. */
  lacking: Remark[];
};

type Deps = { db: Database; clock: Clock };
export type ImportOptions = {
  onProgress?: (progress: { rows: number; bytesRead: number }) => void;
  /** Brings in an edition that is older than the one there is, older rows and all. */
  older?: boolean;
  /** The file holds only what has changed: what it does not have stays as it is. */
  part?: boolean;
  /** Of which day the file is, where its rows don't say: YYYY-MM-DD. */
  edition?: string;
};

/**
 * Brings the listings in line with a file of one of `sources`. The file is read and judged as a whole first; then it is
 * written in batches, each of which stands by itself. Running it again changes nothing, and after a crash it writes what
 * is still to be written. @throws UnusableExport, and then nothing was written
 */
export async function importListings(deps: Deps, source: ListingSource, path: string, options: ImportOptions = {}): Promise<ImportReport> {
  const read = await readListings(source, path, seoulDate(deps.clock.now()));
  const file = { ...read, edition: options.edition ?? read.edition };
  const imports = createImportsService(deps);
  const report = await imports.alone(() => write(imports, source, file, options));
  await imports.settle();
  return report;
}

async function write(imports: ImportsService, source: ListingSource, file: ReadListings, options: ImportOptions): Promise<ImportReport> {
  const { older = false, part = false, onProgress } = options;
  if (!older) checkEdition(file.edition, await imports.editionOf(source.name));
  const { renumbered, notices } = await successions(imports, source, file);
  const closing: Closing = part ? { kind: 'part' } : await closingOf(imports, source, file, renumbered);
  if (closing.kind === 'part') notices.push('일부만 담긴 파일이라, 파일에 없는 곳은 그대로 두었어요.');

  if (file.edition) await imports.setEdition(source.name, file.edition);
  await imports.renumber(renumbered);
  const { rows, kept, ended, unread, edition, unusable, lacking } = file;
  const report: ImportReport = {
    ...{ rows, edition, open: kept.length, inserted: 0, updated: 0, closed: file.ended.length, turnedOff: 0 },
    ...{ renumbered: renumbered.length, heldBack: 0, notices, unusable, lacking },
  };
  for (const { open, closed, ...at } of file.batches) {
    const written = await imports.writeBatch(source, { open, closed }, { older });
    report.inserted += written.inserted;
    report.updated += written.updated;
    report.turnedOff += written.turnedOff;
    report.heldBack += written.heldBack;
    onProgress?.(at);
  }
  if (closing.kind === 'close') {
    report.turnedOff += await imports.closeMissing(source, { prefix: file.prefix, regions: closing.regions }, [
      ...kept,
      ...ended,
      ...unread,
    ]);
    report.closed += closing.gone;
  }
  return report;
}

function checkEdition(edition: string | null, known: string | null): void {
  if (!known) return;
  if (!edition) {
    throw new UnusableExport(
      `언제 만든 파일인지 적혀 있지 않아요. ${known} 자료가 이미 들어 있으니 --edition YYYY-MM-DD 로 파일의 날짜를 알려 주세요.`,
    );
  }
  if (edition < known) {
    throw new UnusableExport(`${edition} 자료예요. 더 새로운 ${known} 자료가 이미 들어 있어요. 그래도 되돌리려면 --older 를 붙여 주세요.`);
  }
}

/** Listings whose licences have another number in the file; what an operator should look at is said. */
async function successions(imports: ImportsService, source: ListingSource, file: ReadListings) {
  const open = file.batches.flatMap((batch) => batch.open.map(({ listing }) => listing));
  const ended = new Set(file.ended);
  const absent = await imports.listAbsent(source, file.prefix, [...file.kept, ...file.unread]);
  const successors = successorsOf(absent, open);
  const numbers = successors.map(({ to }) => to);
  const there = new Map((await imports.listingsWith(source, numbers)).map((listing) => [listing.licenceNumber, listing]));
  const notices: string[] = [];
  const renumbered = successors.flatMap(({ known, to }): RenumberedListing[] => {
    const double = there.get(to);
    const pair = { id: known.id, from: known.licenceNumber, to, double: double?.id ?? null };
    if (double && (!known.isOpen || !known.hasOwner)) return [];
    if (double?.hasOwner) {
      notices.push(`${known.name}: 업체 회원이 있는 두 곳(${pair.from}, ${to})이 같은 곳 같아요. 확인해 주세요.`);
      return [];
    }
    // The new licence may be somebody else's: its owner is for an operator to say.
    if (known.hasOwner && ended.has(known.licenceNumber)) {
      notices.push(
        `${known.name}: 업체 회원이 있는 인허가 ${pair.from}이(가) 끝나고 ${to}(으)로 새로 났어요. 같은 업체면 다시 연결해 주세요.`,
      );
      return [];
    }
    return [pair];
  });
  return { renumbered, notices };
}

async function closingOf(imports: ImportsService, source: ListingSource, file: ReadListings, renumbered: readonly RenumberedListing[]) {
  const kept = [...file.kept, ...file.ended, ...file.unread, ...renumbered.map(({ from }) => from)];
  const missing = await imports.countMissing(source, file.prefix, kept);
  const closing = file.prefix ? closingOfList(missing) : closingOfRegister(missing, file.rowsOf);
  if (closing.kind !== 'half') return closing;
  throw new UnusableExport(`파일에 없는 곳이 ${closing.known}곳 중 ${closing.gone}곳이나 돼요. 파일이 온전한지 확인해 주세요.`);
}
