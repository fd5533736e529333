import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import postgres from 'postgres';

/** The folder in which Debian keeps one version of the tools beside another. */
const DEBIAN = '/usr/lib/postgresql';

type ToolName = 'pg_dump' | 'pg_restore';

/** A reason not to begin, in a sentence for whoever operates the site. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}

async function candidates(name: ToolName): Promise<string[]> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)];
  return [...new Set(folders.filter((folder) => folder !== '').map((folder) => join(folder, name)))];
}

async function versionOf(tool: string): Promise<number> {
  const child = spawn(tool, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  const [code] = (await once(child, 'close').catch(() => [1])) as [number];
  return code === 0 ? Number(/\) (\d+)/.exec(text)?.[1] ?? 0) : 0;
}

/** The major version of the PostgreSQL at an address. */
export async function serverVersion(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const [row] = await sql<{ number: number }[]>`select current_setting('server_version_num')::integer as number`;
    return Math.floor((row?.number ?? 0) / 10_000);
  } finally {
    await sql.end();
  }
}

/**
 * The path of PostgreSQL's own tool, the newest there is.
 * @param least the major version that it has to have: an older one can't read what a newer server writes
 * @throws BackupProblem when there is none
 */
export async function postgresTool(name: ToolName, least: number): Promise<string> {
  const tools = await Promise.all((await candidates(name)).map(async (path) => ({ path, version: await versionOf(path) })));
  const [newest] = tools.sort((one, other) => other.version - one.version);
  if (newest && newest.version >= least) return newest.path;
  const there = newest && newest.version > 0 ? `; the newest here is ${newest.version}` : '';
  throw new BackupProblem(`${name} ${least} or newer is needed (Debian: postgresql-client-${least})${there}. Nothing was done.`);
}

/**
 * Run one of the tools on the database at `url`, which no list of processes shows.
 * @throws Error with the tool's own words when it fails
 */
export async function runPostgresTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode')! }),
  };
  const child = spawn(tool, args, { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${tool} failed:\n${words.trim()}`);
}
