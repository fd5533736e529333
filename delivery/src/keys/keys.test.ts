import { selectActs } from '../registry/audit.sql.ts';
import { selectKeys, selectValidKeys } from './keys.sql.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { opens, TESTER } from './keys.policy.ts';
import { addKey, revokeKey } from './keys.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const aKey = (scope = TESTER) => addKey(database.sql, { scope, note: '김테스터', actor: 'owner' });
const isValid = async (key: string) => opens(await selectValidKeys(database.sql), TESTER, key);

test('a revoked key opens nothing, and can not be revoked again', async () => {
  const { id, key } = await aKey();
  expect(await isValid(key)).toBe(true);
  expect(await revokeKey(database.sql, { id, actor: 'owner' })).toBe(true);
  expect(await isValid(key)).toBe(false);
  expect(await revokeKey(database.sql, { id, actor: 'owner' })).toBe(false);
});

test('the registry stores the hash of a key only, and logs the grant and the revocation without the key', async () => {
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
