import { migrate } from './platform/database/migrate.ts';
import { paths } from './platform/paths.ts';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is not set');
const applied = await migrate(url, paths.migrations);
console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The database is up to date');
