import { stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readDirectUrl } from '@petcare/node';
import { isCalendarDay } from '@petcare/time';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { importListings } from './import-listings.ts';
import type { ListingSource } from './listing-source.ts';
import { createProgress } from './progress.ts';
import { UnusableExport } from './read-listings.ts';
import { fullReportOf, summaryOf } from './report.ts';
import { sources } from './sources.ts';

const names = Object.keys(sources).join('|');
const USAGE = `사용법: npm run import -- ${names} FILE.csv [--report FILE] [--edition YYYY-MM-DD] [--older] [--part]`;

const options = { report: { type: 'string' }, edition: { type: 'string' }, older: { type: 'boolean' }, part: { type: 'boolean' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [kind = '', path] = positionals;
const source = Object.values(sources).find(({ name }) => name === kind);
const databaseUrl = readDirectUrl(process.env);
const isDated = values.edition === undefined || isCalendarDay(values.edition);
if (!source || !path || !databaseUrl || !isDated) {
  console.error(source && path && isDated ? 'DATABASE_URL이 필요해요.' : USAGE);
  process.exit(2);
}
process.exitCode = await run(source, path, databaseUrl);

async function run(kindOfFile: ListingSource, file: string, url: string): Promise<number> {
  const db = createDatabase(url, { max: 2 });
  const progress = createProgress();
  try {
    progress.start((await stat(file)).size);
    const { older = false, part = false, edition } = values;
    const chosen = { onProgress: progress.update, older, part, ...(edition && { edition }) };
    const report = await importListings({ db, clock: systemClock }, kindOfFile, file, chosen);
    progress.stop();
    console.log(summaryOf(report));
    if (values.report) await writeFile(values.report, fullReportOf(report));
    return 0;
  } catch (error) {
    progress.stop();
    if (!(error instanceof UnusableExport) && !isFileError(error)) {
      console.error('도중에 멈췄어요. 같은 파일로 다시 실행하면 남은 것이 들어가요.');
      throw error;
    }
    console.error(`가져오지 못했어요. 데이터베이스는 그대로예요.\n${error.message}`);
    return 1;
  } finally {
    await db.end();
  }
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code));
}
