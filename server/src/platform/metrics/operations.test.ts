import { createMetrics } from '@petcare/node';
import { buildApp } from '../../app.ts';
import { gql } from '../../testing/calls.ts';
import { withApp, type TestApp } from '../../testing/with-app.ts';

const server = withApp();
const metrics = createMetrics('server');
let told: TestApp;

beforeAll(async () => {
  const { db, clock, config } = server();
  const { http } = buildApp({ db, clock, config, metrics });
  await http.ready();
  told = { ...server(), http };
});
afterAll(() => told.http.close());

async function figuresAfter(query: string): Promise<string[]> {
  const rows = async () => (await metrics.text()).split('\n').filter((line) => /^petcare_operation_(errors|seconds_count)\{/.test(line));
  const before = await rows();
  await gql(told, undefined, query);
  return (await rows()).filter((row) => !before.includes(row)).map((row) => row.replaceAll(/petcare_operation_|,?service="server",?/g, ''));
}

test.each([
  ['that succeeds', '{ checkDuplicateEmail(email: "a@b.kr") ping }', ['seconds_count{field="Query.checkDuplicateEmail"} 1']],
  [
    'whose caller may not ask',
    '{ getMyPetCount }',
    ['errors{field="Query.getMyPetCount",code="UNAUTHENTICATED"} 1', 'seconds_count{field="Query.getMyPetCount"} 1'],
  ],
  [
    'with a name that the schema does not have',
    '{ madeUp }',
    ['errors{field="none",code="VALIDATION_FAILED"} 1', 'seconds_count{field="none"} 1'],
  ],
  ['that is no GraphQL', '{ ping', ['errors{field="none",code="VALIDATION_FAILED"} 2', 'seconds_count{field="none"} 2']],
])('an operation %s is counted by its first field and the codes of its errors', async (_name, query, rows) =>
  expect(await figuresAfter(query)).toEqual(rows),
);

test('a failure that nobody has expected is counted by its code, though the call is a 200', async () => {
  const { db } = server();
  await db`alter table users rename to lost_users`;
  const rows = await figuresAfter('{ checkDuplicateEmail(email: "a@b.kr") }');
  await db`alter table lost_users rename to users`;
  expect(rows).toContain('errors{field="Query.checkDuplicateEmail",code="INTERNAL"} 1');
});
