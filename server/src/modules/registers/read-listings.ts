import { isCsvError, readCsv, type CsvRecord } from '../../platform/csv.ts';
import type { ListingKind } from '../listings/index.ts';
import type { Identity, ListingRow, ListingSource, RowReader } from './listing-source.ts';

/** A line of the file and what is to be said about it. */
export type Remark = { line: number; reason: string };

/** The file as a whole can't be used. Nothing was written. */
export class UnusableExport extends Error {}

export type OpenRow = Extract<ListingRow, { kind: 'open' }>;
/** What is written at once, and how far in the file that is. */
export type Batch = { open: OpenRow[]; closed: string[]; rows: number; bytesRead: number };

export type ReadListings = {
  batches: Batch[];
  /** Set for a list: what is not among `kept` any more is closed. */
  listPrefix: string | undefined;
  kept: string[];
  rows: number;
  closed: number;
  unusable: Remark[];
  lacking: Remark[];
};

/** So few that whoever saves one of these listings hardly waits for the others to be written. */
const BATCH = 500;

/** The newer export does not say which service it is of; its names do: nineteen in twenty of a kind, one in a hundred of another. */
const NAMES: readonly { kind: ListingKind; label: string; pattern: RegExp }[] = [
  { kind: 'hospital', label: '동물병원', pattern: /병원|의료|메디[컬칼]/ },
  { kind: 'pharmacy', label: '약국', pattern: /약국/ },
];
/** Of fewer, names tell nothing. */
const FEWEST_NAMES = 20;

/** The whole file, before anything is written: one that can't be used changes nothing. @throws UnusableExport */
export async function readListings(source: ListingSource, path: string): Promise<ReadListings> {
  try {
    return await readRows(source, path);
  } catch (error) {
    if (isCsvError(error)) throw new UnusableExport(`파일이 중간에 깨져 있어요. (${error.message})`);
    throw error;
  }
}

async function readRows(source: ListingSource, path: string): Promise<ReadListings> {
  const all: ReadListings = { batches: [], listPrefix: undefined, kept: [], rows: 0, closed: 0, unusable: [], lacking: [] };
  const seen = new Map<string, number>();
  let reader: RowReader | undefined;
  let last: CsvRecord | undefined;
  let batch: Batch = { open: [], closed: [], rows: 0, bytesRead: 0 };

  const isRepeated = (identities: Identity[], line: number): boolean => {
    const known = identities.find(({ key }) => seen.has(key));
    if (known) all.unusable.push({ line, reason: `${known.says}은(는) ${seen.get(known.key)}번째 줄에 이미 있어요` });
    else for (const { key } of identities) seen.set(key, line);
    return known !== undefined;
  };
  const endBatch = () => {
    all.batches.push({ ...batch, rows: all.rows, bytesRead: last?.bytesRead ?? 0 });
    batch = { open: [], closed: [], rows: 0, bytesRead: 0 };
  };

  for await (const record of readCsv(path)) {
    if (!reader) {
      reader = readerOf(source, record.cells);
      continue;
    }
    last = record;
    all.rows += 1;
    const row = reader.read(record.cells);
    if (row.kind === 'unusable') all.unusable.push({ line: record.line, reason: row.reason });
    if (row.kind === 'closed' && !isRepeated(row.identities, record.line)) {
      all.closed += 1;
      batch.closed.push(row.licenceNumber);
    }
    if (row.kind === 'open' && !isRepeated(row.identities, record.line)) {
      batch.open.push(row);
      all.kept.push(row.listing.licenceNumber);
      all.lacking.push(...row.lacks.map((reason) => ({ line: record.line, reason })));
    }
    if (batch.open.length + batch.closed.length >= BATCH) endBatch();
  }
  endBatch();
  checkWhole(source, reader, last, all);
  return { ...all, listPrefix: reader?.listPrefix };
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
  if (first && unusable.length === rows) {
    throw new UnusableExport(`쓸 수 있는 줄이 하나도 없어요. ${first.line}번째 줄: ${first.reason}`);
  }
  const names = batches.flatMap(({ open }) => open.map(({ listing }) => listing.name));
  const other = NAMES.find((one) => one.kind !== kind && names.filter((name) => one.pattern.test(name)).length * 2 > names.length);
  if (other && names.length >= FEWEST_NAMES)
    throw new UnusableExport(`${label} 파일이 아니라 ${other.label} 파일 같아요. 이름이 대부분 ${other.label}이에요.`);
}
