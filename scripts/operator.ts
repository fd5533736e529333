import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The database of the site that runs here, unless DATABASE_URL names one. */
async function databaseUrl(): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const runtime = await readFile(join(root, '.data', 'runtime.json'), 'utf8').catch(() => null);
  if (runtime === null) throw new Error('The site is not running here: start it with npm start, or set DATABASE_URL.');
  return (JSON.parse(runtime) as { databaseUrl: string }).databaseUrl;
}

const main = join('server', 'src', 'modules', 'operator', 'main.ts');
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: await databaseUrl() },
});
child.on('exit', (code) => process.exit(code ?? 1));
