import { MigrationProblem, OldPostgres } from '@petcare/node';
import { migrateDelivery } from './platform/migrate.ts';
import { readReleaseSettings } from './settings/read-settings.ts';

const { databaseUrl: url } = readReleaseSettings();
if (!url) throw new Error('DATABASE_URL is not set');

try {
  const applied = await migrateDelivery(url, console.log);
  console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The registry is up to date');
} catch (error) {
  console.error(error instanceof MigrationProblem || error instanceof OldPostgres ? error.message : error);
  process.exitCode = 1;
}
