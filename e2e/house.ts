import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Composition } from '@petcare/contracts';
import postgres from 'postgres';
import { test as base } from './fixtures.ts';
import { copyOfReleased } from './house-template.ts';
import { commandRun, deliveryStart, type CommandResult } from './npm.ts';
import { PATIENCE } from './patience.ts';

const root = join(import.meta.dirname, '..');
const HEARD_LIMIT = 30_000;

/** A change of one file of a package: `from` stands in it exactly once; a new file has a `text`. */
export type Edit = { file: string; from: string; to: string } | { file: string; text: string };

/** A delivery service of a test's own, in front of the site's API: what is released, moved or damaged here nobody else sees. */
export type House = {
  url: string;
  /** The registry's database. */
  databaseUrl: string;
  /** The data folder that `npm run` works on here: releases are in `releases/`. */
  dataDir: string;
  /** `npm run <command>` against this house. */
  run(command: string, ...args: string[]): Promise<CommandResult>;
  /** Release a package from changed sources, with further arguments of the command. Throws what it said when it fails. @returns the release's id */
  release(name: string, edits: readonly Edit[], ...args: string[]): Promise<string>;
  /** The release of each package that visitors get. */
  live(): Promise<Record<string, string>>;
  /** Ends the service. Everything of it is gone then. */
  close(): Promise<void>;
};

type Pointer = { package: string; release: string; canary: string | null };
/** The commands that move what visitors get. */
const moves = new Set(['release', 'promote', 'rollback']);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** Fulfils, once the service listens, with its end; with null when somebody else has taken its port meanwhile. */
async function startService(env: Record<string, string>): Promise<(() => Promise<void>) | null> {
  const { cwd, script } = deliveryStart;
  const service = spawn(process.execPath, script, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  service.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
    process.stderr.write(chunk);
  });
  const ended = new Promise<void>((resolve) => service.once('close', () => resolve()));
  // That somebody answers there would not say who.
  const listens = await Promise.race([once(service, 'message').then(() => true), ended.then(() => false)]);
  if (!listens && said.includes('EADDRINUSE')) return null;
  if (!listens) throw new Error(`The delivery service of the test did not start:\n${said}`);
  return async () => {
    service.kill('SIGTERM');
    await ended;
  };
}

/** A copy of the package with the edits in it, that builds as the package itself does. */
export async function editedCopy(folder: string, name: string, edits: readonly Edit[]): Promise<string> {
  const copy = join(folder, name);
  await cp(join(root, name), copy, { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
  await symlink(join(root, name, 'node_modules'), join(copy, 'node_modules'));
  for (const edit of edits) {
    if ('text' in edit) {
      await writeFile(join(copy, edit.file), edit.text);
      continue;
    }
    const { file, from, to } = edit;
    const parts = (await readFile(join(copy, file), 'utf8')).split(from);
    if (parts.length !== 2) throw new Error(`'${from}' stands ${parts.length - 1} times in ${name}/${file}`);
    await writeFile(join(copy, file), parts.join(to));
  }
  return copy;
}

/** Start a house with the present sources released in it. `env` goes to its service and its commands. */
export async function startHouse(env: Record<string, string> = {}): Promise<House> {
  const siteDatabase = process.env['E2E_DATABASE_URL'] ?? '';
  const site = JSON.parse(await readFile(join(process.env['DATA_DIR'] ?? join(root, '.data'), 'runtime.json'), 'utf8')) as {
    apiUrl: string;
    logins: object;
  };
  const dataDir = await mkdtemp(join(tmpdir(), 'petcare-delivery-'));
  const database = new URL(siteDatabase);
  database.pathname = `/delivery_${randomBytes(6).toString('hex')}`;
  await copyOfReleased(siteDatabase, database.pathname.slice(1), dataDir);
  const admin = postgres(siteDatabase, { max: 1, onnotice: () => undefined });
  const sql = postgres(database.href, { max: 1, onnotice: () => undefined });

  let url = '';
  const place = { ...PATIENCE, ...env, DATABASE_URL: database.href, DATA_DIR: dataDir, RELEASES_DIR: join(dataDir, 'releases') };
  const npmRun = async (command: string, ...args: string[]) => {
    const said = await commandRun(command, args, { ...place, SITE_URL: url });
    if (said.code === 0 && moves.has(command)) await untilHeard();
    return said;
  };

  /** The database tells the service of a move, which on a busy machine hears of it when the command has ended already. */
  async function untilHeard(): Promise<void> {
    const deadline = Date.now() + HEARD_LIMIT;
    for (;;) {
      const html = await fetch(`${url}/about`).then((answer) => answer.text());
      const { shell, remotes } = JSON.parse(/id="composition">([^<]*)</.exec(html)?.[1] ?? '') as Composition;
      const given = Object.fromEntries(Object.entries({ ...remotes, shell }).map(([name, { release }]) => [name, release]));
      const rows = await sql<Pointer[]>`select package, release, canary from delivery.pointers`;
      if (rows.every(({ package: name, release, canary }) => given[name] === release || (canary !== null && given[name] === canary)))
        return;
      if (Date.now() > deadline) throw new Error(`The service gives ${JSON.stringify(given)} while ${JSON.stringify(rows)} is live`);
      await pause(50);
    }
  }
  const undo: (() => Promise<unknown>)[] = [
    () => rm(dataDir, { recursive: true, force: true }),
    () => admin.end(),
    () => admin.unsafe(`drop database ${database.pathname.slice(1)} with (force)`),
    () => sql.end(),
  ];
  async function close(): Promise<void> {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  }

  try {
    const serve = async (port: number): Promise<void> => {
      url = `http://localhost:${port}`;
      const end = await startService({ ...place, SITE_URL: url, API_URL: site.apiUrl, PORT: String(port), HOST: '127.0.0.1' });
      if (!end) return serve(await freePort());
      undo.push(end);
      await writeFile(
        join(dataDir, 'runtime.json'),
        JSON.stringify({ url, port, pid: process.pid, databaseUrl: database.href, apiUrl: site.apiUrl, logins: site.logins }),
      );
    };
    await serve(await freePort());
  } catch (error) {
    await close();
    throw error;
  }

  return {
    url,
    databaseUrl: database.href,
    dataDir,
    run: npmRun,
    async release(name, edits, ...args) {
      const folder = await mkdtemp(join(dataDir, 'sources-'));
      const { code, output } = await npmRun('release', name, '--from', await editedCopy(folder, name, edits), ...args);
      const release = new RegExp(`^${name} ([0-9a-f]{12}): live`, 'm').exec(output)?.[1];
      if (code !== 0 || !release) throw new Error(output);
      return release;
    },
    async live() {
      const rows = await sql<{ package: string; release: string }[]>`select package, release from delivery.pointers`;
      return Object.fromEntries(rows.map((row) => [row.package, row.release]));
    },
    close,
  };
}

/** The site's own browser test with a house of its own: `page` opens that. */
export const test = base.extend<{ house: House }>({
  // Its releases are its own.
  mix: 'live',
  house: async ({ database: _needed }, use) => {
    const house = await startHouse();
    await use(house);
    await house.close();
  },
  baseURL: async ({ house }, use) => use(house.url),
});
