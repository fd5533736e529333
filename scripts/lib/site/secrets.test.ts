import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createECDH } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let dir: string;
const given = { ...process.env };
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'petcare-secrets-'));
  process.env['DATA_DIR'] = dir;
  delete process.env['JWT_SECRET'];
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) delete process.env[name];
  jest.resetModules();
});
afterEach(async () => {
  process.env = { ...given };
  await rm(dir, { recursive: true, force: true });
});

test('the secrets of a site are made once, each beside the others, and nobody else can read them', async () => {
  const { jwtSecret, ownPushEnvironment } = await import('./secrets.ts');
  const [jwt, push] = [await jwtSecret(), await ownPushEnvironment()];
  expect([await jwtSecret(), await ownPushEnvironment()]).toEqual([jwt, push]);
  expect(Object.keys(JSON.parse(await readFile(join(dir, 'secrets.json'), 'utf8')) as object)).toEqual(['jwt', 'push']);
  expect((await stat(join(dir, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('the public key for notices is the point of the private one, as browsers take it', async () => {
  const { ownPushEnvironment } = await import('./secrets.ts');
  const push = await ownPushEnvironment();
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(push['VAPID_PRIVATE_KEY']!, 'base64url'));
  expect(push['VAPID_PUBLIC_KEY']).toBe(curve.getPublicKey().toString('base64url'));
});

test.each(['VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'])(
  'an environment that names %s is left alone, so that its server tells what it lacks',
  async (name) => {
    process.env[name] = 'named';
    const { ownPushEnvironment } = await import('./secrets.ts');
    expect(await ownPushEnvironment()).toEqual({});
  },
);
