import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort, until } from '@petcare/node/processes';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { startOwnSite } from '../lib/site/own-site.ts';
import { runTool } from '../lib/tool.ts';
import type { BookableTime } from '../storm/acts.ts';
import { act, ask, dataOf } from '../storm/front-door.ts';
import { timesOf } from '../storm/offers.ts';
import { debianPostgres, startDebianPostgres } from './debian-postgres.ts';

jest.setTimeout(900_000);

const POST = 'mutation { createPost(boardId: "mypet", title: "백업 전에 쓴 글", content: "<p>한강에 다녀왔어요.</p>") { id } }';
type Letters = { subject: string }[];

const run: Run = { undo: [], leave: new AbortController().signal };

afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

(debianPostgres ? test : test.skip)(
  'a site is backed up while it runs and restored elsewhere: books tie, every picture and seven pages stand, and nothing is sent until it is told to go on (Debian’s PostgreSQL, left out where it is not installed)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'petcare-restored-'));
    run.undo.push(() => rm(folder, { recursive: true, force: true }));
    const cluster = await startDebianPostgres(run);
    const lost = {
      ...{ DATA_DIR: join(folder, 'lost'), DATABASE_URL: await cluster.create('lost'), NODE_ENV: 'development' },
      // Nobody takes mail there: each letter waits.
      ...{ MAIL_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_FROM: 'no-reply@petcare.test' },
    };
    const again = { DATA_DIR: join(folder, 'again'), DATABASE_URL: await cluster.create('again'), NODE_ENV: 'development' };
    await Promise.all([lost, again].map(({ DATA_DIR }) => mkdir(DATA_DIR)));
    const command = (name: string, env: Record<string, string>, ...args: string[]) =>
      runTool(join(root, 'scripts/data', `${name}.ts`), args, { env: { ...env, INIT_CWD: folder } });

    const first: Run = { undo: [], leave: run.leave };
    run.undo.push(async () => {
      for (let step = first.undo.pop(); step; step = first.undo.pop()) await step();
    });
    const site = await startOwnSite(first, lost.DATA_DIR, lost);
    const login = await ask(`${site.url}/api/client/user/login`, { json: { email: 'guardian@petcare.test', password: 'petcare-1234' } });
    const token = dataOf<{ token: string }>(login)!.token;
    const postId = dataOf<{ createPost: { id: string } }>(await ask(`${site.url}/graphql`, { token, json: { query: POST } }))!.createPost
      .id;
    const times = await timesOf(site.url);
    const book = async (at: string, wanted: BookableTime['kind']) => {
      const { id, date, time } = times.find(({ kind }) => kind === wanted)!;
      const booked = await act(`${at}/api/client/reservation`, { token, parts: { [`${wanted}ID`]: id, date, time } });
      expect(booked).toEqual(expect.objectContaining({ status: 201 }));
    };
    await book(site.url, 'hospital');

    const backup = await command('backup', lost, '--to', 'backups');
    expect(backup).toMatchObject({ code: 0 });
    const [name = ''] = await readdir(join(folder, 'backups'));
    for (let step = first.undo.pop(); step; step = first.undo.pop()) await step();

    const taken = join(folder, 'backups', name);
    expect(await command('restore', lost, taken)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/tables already.*nothing was done/),
    });
    const restored = await command('restore', again, taken);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Every picture that a row names is there.') });
    expect(await command('books', again)).toMatchObject({ code: 0 });

    const secrets = (dataDir: string) => readFile(join(dataDir, 'secrets.json'), 'utf8');
    expect(await secrets(again.DATA_DIR)).toBe(await secrets(lost.DATA_DIR));
    const sql = postgres(again.DATABASE_URL, { max: 1, onnotice: () => undefined });
    run.undo.push(() => sql.end());
    expect(await sql`select title from board_posts where id = ${postId}`).toEqual([{ title: '백업 전에 쓴 글' }]);
    expect(await sql`select sending_is_held() as held`).toEqual([{ held: true }]);

    const waiting = async () => (await sql<{ count: number }[]>`select count(*)::int as count from outbox_letters`)[0]!.count;
    const before = await waiting();
    expect(before).toBeGreaterThan(0);

    const { url } = await startOwnSite(run, again.DATA_DIR, again);
    const { sandboxUrl } = JSON.parse(await readFile(join(again.DATA_DIR, 'runtime.json'), 'utf8')) as { sandboxUrl: string };
    const mailed = async () => (await ask(`${sandboxUrl}/mail/letters`, { method: 'GET' })).body as Letters;
    expect(await command('restore', again, '--look', url)).toMatchObject({
      code: 0,
      output: expect.stringContaining('All seven pages stand.'),
    });
    // Whoever was logged in on the lost site still is, and goes on writing.
    const next = dataOf<{ createPost: { id: string } }>(await ask(`${url}/graphql`, { token, json: { query: POST } }));
    expect(Number(next?.createPost.id)).toBeGreaterThan(Number(postId));
    // The next booking has its letters tried at once: they wait behind those of the lost site.
    await book(url, 'company');
    expect(await waiting()).toBeGreaterThan(before);
    expect(await mailed()).toEqual([]);
    expect(await command('restore', again, '--go-on')).toMatchObject({ code: 0 });
    expect(await until(async () => (await waiting()) === 0, 3 * 60_000, 500)).toBe(true);
    expect((await mailed()).length).toBeGreaterThan(before);
    expect(await sql`select sending_is_held() as held`).toEqual([{ held: false }]);
  },
);

(debianPostgres ? test : test.skip)('a damaged dump is refused before anything is changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-restored-'));
  run.undo.push(() => rm(folder, { recursive: true, force: true }));
  const cluster = await startDebianPostgres(run);
  const env = { DATA_DIR: folder, DATABASE_URL: await cluster.create('damaged'), NODE_ENV: 'development' };
  await writeFile(join(folder, 'database.dump'), 'half of i');
  const facts = { format: 1, takenAt: '', postgres: 15, dump: { sha256: 'another' }, uploads: {}, releases: {} };
  await writeFile(join(folder, 'backup.json'), JSON.stringify(facts));
  const { code, output } = await runTool(join(root, 'scripts/data/restore.ts'), [folder], { env });
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('is damaged') });
});
