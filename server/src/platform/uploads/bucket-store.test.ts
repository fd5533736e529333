import { readFile, readdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openObjects, readBucket } from '@petcare/node/objects';
import { startS3Server, type S3Server } from '@petcare/node/s3-server';
import sharp from 'sharp';
import { multipart, rest } from '../../testing/calls.ts';
import { pdfs } from '../../testing/pdfs.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

let s3: S3Server;
const env = () => ({ ...s3.env, UPLOADS_STORE: 's3://petcare/uploads' });
beforeAll(async () => {
  s3 = await startS3Server();
});
afterEach(() => s3.behave('well'));
afterAll(() => s3.stop());

const server = withApp(() => ({ uploadsBucket: readBucket(env(), 'UPLOADS_STORE')! }));
type StoredFile = { id: string; url: string };

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function upload(bytes: Buffer, place = '/api/upload') {
  const { token } = await aGuardian(server());
  const form = await multipart({ file: bytes });
  return rest<StoredFile>(server(), token, 'POST', place, form.payload, form.headers);
}

async function keysInBucket(): Promise<string[]> {
  const names = await readdir(s3.folder, { recursive: true });
  return names.filter((name) => /uploads\/(images|private)\/.*_object$/.test(name)).map((name) => name.replace(/\._S3rver_object$/, ''));
}

test('a picture lies in the bucket alone, and is shown under the address that a folder gives it', async () => {
  const { status, body } = await upload(await photo());
  expect(status).toBe(201);
  const widths = [1600, 200, 320, 560, 800].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  const own = (await keysInBucket()).filter((key) => key.includes(body.data.id));
  expect(own.sort()).toEqual(widths.map((name) => `uploads/images/${body.data.id}/${name}`));
  expect(await readdir(server().config.uploadsDir, { recursive: true })).not.toContain('images');
  const { statusCode, headers, rawPayload } = await server().http.inject(body.data.url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60 });
});

test('a private paper in the bucket is given to a signed address alone, for ten minutes', async () => {
  const { body } = await upload(pdfs.whole(), '/api/upload?private=true');
  const [bare] = body.data.url.split('?');
  const askedFor = async (address: string) => (await server().http.inject(address)).statusCode;
  expect(await askedFor(body.data.url)).toBe(200);
  expect(await askedFor(bare!)).toBe(404);
  expect(await askedFor(body.data.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404);
  server().clock.advance({ minutes: 11 });
  expect(await askedFor(body.data.url)).toBe(404);
});

const PAPER = 10_000_000;
async function aPaper(): Promise<{ path: string; bytes: Buffer }> {
  const [path, bytes] = [join(server().config.uploadsDir, 'paper'), Buffer.alloc(PAPER, 'PDF')];
  await writeFile(path, bytes);
  return { path, bytes };
}
const bucket = (writeLimit?: number) => openObjects(readBucket(env(), 'UPLOADS_STORE')!, writeLimit);

test('eight papers that are written at once are stored whole', async () => {
  const { path, bytes } = await aPaper();
  const objects = await bucket();
  const keys = Array.from({ length: 8 }, (_, index) => `private/paper-${index}/file.pdf`);
  expect(await Promise.all(keys.map((key) => objects.create(key, { path })))).toEqual(keys.map(() => true));
  expect((await objects.get(keys[7]!))?.equals(bytes)).toBe(true);
  for (const key of keys) await objects.delete(key);
});

/** The places up to which the open handles of this process have read the file at this path, in bytes. */
async function positionsIn(path: string): Promise<number[]> {
  const handles = await readdir('/proc/self/fd');
  const names = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')));
  const facts = handles
    .filter((_, index) => names[index] === path)
    .map((handle) => readFile(`/proc/self/fdinfo/${handle}`, 'utf8').catch(() => ''));
  return (await Promise.all(facts)).flatMap((fact) => /^pos:\s*(\d+)$/m.exec(fact)?.slice(1).map(Number) ?? []);
}

test('eight papers that a bucket leaves waiting are read only as far as it takes them', async () => {
  const { path } = await aPaper();
  const objects = await bucket(4_000);
  await objects.create('private/first/file.pdf', { path });
  s3.behave('hangs');
  let isOver = false;
  const writes = Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      expect(objects.create(`private/waiting-${index}/file.pdf`, { path })).rejects.toMatchObject({ name: 'StoreUnavailable' }),
    ),
  ).finally(() => (isOver = true));
  let [before, positions]: [number[], number[]] = [[], []];
  while (!isOver && !(positions.length === 8 && String(positions) === String(before))) {
    await pause(200);
    [before, positions] = [positions, await positionsIn(path)];
  }
  await writes;
  expect(positions).toHaveLength(8);
  expect(Math.max(...positions)).toBeLessThan(PAPER);
  s3.behave('well');
  await objects.delete('private/first/file.pdf');
});

