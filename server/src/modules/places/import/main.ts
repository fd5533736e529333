import { stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../../../platform/clock.ts';
import { createDatabase } from '../../../platform/database/database.ts';
import { importHospitals, UnusableExport } from './import-hospitals.ts';
import { createProgress } from './progress.ts';
import { fullReportOf, summaryOf } from './report.ts';

const USAGE = '사용법: npm run import -- hospitals FILE.csv [--report FILE]';

const path = fileArgument();
const databaseUrl = process.env['DATABASE_URL'];
if (!path || !databaseUrl) {
  console.error(path ? 'DATABASE_URL이 필요해요.' : USAGE);
  process.exit(2);
}
process.exitCode = await run(path, databaseUrl);

function fileArgument(): string | undefined {
  const [first, second] = arguments_().positionals;
  return first === 'hospitals' ? second : first;
}

function arguments_() {
  return parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } });
}

async function run(file: string, url: string): Promise<number> {
  const db = createDatabase(url, { max: 2 });
  const progress = createProgress();
  try {
    progress.start((await stat(file)).size);
    const report = await importHospitals({ db, clock: systemClock }, file, { onProgress: progress.update });
    progress.stop();
    console.log(summaryOf(report));
    const { report: reportFile } = arguments_().values;
    if (reportFile) await writeFile(reportFile, fullReportOf(report));
    return 0;
  } catch (error) {
    progress.stop();
    if (!(error instanceof UnusableExport) && !isFileError(error)) throw error;
    console.error(`가져오지 못했어요. 데이터베이스는 그대로예요.\n${error.message}`);
    return 1;
  } finally {
    await db.end();
  }
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code));
}
