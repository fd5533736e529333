import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresHome } from './postgres-binaries.ts';

const exec = promisify(execFile);

/** PostgreSQL refuses to run as root. This is how it runs instead, and where its files then are. */
export interface PostgresAccount {
  /** The folder for the data; another one than asked for when PostgreSQL's account can't reach that. */
  dir: string;
  /** One line for the person at the terminal when it isn't the usual way. */
  remark: string | null;
  /** Makes a file or folder, with all in it, belong to that account. */
  own: (path: string) => Promise<void>;
  spawn: (tool: 'postgres' | 'initdb', args: string[], options: SpawnOptions) => ChildProcess;
}

interface Ids {
  uid: number;
  gid: number;
}

export type AccountKind = 'self' | 'namespace' | 'user';

/** Chooses the account; `kind` forces one. */
export async function postgresAccount(dir: string, kind?: AccountKind): Promise<PostgresAccount> {
  const chosen = kind ?? (process.getuid?.() !== 0 ? 'self' : (await namespaceWorks(dir)) ? 'namespace' : 'user');
  if (chosen === 'user') return userAccount(dir);
  const home = postgresHome();
  return {
    dir,
    remark: null,
    own: async (path) => {
      if (chosen === 'namespace') await ownedBy(path, { uid: 0, gid: 0 });
    },
    spawn: (tool, args, options) =>
      chosen === 'self'
        ? spawn(join(home, 'bin', tool), args, options)
        : spawn('unshare', ['-U', join(home, 'bin', tool), ...args], options),
  };
}

// Inside a user namespace without a mapping root is "nobody", and still owns root's files.
async function namespaceWorks(dir: string): Promise<boolean> {
  const probe = join(dir, '.probe');
  const script = 'test "$(id -u)" -ne 0 && echo > "$1" && test -O "$1" && "$2" --version';
  const home = postgresHome();
  const works = await exec('unshare', ['-U', 'sh', '-c', script, 'sh', probe, join(home, 'bin', 'initdb')])
    .then(() => true)
    .catch(() => false);
  await rm(probe, { force: true });
  return works;
}

async function userAccount(wantedDir: string): Promise<PostgresAccount> {
  const ids = await postgresUser();
  const reaches = (test: string, path: string) =>
    exec('sh', ['-c', `test ${test} "$1"`, 'sh', path], ids).then(
      () => true,
      () => false,
    );
  const own = (path: string) => ownedBy(path, ids);
  const remarks: string[] = [];

  let dir = wantedDir;
  await own(dir);
  if (!(await reaches('-w', dir))) {
    dir = await ownFolder(`data-${digest(wantedDir)}`);
    await own(dir);
    remarks.push(`its data is in ${dir}`);
  }
  let home = postgresHome();
  if (!(await reaches('-x', join(home, 'bin', 'postgres')))) {
    home = await copiedBinaries(home);
    remarks.push(`its programs were copied to ${home}`);
  }
  return {
    dir,
    remark: ['PostgreSQL runs as the user postgres', ...remarks].join('; '),
    own,
    spawn: (tool, args, options) => spawn(join(home, 'bin', tool), args, { ...options, ...ids, cwd: '/' }),
  };
}

async function ownedBy(path: string, { uid, gid }: Ids): Promise<void> {
  if ((await lstat(path)).uid !== uid) await exec('chown', ['-R', `${uid}:${gid}`, path]);
}

async function postgresUser(): Promise<Ids> {
  const id = async (flag: '-u' | '-g') => Number((await exec('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    await exec('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
    return { uid: await id('-u'), gid: await id('-g') };
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

async function copiedBinaries(home: string): Promise<string> {
  const folder = await ownFolder(`programs-${digest(home)}`);
  const done = join(folder, 'complete');
  if (!existsSync(done)) {
    await cp(home, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    await writeFile(done, '');
  }
  return join(folder, 'native');
}

// /var/tmp is everybody's: a folder that somebody else put there is not used.
async function ownFolder(name: string): Promise<string> {
  const base = '/var/tmp/petcare';
  await mkdir(base, { mode: 0o711 }).catch(() => undefined);
  const stat = await lstat(base);
  if (!stat.isDirectory() || stat.uid !== 0 || (stat.mode & 0o022) !== 0) throw new Error(`${base} belongs to somebody else.`);
  const folder = join(base, name);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return folder;
}
