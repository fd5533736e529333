import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '@petcare/node/s3-server';
import postgres from 'postgres';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { runTool } from '../lib/tool.ts';
import { debianPostgres, startDebianPostgres } from './debian-postgres.ts';

jest.setTimeout(600_000);

const run: Run = { undo: [], leave: new AbortController().signal };
afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

type Env = Record<string, string>;
const withDebian = debianPostgres ? test : test.skip;

async function aPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-backups-'));
  run.undo.push(() => rm(folder, { recursive: true, force: true }));
  const cluster = await startDebianPostgres(run);
  const command = (path: string, env: Env, ...args: string[]) =>
    runTool(join(root, path), args, { env: { NODE_ENV: 'development', INIT_CWD: folder, ...env } });
  const site = async (name: string) => ({ DATA_DIR: join(folder, name), DATABASE_URL: await cluster.create(name) });
  const taken = async () => join(folder, 'backups', (await readdir(join(folder, 'backups')))[0]!);
  return { folder, command, site, taken };
}

/** An address of the database for the statements of a test. */
function opened(url: string): postgres.Sql {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  run.undo.push(() => sql.end());
  return sql;
}

withDebian(
  'uploads are moved from a folder into a bucket, backed up from there and restored into another, and no picture is lost (Debian’s PostgreSQL, left out where it is not installed)',
  async () => {
    const { folder, command, site, taken } = await aPlace();
    const s3 = await startS3Server();
    run.undo.push(() => s3.stop());
    const inBucket = (name: string) => ({
      ...s3.credentials,
      AWS_ENDPOINT_URL_S3: s3.env['AWS_ENDPOINT_URL_S3']!,
      UPLOADS_STORE: `s3://petcare/${name}`,
    });
    const [from, to, third] = [await site('lost'), await site('again'), await site('third')];
    expect(await command('scripts/services/migrate.ts', from)).toMatchObject({ code: 0 });
    expect(await command('server/src/demo/main.ts', { ...from, UPLOADS_DIR: join(from.DATA_DIR, 'uploads') })).toMatchObject({ code: 0 });

    const moved = await command('scripts/data/move-uploads.ts', { ...from, ...inBucket('lost') });
    expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/^[1-9]\d* files/) });
    expect(await command('scripts/data/move-uploads.ts', { ...from, ...inBucket('lost') })).toMatchObject({
      output: expect.stringMatching(/^0 files/),
    });
    await rm(join(from.DATA_DIR, 'uploads'), { recursive: true });

    expect(await command('scripts/data/backup.ts', { ...from, ...inBucket('lost') }, '--to', 'backups')).toMatchObject({ code: 0 });
    const restored = await command('scripts/data/restore.ts', { ...to, ...inBucket('again') }, await taken());
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Every picture that a row names is there.') });
    expect(await readdir(folder)).not.toContain('again');
    const pictures = async (name: string) => (await readdir(join(s3.folder, name, 'images'))).sort();
    expect((await pictures('again')).length).toBeGreaterThan(0);
    expect(await pictures('again')).toEqual(await pictures('lost'));

    const [first] = await pictures('again');
    expect(await command('scripts/data/restore.ts', { ...third, ...inBucket('again') }, await taken())).toMatchObject({
      code: 1,
      output: expect.stringContaining(`has images/${first}`),
    });
  },
);

withDebian(
  'a backup of a release before is restored: the migrations that it lacks are run, its rows are there, and nothing is sent (Debian’s PostgreSQL, left out where it is not installed)',
  async () => {
    const { folder, command, site, taken } = await aPlace();
    const [from, to] = [await site('before'), await site('now')];
    const old = join(folder, 'migrations');
    const all = (await readdir(join(root, 'server/migrations'))).sort();
    const known = all.filter((name) => Number.parseInt(name, 10) < 305);
    for (const name of known) await cp(join(root, 'server/migrations', name), join(old, name));
    await migrate(from.DATABASE_URL, old);
    const before = opened(from.DATABASE_URL);
    const [user] = await before`
      insert into users (account_type, email, name, nickname, phone, created_at, updated_at)
      values (0, 'old@petcare.test', '이전', '이전보호자', '+821000000001', now(), now()) returning id`;
    await before`insert into page_views (path, user_id, created_at) values ('/', ${user!['id']}, now())`;
    const lacking = await command('scripts/data/books.ts', from);
    expect(lacking).toMatchObject({ code: 1 });

    expect(await command('scripts/data/backup.ts', from, '--to', 'backups')).toMatchObject({ code: 0 });
    expect(await command('scripts/data/restore.ts', to, await taken())).toMatchObject({ code: 0 });

    const now = opened(to.DATABASE_URL);
    const [applied] = await now<{ count: number }[]>`select count(*)::int as count from schema_version where version > 0`;
    expect(applied!.count).toBeGreaterThanOrEqual(all.length);
    // As the migrations have it: a view, and no longer whose.
    expect(await now`select * from page_views`).toEqual([{ id: '1', path: '/', referrer: null, created_at: expect.anything() }]);
    expect(await now`select nickname from users`).toEqual([{ nickname: '이전보호자' }]);
    expect(await now`select sending_is_held() as held`).toEqual([{ held: true }]);
    expect(await command('scripts/data/books.ts', to)).toMatchObject({ code: 0 });
  },
);
