import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import type { Run } from '../lib/run.ts';
import { ask, dataOf } from '../storm/front-door.ts';
import { debianPostgres, startDebianPostgres } from './debian-postgres.ts';
import { takeSteps, type TakenImage } from './image-steps.ts';

jest.setTimeout(1_800_000);

const READY_LIMIT = 60_000;
const PAGES = ['/', '/hostpital-list', '/hospital-reviews', '/community/mypet', '/sitemap.xml'];
/** A picture of one pixel, and a document of one empty page. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const DOCUMENT = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj
trailer<</Root 1 0 R>>`;

type Env = Record<string, string>;
const run: Run = { undo: [], leave: new AbortController().signal };
afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

/** A program in an image, with nothing in its environment but what the image and `env` give it. */
function start({ folder, workdir, env: own }: TakenImage, home: string, [program = '', ...args]: string[], env: Env) {
  const child = spawn(program, args, {
    cwd: join(folder, workdir),
    env: { PATH: process.env['PATH'], HOME: home, ...own, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  run.undo.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

async function upload(url: string, token: string, file: Blob, name: string): Promise<string> {
  const body = new FormData();
  body.set('file', file, name);
  const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

async function book(url: string, token: string): Promise<number> {
  const found = await ask(`${url}/api/client/reservation/search?type=hospital`, { method: 'GET' });
  const [hospital] = dataOf<{ items: { id: string }[] }>(found)!.items;
  for (let day = 3; day < 30; day += 1) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    const times = await ask(`${url}/api/client/reservation/abletime?hospital_id=${hospital!.id}&date=${date}`, { method: 'GET' });
    const free = dataOf<{ items: { time: string; taken: boolean }[] }>(times)?.items.find(({ taken }) => !taken);
    if (!free) continue;
    const parts = { hospitalID: hospital!.id, date, time: free.time, note: '예방 접종이에요.' };
    return (await ask(`${url}/api/client/reservation`, { token, parts })).status;
  }
  return 0;
}

(debianPostgres ? test : test.skip)(
  'The steps of the Dockerfile, taken in an empty folder with a home of its own, make a site that shows pages, logs in, books and takes files (Debian’s PostgreSQL, left out where it is not installed)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'petcare-images-'));
    run.undo.push(() => rm(folder, { recursive: true, force: true }));
    const images = await takeSteps(folder);
    const home = join(folder, 'empty-home');
    const [checkout, server, delivery] = ['build', 'server', 'delivery'].map((name) => images.get(name)!) as [
      TakenImage,
      TakenImage,
      TakenImage,
    ];
    const installed = await readdir(join(server.folder, server.workdir, 'node_modules'));
    expect(installed.sort()).toEqual(['@img', '@node-rs', 'detect-libc', 'semver', 'sharp']);

    const cluster = await startDebianPostgres(run);
    const [apiPort, port] = [await freePort(), await freePort()];
    const database = { DATABASE_URL: await cluster.create('images') };
    const places = { UPLOADS_DIR: join(folder, 'uploads'), RELEASES_DIR: join(folder, 'releases') };
    const site = { ...database, ...places, SITE_URL: 'https://petcare.example', JWT_SECRET: 'kept by the one who starts it: 8f1c0b6d5a94' };
    const done = async (image: TakenImage, command: string[], env: Env = {}) =>
      expect(await start(image, home, command, { ...site, ...env }).ended).toMatchObject({ code: 0 });

    await done(server, ['node', 'scripts/services/migrate.js']);
    await done(checkout, ['npm', 'run', 'release', '--', '--all'], { HOME: join(folder, 'home') });
    await done(checkout, ['node', '--import', 'tsx', 'server/src/demo/main.ts'], { NODE_ENV: 'development' });

    const services = [
      start(server, home, server.command, { ...site, PORT: String(apiPort) }),
      start(delivery, home, delivery.command, { ...site, PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` }),
    ];
    const url = `http://127.0.0.1:${port}`;
    for (const ready of [`http://127.0.0.1:${apiPort}`, url]) {
      const isReady = async () => (await ask(`${ready}/readyz`, { method: 'GET' })).status === 200;
      expect(await until(isReady, READY_LIMIT, 200)).toBe(true);
    }
    await done(server, server.healthcheck, { PORT: String(apiPort) });
    await done(delivery, delivery.healthcheck, { PORT: String(port) });

    for (const page of PAGES)
      expect({ page, status: (await ask(`${url}${page}`, { method: 'GET' })).status }).toEqual({ page, status: 200 });
    const login = await ask(`${url}/api/client/user/login`, { json: { email: 'guardian@petcare.test', password: 'petcare-1234' } });
    const token = dataOf<{ token: string }>(login)!.token;
    expect(await book(url, token)).toBe(201);
    const picture = await upload(`${url}/api/upload`, token, new Blob([PICTURE], { type: 'image/png' }), 'pet.png');
    const paper = await upload(`${url}/api/upload?private=true`, token, new Blob([DOCUMENT], { type: 'application/pdf' }), 'receipt.pdf');
    for (const [address, type] of [
      [picture, 'image/webp'],
      [paper, 'application/pdf'],
    ]) {
      const answer = await fetch(new URL(address!, url));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    }
    await done(server, ['node', 'scripts/data/books.js']);
    await done(server, ['node', 'scripts/data/backup.js', '--to', join(folder, 'backups')]);

    for (const { child } of services) child.kill('SIGTERM');
    expect((await Promise.all(services.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0]);
  },
);
