import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeBackup } from '../lib/backup/take-backup.ts';
import { paths } from '../lib/paths.ts';
import { withSiteDatabase } from '../lib/site/site-database.ts';
import { openReleases, openUploads } from '../lib/site/site-stores.ts';

const usage = 'Usage: npm run backup -- --to FOLDER   (writes a folder of its own into it; the site goes on meanwhile)';
const MB = 1_000_000;

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error(usage);
  const into = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.to);
  const [uploads, releases] = [await openUploads(), await openReleases()];
  const { folder, facts } = await withSiteDatabase(
    (databaseUrl) => takeBackup({ databaseUrl, uploads, releases, secrets: paths.secrets }, into, new Date()),
    { needsServer: false },
  );
  const size = ({ files, bytes }: { files: number; bytes: number }) => `${files} files, ${(bytes / MB).toFixed(1)} MB`;
  console.log(`${folder}: the database of ${facts.takenAt}, uploads (${size(facts.uploads)}), releases (${size(facts.releases)}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
