import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { addKeyCommand, listKeysCommand, revokeKeyCommand } from '../delivery/src/keys/commands.ts';
import { releasedPackages } from '../delivery/src/release/release-all.ts';
import { root } from './lib/paths.ts';
import { withSiteDatabase } from './lib/site-database.ts';

const USAGE = `Usage: npm run keys -- add PACKAGE|tester [--note WHOSE]
       npm run keys list
       npm run keys revoke ID`;

function chosen(): (databaseUrl: string) => Promise<number> {
  const { values, positionals } = parseArgs({ options: { note: { type: 'string' } }, allowPositionals: true });
  const [verb, name, ...more] = positionals;
  const by = { actor: process.env['USER'] ?? userInfo().username, say: console.log };
  if (more.length > 0) throw new Error(USAGE);
  if (verb === 'list' && name === undefined) return (url) => listKeysCommand(url, console.log);
  if (verb === 'revoke' && name !== undefined) return (url) => revokeKeyCommand(url, { id: name, ...by });
  if (verb !== 'add' || name === undefined) throw new Error(USAGE);
  const scopes = [...releasedPackages(root), 'tester'];
  if (!scopes.includes(name)) throw new Error(`${name} is no package. A key is for one of: ${scopes.join(', ')}.`);
  return (url) => addKeyCommand(url, { scope: name, note: values.note ?? null, ...by });
}

try {
  process.exitCode = await withSiteDatabase(chosen(), { migrate: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
