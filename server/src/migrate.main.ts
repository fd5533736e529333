import { MigrationProblem, OldPostgres, readDirectUrl } from '@petcare/node';
import { migrate, requireMigrated } from './platform/database/migrate.ts';
import { paths } from './platform/paths.ts';

const url = readDirectUrl(process.env);
if (!url) throw new Error('DATABASE_URL is not set');

try {
  if (process.argv.includes('--check')) {
    await requireMigrated(url);
  } else {
    const applied = await migrate(url, paths.migrations, console.log);
    console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The database is up to date');
  }
} catch (error) {
  console.error(error instanceof MigrationProblem || error instanceof OldPostgres ? error.message : error);
  process.exitCode = 1;
}
