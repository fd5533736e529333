import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { paths } from '../platform/paths.ts';
import { aBuild as aBuildIn } from '../testing/fixture-builds.ts';
import { startS3Server, type S3Server } from '@petcare/node/s3-server';
import { openObjects, StoreUnavailable } from '@petcare/node/objects';
import { openStore } from './open-store.ts';
import { readStoreSettings } from '../settings/read-settings.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'petcare-builds-'));
});
afterAll(() => rm(scratch, { recursive: true }));
const aBuild = (content: Record<string, string>) => aBuildIn(scratch, content);

const name = 'mf-search';
const release = '0123456789ab';
const files = { 'remoteEntry.js': 'entry '.repeat(500), 'map.js': 'map '.repeat(500) };

const servers: S3Server[] = [];
async function started(options?: Parameters<typeof startS3Server>[0]): Promise<S3Server> {
  const server = await startS3Server(options);
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

test('the service refuses a store that ignores conditional writes before anything is written', async () => {
  const server = await started({ conditional: false });
  const store = await openStore(readStoreSettings(server.env));
  await expect(store.put(name, release, await aBuild(files))).rejects.toThrow('ignores If-None-Match');
  expect(await store.has(name, release)).toBe(false);
  expect(await store.read(name, release, 'remoteEntry.js')).toBe(null);
});

test.each([2, 5, 8])('a writer that dies after %i objects leaves no release, and the next one finishes it', async (objects) => {
  const server = await started();
  const dying = await openStore(readStoreSettings(server.env));
  server.failAfterWrites(objects);
  await expect(dying.put(name, release, await aBuild(files))).rejects.toThrow(StoreUnavailable);
  server.behave('well');
  const next = await openStore(readStoreSettings(server.env));
  expect(await next.has(name, release)).toBe(false);
  await next.put(name, release, await aBuild(files));
  expect(await next.has(name, release)).toBe(true);
  expect((await next.read(name, release, 'map.js'))?.toString()).toBe(files['map.js']);
});

test('calls fail in time while the store hangs, breaks off or is away, and read again as soon as it answers', async () => {
  const troubles = ['hangs', 'breaks off', 'refuses'] as const;
  const places = await Promise.all(
    troubles.map(async (trouble) => {
      const server = await started();
      const store = await openStore(readStoreSettings(server.env));
      await store.put(name, release, await aBuild(files));
      return { server, store, trouble };
    }),
  );
  await Promise.all(
    places.map(async ({ server, store, trouble }) => {
      server.behave(trouble);
      await expect(store.read(name, release, 'remoteEntry.js')).rejects.toThrow(StoreUnavailable);
      server.behave('well');
      expect((await store.read(name, release, 'remoteEntry.js'))?.toString()).toBe(files['remoteEntry.js']);
    }),
  );
});

test('the store reads recent files from memory, and once for requests at the same time', async () => {
  const server = await started();
  const store = await openStore(readStoreSettings(server.env));
  await store.put(name, release, await aBuild(files));
  const before = server.reads();
  await Promise.all([1, 2, 3, 4].map(() => store.read(name, release, 'remoteEntry.js')));
  expect(server.reads() - before).toBe(1);
  server.behave('refuses');
  expect((await store.read(name, release, 'remoteEntry.js'))?.toString()).toBe(files['remoteEntry.js']);
});

test('the store lists more objects than S3 lists in one answer', async () => {
  // s3rver makes the token for the next answer with a cipher that OpenSSL 3 gives only to those who ask for it.
  const args = ['--openssl-legacy-provider', '--import', 'tsx', join(paths.repository, 'shared/node/src/testing/s3-server.main.ts')];
  const server = spawn(process.execPath, args, { cwd: paths.repository, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const said = JSON.parse(line) as { env: Record<string, string>; folder: string };
  Object.assign(process.env, said.env);
  try {
    const objects = await openObjects(readStoreSettings(said.env));
    await objects.create('many/0000', Buffer.from('one of many'));
    const folder = join(said.folder, 'releases', 'many');
    const parts = await readdir(folder);
    const keys = Array.from({ length: 2100 }, (_, index) => String(index).padStart(4, '0'));
    for (const key of keys.slice(1))
      await Promise.all(parts.map((part) => copyFile(join(folder, part), join(folder, part.replace('0000', key)))));
    const listed: string[] = [];
    for await (const { key } of objects.list('many/')) listed.push(key);
    expect(listed).toEqual(keys.map((key) => `many/${key}`));
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});

test.each(['petcare/releases', 's3://', 'https://petcare'])('an address of a bucket like %s is refused', async (address) => {
  expect(() => readStoreSettings({ RELEASES_STORE: address })).toThrow('s3://BUCKET/PREFIX');
});

test('a call fails for a bucket that does not exist', async () => {
  const server = await started();
  const store = await openStore(readStoreSettings({ ...server.env, RELEASES_STORE: 's3://elsewhere' }));
  await expect(store.read(name, release, 'remoteEntry.js')).rejects.toThrow(StoreUnavailable);
});
