import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '../platform/paths.ts';
import { lockMoves, selectLiveReleases } from '../registry/registry.sql.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const name = 'mf-mypage';
const petcare = join(paths.repository, 'shared', 'tooling', 'scripts', 'petcare.mjs');
/** The remote is built, if this checkout has not built it before. */
const LIMIT = 180_000;

let database: TestDatabase;
let data: string;
beforeEach(async () => {
  database = await createTestDatabase();
  data = await mkdtemp(join(tmpdir(), 'petcare-killed-'));
});
afterEach(async () => {
  await database.drop();
  await rm(data, { recursive: true });
});

async function waitsForLock(): Promise<void> {
  for (;;) {
    const [{ waiting } = { waiting: 0 }] = await database.sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    if (waiting > 0) return;
    await pause(50);
  }
}

/** The workspace's own release, as `petcare release` in the folder of a remote starts it. */
function releasing(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: data, SITE_URL: 'http://127.0.0.1:9', npm_lifecycle_event: '' };
  const command = spawn(process.execPath, [petcare, 'release', ...args], {
    cwd: join(paths.repository, name),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  // The pipes are closed when the last process of the chain has ended, not only the first.
  return { command, ended: once(command, 'close').then(() => output) };
}

test(
  'a release of the workspace of which petcare is killed by SIGKILL ends by itself and moves no pointer',
  async () => {
    const { command, ended } = releasing();
    await database.sql.begin(async (tx) => {
      await lockMoves(tx);
      await Promise.race([waitsForLock(), ended.then((output) => Promise.reject(new Error(output)))]);
      command.kill('SIGKILL');
      expect(await ended).toContain(`Not released: ${name}.`);
    });
    // Whoever waited for the moves before this has had their turn.
    await database.sql.begin((tx) => lockMoves(tx));
    expect(await selectLiveReleases(database.sql)).toEqual([]);
  },
  LIMIT,
);

test(
  'a dry run in the workspace asks its own site, says that all is well, and moves no pointer',
  async () => {
    expect(await releasing('--dry-run').ended).toMatch(/^mf-mypage [0-9a-f]{12}: passes all checks; nothing was moved\.$/m);
    expect(await selectLiveReleases(database.sql)).toEqual([]);
  },
  LIMIT,
);
