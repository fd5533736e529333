import { parseArgs } from 'node:util';
import { readDirectUrl } from '@petcare/node';
import { systemClock } from '../../../platform/clock.ts';
import { createDatabase, type Database } from '../../../platform/database/database.ts';
import { importBreeds, importDiseases, importFees, UnusableFile, type KnowledgeReport } from './import-knowledge.ts';

const USAGE = '사용법: npm run import -- breeds|diseases|fees FILE [--year 2025]';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { year: { type: 'string' } } });
const [kind = '', path] = positionals;
const importers: Record<string, (db: Database, file: string) => Promise<KnowledgeReport>> = {
  breeds: (db, file) => importBreeds({ db, clock: systemClock }, file),
  diseases: (db, file) => importDiseases({ db, clock: systemClock }, file),
  fees: (db, file) => importFees({ db, clock: systemClock }, file, yearOf(values.year)),
};
const importer = importers[kind];
const databaseUrl = readDirectUrl(process.env);
if (!importer || !path || !databaseUrl) {
  console.error(importer && path ? 'DATABASE_URL이 필요해요.' : USAGE);
  process.exit(2);
}

const db = createDatabase(databaseUrl, { max: 2 });
try {
  console.log(summaryOf(await importer(db, path)));
} catch (error) {
  const isExpected =
    error instanceof UnusableFile ||
    (error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code)));
  if (!isExpected) throw error;
  console.error(`가져오지 못했어요. 데이터베이스는 그대로예요.\n${error.message}`);
  process.exitCode = 1;
} finally {
  await db.end();
}

/** The file does not say which year its fees are of. */
function yearOf(text: string | undefined): number {
  if (!/^20\d\d$/.test(text ?? '')) throw new UnusableFile('몇 년의 진료비인지 --year 2025 처럼 알려 주세요.');
  return Number(text);
}

/** Rows of a JSON file are counted, not its lines. */
function summaryOf({ count, inserted, updated, retired, unusable, doubted }: KnowledgeReport): string {
  const lines = (remarks: KnowledgeReport['unusable']) =>
    remarks.map(({ line, reason }) => `    ${line}번째 ${kind === 'fees' ? '줄' : '항목'}: ${reason}`);
  return [
    `${count.toLocaleString('ko-KR')}줄을 읽었어요. 새로 등록 ${inserted}, 수정 ${updated}, 내림 ${retired}`,
    `  쓰지 못한 줄 ${unusable.length}`,
    ...lines(unusable),
    `  믿지 않고 바로잡은 줄 ${doubted.length}`,
    ...lines(doubted),
  ].join('\n');
}
