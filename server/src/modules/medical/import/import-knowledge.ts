import { readFile } from 'node:fs/promises';
import type { Clock } from '../../../platform/clock.ts';
import { isCsvError, readCsv } from '../../../platform/csv.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import { tellPages } from '../../../platform/page-news/page-news.sql.ts';
import { regionCodes } from '../../regions/index.ts';
import * as store from './import.sql.ts';
import { FEE_COLUMNS, readBreeds, readFee, readFindings, type Fee, type FileRows, type Remark } from './knowledge-file.policy.ts';

/** `count` rows were read; of breeds, diseases or fees so many are new, changed, or not offered any more. Of `doubted` rows something was put right. */
export type KnowledgeReport = store.WriteCounts & { count: number; unusable: Remark[]; doubted: Remark[] };

/** The file as a whole can't be used. The database is as it was. */
export class UnusableFile extends Error {}

type Deps = { db: Database; clock: Clock };

const MOST_RETIRED = 0.2;
const NATION = '전국';

/** Breeds of dogs and cats from a JSON file of two lists. @throws UnusableFile */
export async function importBreeds(deps: Deps, path: string): Promise<KnowledgeReport> {
  return takeBreeds(deps, await jsonOf(path));
}

/** Breeds of dogs and cats, as such a file has them. @throws UnusableFile */
export async function takeBreeds({ db, clock }: Deps, file: unknown): Promise<KnowledgeReport> {
  const read = readBreeds(file);
  if (!read) throw new UnusableFile('품종 파일이 아니에요.');
  return save(db, read, (tx) => store.saveBreeds(tx, read.rows, clock.now()));
}

/** Diseases with their symptoms from a JSON file of findings. @throws UnusableFile */
export async function importDiseases(deps: Deps, path: string): Promise<KnowledgeReport> {
  return takeFindings(deps, await jsonOf(path));
}

/** Diseases with their symptoms, as such a file has them. @throws UnusableFile */
export async function takeFindings({ db, clock }: Deps, file: unknown): Promise<KnowledgeReport> {
  const read = readFindings(file);
  if (!read) throw new UnusableFile('증상과 질병 파일이 아니에요.');
  return save(db, read, (tx) => store.saveFindings(tx, read.rows, clock.now()));
}

/** Published fees of a year from a CSV file; fees of regions that it does not have stay. @throws UnusableFile */
export async function importFees(deps: Deps, path: string, year: number): Promise<KnowledgeReport> {
  return saveFees(deps, await readFees(path), { year, isDemo: false });
}

/** Invented fees of a year for a demo, which are never told together with published ones. @throws UnusableFile */
export async function takeDemoFees(deps: Deps, fees: readonly Fee[], year: number): Promise<KnowledgeReport> {
  const read: FileRows<store.PlacedFee> = { rows: [], count: fees.length, unusable: [], doubted: [] };
  for (const [index, fee] of fees.entries()) {
    const placed = placeOf(fee);
    if (typeof placed === 'string') read.unusable.push({ line: index + 1, reason: placed });
    else read.rows.push(placed);
  }
  return saveFees(deps, read, { year, isDemo: true });
}

const saveFees = ({ db, clock }: Deps, read: FileRows<store.PlacedFee>, of: { year: number; isDemo: boolean }) =>
  save(db, read, (tx) => store.saveFees(tx, read.rows, of, clock.now()));

async function save<Row>(db: Database, read: FileRows<Row>, write: (tx: Sql) => Promise<store.WriteCounts>): Promise<KnowledgeReport> {
  const { rows, count, unusable, doubted } = read;
  if (rows.length === 0) throw new UnusableFile('쓸 수 있는 줄이 하나도 없어요.');
  const written = await db.begin(async (tx) => {
    await store.lockImports(tx);
    const done = await write(tx);
    if (done.retired > rows.length * MOST_RETIRED)
      throw new UnusableFile(`파일에 없는 것이 ${done.retired}가지나 돼요. 파일이 온전한지 확인해 주세요.`);
    await tellPages(tx, ['knowledge']);
    return done;
  });
  return { ...written, count, unusable, doubted };
}

async function readFees(path: string): Promise<FileRows<store.PlacedFee>> {
  const read: FileRows<store.PlacedFee> = { rows: [], count: 0, unusable: [], doubted: [] };
  const seen = new Map<string, number>();
  let header: string[] | undefined;
  try {
    for await (const { line, cells, isReadable } of readCsv(path)) {
      if (!header) {
        header = headerOf(cells);
        continue;
      }
      const columns: string[] = header;
      read.count += 1;
      const fee = isReadable ? feeOf(cells, columns) : '읽을 수 없는 글자가 있어요';
      const placed = typeof fee === 'string' ? fee : placeOf(fee);
      if (typeof placed === 'string') {
        read.unusable.push({ line, reason: placed });
        continue;
      }
      const key = `${placed.code}|${placed.regionCode ?? ''}`;
      const first = seen.get(key);
      if (first !== undefined) read.unusable.push({ line, reason: `같은 지역의 같은 항목이 ${first}번째 줄에 이미 있어요` });
      else {
        seen.set(key, line);
        read.rows.push(placed);
      }
    }
  } catch (error) {
    if (isCsvError(error)) throw new UnusableFile(`파일이 중간에 깨져 있어요. (${error.message})`);
    throw error;
  }
  return read;
}

function feeOf(cells: string[], columns: string[]): Fee | string {
  if (cells.length !== columns.length) return `열이 ${columns.length}개여야 하는데 ${cells.length}개예요`;
  return readFee((column) => cells[columns.indexOf(column)] ?? '');
}

function placeOf(fee: Fee): store.PlacedFee | string {
  if (fee.sido === NATION && fee.sigungu === '') return { ...fee, regionCode: null };
  const codes = fee.sigungu ? regionCodes(fee.sido, fee.sigungu) : undefined;
  return codes?.length === 1 ? { ...fee, regionCode: codes[0]! } : `시군구를 알 수 없어요: ${fee.sido} ${fee.sigungu}`;
}

function headerOf(cells: string[]): string[] {
  const header = cells.map((cell) => cell.trim().toLowerCase());
  const missing = FEE_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new UnusableFile(`진료비 파일이 아니에요. 없는 열: ${missing.join(', ')}`);
  return header;
}

async function jsonOf(path: string): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnusableFile('JSON으로 읽을 수 없어요.');
    if (error instanceof TypeError) throw new UnusableFile('UTF-8로 읽을 수 없는 글자가 있어요.');
    throw error;
  }
}
