import type { FastifyReply, FastifyRequest } from 'fastify';
import { selectActs } from '../registry/audit.sql.ts';
import { followRegistry, type LiveRegistry } from '../registry/live-registry.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { TESTER } from '../keys/key.policy.ts';
import { addKey, revokeKey } from '../keys/keys.ts';
import { selectKeys } from '../registry/keys.sql.ts';
import { createTesters, type Testers } from './testers.ts';

let database: TestDatabase;
let registry: LiveRegistry;
let testers: Testers;

beforeAll(async () => {
  database = await createTestDatabase();
  registry = await followRegistry(database.sql, (error) => {
    throw error;
  });
  testers = createTesters(registry);
});
afterAll(async () => {
  await registry.close();
  await database.drop();
});

async function aKey(scope = TESTER): Promise<{ id: string; key: string }> {
  const made = await addKey(database.sql, { scope, note: '김테스터', actor: 'owner' });
  await registry.refresh();
  return made;
}

function asked(host: string, { url = '/', cookie = '' } = {}): { admitted: boolean; cookie: string | undefined } {
  const sent: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => void (sent[name] = value) } as unknown as FastifyReply;
  const request = { url, headers: { host, cookie }, protocol: 'https' } as unknown as FastifyRequest;
  return { admitted: testers.admits(request, reply), cookie: sent['set-cookie'] };
}

test('a tester is known by the key, and by its cookie afterwards', async () => {
  const { key } = await aKey();
  const first = asked('petcare.example', { url: `/hospital?tester=${key}` });
  expect(first).toEqual({ admitted: true, cookie: expect.stringMatching(/; HttpOnly; SameSite=Lax; Secure$/) });
  const [cookie = ''] = first.cookie?.split(';') ?? [];
  expect(asked('petcare.example', { cookie: `a=b; ${cookie}` }).admitted).toBe(true);
});

test.each(['localhost:4000', '127.0.0.1', '[::1]:4000'])('on %s nobody needs a key', (host) => {
  expect(asked(host).admitted).toBe(true);
});

test('no key, a wrong one, or one for something else opens nothing and leaves no cookie', async () => {
  const { key, id } = await aKey();
  const ofPackage = await aKey('mf-search');
  const wrong = ['', 'x', id, key.slice(0, -1), `${key}x`, key.toUpperCase(), ofPackage.key, `${id}.${ofPackage.key.slice(9)}`];
  for (const one of wrong) {
    expect(asked('petcare.example', { url: `/?tester=${one}` })).toEqual({ admitted: false, cookie: undefined });
    expect(asked('petcare.example', { cookie: `petcare-tester=${one}` }).admitted).toBe(false);
  }
  expect(asked('localhost.evil.example').admitted).toBe(false);
});

test('a revoked key opens nothing, at once', async () => {
  const { id, key } = await aKey();
  expect(testers.isTester(key)).toBe(true);
  expect(await revokeKey(database.sql, { id, actor: 'owner' })).toBe(true);
  await registry.refresh();
  expect(testers.isTester(key)).toBe(false);
  expect(await revokeKey(database.sql, { id, actor: 'owner' })).toBe(false);
});

test('only the hash is stored, and the log tells of both acts but not of the key', async () => {
  const { id, key } = await aKey('mf-reviews');
  await revokeKey(database.sql, { id, actor: 'owner' });
  const acts = await selectActs(database.sql, 'mf-reviews');
  expect(acts).toMatchObject([
    { actor: 'owner', act: 'grant', note: `key ${id}: 김테스터` },
    { actor: 'owner', act: 'revoke', note: `key ${id}` },
  ]);
  const secret = key.slice(9);
  expect(JSON.stringify([acts, await selectKeys(database.sql)])).not.toContain(secret);
});
