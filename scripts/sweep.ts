import { userInfo } from 'node:os';
import { sweepCommand } from '../delivery/src/sweep/commands.ts';
import { paths } from './lib/paths.ts';
import { withSiteDatabase } from './lib/site-database.ts';

try {
  const options = { releasesDir: paths.releases, actor: process.env['USER'] ?? userInfo().username, say: console.log };
  process.exitCode = await withSiteDatabase((url) => sweepCommand(url, options), { migrate: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
