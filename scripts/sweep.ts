import { userInfo } from 'node:os';
import { readStoreSettings } from '../delivery/src/settings/read-settings.ts';
import { openStore } from '../delivery/src/stores/open-store.ts';
import { sweepCommand } from '../delivery/src/sweep/commands.ts';
import { paths } from './lib/paths.ts';
import { withSiteDatabase } from './lib/site/site-database.ts';

try {
  const store = await openStore(readStoreSettings({ ...process.env, RELEASES_DIR: paths.releases }));
  const options = { store, actor: process.env['USER'] ?? userInfo().username, say: console.log };
  process.exitCode = await withSiteDatabase((url) => sweepCommand(url, options), { needsServer: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
