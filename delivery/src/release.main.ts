import { join } from 'node:path';
import { migrateDelivery } from './platform/migrate.ts';
import { paths } from './platform/paths.ts';
import { releasedPackages, releasePackages } from './release/release-all.ts';

const known = releasedPackages(paths.repository);
const asked = process.argv.slice(2);
const names = asked.includes('--all') ? known : asked;
const unknown = names.filter((name) => !known.includes(name));
const databaseUrl = process.env['DATABASE_URL'];
const releasesDir = process.env['RELEASES_DIR'];

if (names.length === 0 || unknown.length > 0) {
  console.error(`Usage: npm run release PACKAGE…   (${known.join(', ')}, or --all)`);
  process.exit(2);
}
if (!databaseUrl || !releasesDir) {
  console.error('DATABASE_URL and RELEASES_DIR say where the registry and the releases are.');
  process.exit(2);
}

try {
  await migrateDelivery(databaseUrl);
  await releasePackages({ databaseUrl, releasesDir, cacheDir: join(paths.repository, '.cache', 'builds'), log: console.log }, names);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
