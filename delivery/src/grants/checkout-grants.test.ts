import { selectActs } from '../registry/audit.sql.ts';
import { selectGrants } from './grants.sql.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { grantOfCheckout, readCheckoutGrants } from './checkout-grants.ts';
import { withdrawPrefix } from './grants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a start grants what the checkout asks for once, and nothing that was withdrawn since', async () => {
  const asked = await readCheckoutGrants();
  expect(asked).toEqual([{ package: 'mf-operator', prefix: '/operator' }]);
  const said: string[] = [];
  const start = () => grantOfCheckout(database.sql, asked, { actor: 'start', say: (line) => said.push(line) });
  await start();
  await start();
  expect(await selectGrants(database.sql)).toEqual(asked);
  expect(await selectActs(database.sql, 'mf-operator')).toMatchObject([{ actor: 'start', act: 'grant', note: 'prefix /operator' }]);
  expect(await withdrawPrefix(database.sql, asked[0]!, 'owner')).toEqual({ done: true });
  await start();
  expect(await selectGrants(database.sql)).toEqual([]);
  await grantOfCheckout(database.sql, [{ package: 'mf-operator', prefix: '/api' }], { actor: 'start', say: (line) => said.push(line) });
  expect(said).toEqual([expect.stringContaining('mf-operator gets no rows below /api: ')]);
});