test('a paper is tried again from its file when the bucket refuses it, and stands there once', async () => {
  const { path, bytes } = await aPaper();
  const objects = await bucket();
  await objects.create('private/first/file.pdf', { path });
  s3.behave('refuses');
  setTimeout(() => s3.behave('well'), 50);
  expect(await objects.create('private/again/file.pdf', { path })).toBe(true);
  expect((await objects.get('private/again/file.pdf'))?.equals(bytes)).toBe(true);
  expect(await objects.create('private/again/file.pdf', { path })).toBe(false);
  for (const name of ['first', 'again']) await objects.delete(`private/${name}/file.pdf`);
});

test.each(['refuses', 'hangs', 'breaks off'] as const)('nothing of a paper is in a bucket that %s, and its file is let go', async (how) => {
  const { path } = await aPaper();
  const objects = await bucket(700);
  await objects.get('private/none');
  s3.behave(how);
  await expect(objects.create('private/half/file.pdf', { path })).rejects.toMatchObject({ name: 'StoreUnavailable' });
  s3.behave('well');
  expect((await keysInBucket()).filter((key) => key.includes('half'))).toEqual([]);
  const open = await Promise.all((await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  expect(open.filter((name) => name === path)).toEqual([]);
});

test('an upload at which the bucket stops halfway is answered 503, and the next sweeps leave nothing of it', async () => {
  const before = await keysInBucket();
  s3.failAfterWrites(2);
  const { status, body } = await upload(await photo());
  expect([status, body]).toMatchObject([503, { error: { code: 'UNAVAILABLE' } }]);
  expect((await keysInBucket()).length).toBe(before.length + 2);
  s3.behave('well');
  server().clock.advance({ days: 2 });
  await server().runJob('sweep-uploads');
  expect((await keysInBucket()).filter((key) => !before.includes(key))).toEqual([]);
  expect(await server().db`select key from waiting_uploads`).toEqual([]);
});

test('a picture is 503 while the bucket refuses, and there again when it answers', async () => {
  const { body } = await upload(await photo());
  s3.behave('refuses');
  expect((await server().http.inject(body.data.url)).statusCode).toBe(503);
  s3.behave('well');
  expect((await server().http.inject(body.data.url)).statusCode).toBe(200);
});

test('a picture that is removed while it is read comes whole or not at all', async () => {
  const { body } = await upload(await photo());
  const whole = (await server().http.inject(body.data.url)).rawPayload;
  const reads = Array.from({ length: 20 }, () => server().http.inject(body.data.url));
  await server().services.uploads.removeImage(body.data.url);
  for (const { statusCode, rawPayload } of await Promise.all(reads)) {
    expect([200, 404]).toContain(statusCode);
    if (statusCode === 200) expect(rawPayload.equals(whole)).toBe(true);
  }
  expect((await server().http.inject(body.data.url)).statusCode).toBe(404);
});

test('a bucket under an address that is none is refused by its name', () => {
  expect(() => readBucket({ UPLOADS_STORE: '/srv/uploads' }, 'UPLOADS_STORE')).toThrow('UPLOADS_STORE is /srv/uploads; it has to be s3://');
});
