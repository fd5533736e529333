import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { endHolds } from '../../server/src/platform/outbox/sending-holds.sql.ts';
import { lostPictures } from '../lib/backup/lost-pictures.ts';
import { BackupProblem } from '../lib/backup/postgres-tools.ts';
import { restoreBackup } from '../lib/backup/restore-backup.ts';
import { brokenPages } from '../lib/backup/seven-pages.ts';
import { paths, root } from '../lib/paths.ts';
import { migrations } from '../lib/site/services.ts';
import { runningSite, withSiteDatabase } from '../lib/site/site-database.ts';
import { openReleases, openUploads } from '../lib/site/site-stores.ts';
import { runTool } from '../lib/tool.ts';

const usage = `Usage: npm run restore -- FOLDER        (a backup into an empty database, folder of uploads and store of releases)
       npm run restore -- --look URL    (seven pages of the site that runs on it)
       npm run restore -- --go-on       (letters and refunds are sent again)`;

const wholeOrThrow = async (file: string, databaseUrl: string) => {
  const { code, output } = await runTool(join(root, file), [], { env: { DATABASE_URL: databaseUrl } });
  if (code !== 0) throw new Error(output.trim());
};

async function restore(folder: string): Promise<number> {
  if (await runningSite()) throw new BackupProblem('The site runs. A backup goes into a place where nothing is yet; nothing was done.');
  const [uploads, releases] = [await openUploads(), await openReleases()];
  return withSiteDatabase(
    async (databaseUrl) => {
      const facts = await restoreBackup(folder, { databaseUrl, uploads, releases, secrets: paths.secrets }, async () => {
        for (const migration of migrations) await wholeOrThrow(migration, databaseUrl);
      });
      console.log(
        `Restored: the database of ${facts.takenAt}, ${facts.uploads.files} files of uploads, ${facts.releases.files} of releases.`,
      );
      const lost = await lostPictures(databaseUrl, uploads);
      console.log(
        lost.length === 0
          ? 'Every picture that a row names is there.'
          : `Pictures that rows name and that are not there:\n  ${lost.join('\n  ')}`,
      );
      console.log(
        'Letters and refunds wait. Next: npm run books; start the site; npm run restore -- --look URL; npm run restore -- --go-on.',
      );
      return lost.length === 0 ? 0 : 1;
    },
    { needsServer: false },
  );
}

async function look(url: string): Promise<number> {
  const broken = await brokenPages(url);
  console.log(broken.length === 0 ? 'All seven pages stand.' : `Pages that do not stand:\n  ${broken.join('\n  ')}`);
  return broken.length === 0 ? 0 : 1;
}

const goOn = () =>
  withSiteDatabase(async (databaseUrl) => {
    const db = createDatabase(databaseUrl, { max: 1 });
    try {
      const ended = await endHolds(db);
      console.log(ended > 0 ? 'Letters and refunds are sent again.' : 'Nothing was held.');
      return 0;
    } finally {
      await db.end();
    }
  });

try {
  const { values, positionals } = parseArgs({
    options: { look: { type: 'string' }, 'go-on': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if ([folder, values.look, values['go-on']].filter(Boolean).length !== 1 || more.length > 0) throw new Error(usage);
  if (folder) process.exitCode = await restore(resolve(process.env['INIT_CWD'] ?? process.cwd(), folder));
  else process.exitCode = values.look ? await look(values.look) : await goOn();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
