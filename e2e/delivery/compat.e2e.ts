import { join } from 'node:path';
import { remoteNames } from '@petcare/contracts';
import { deep, expect, test } from '../fixtures.ts';
import { startHouse, type Edit, type House } from '../house.ts';

const WALLET = '포인트 지갑';
const newPage: Edit = { file: 'src/myinfo/myinfo.page.tsx', from: '<Section title="포인트">', to: `<Section title="${WALLET}">` };
// It counts on something that no contract promises, and that the previous release of the page doesn't have.
const newPart: Edit = {
  file: 'src/point/my-points.part.tsx',
  from: 'export function MyPointsPart() {',
  to: `export function MyPointsPart() {\n  if (!document.body.textContent?.includes('${WALLET}')) throw new Error('No ${WALLET} here');`,
};

test.describe.configure({ mode: 'default' });
test.use({ mix: 'live' });

let house: House | undefined;
let payments: string;

test.beforeAll(async ({ database: _needed }) => {
  test.setTimeout(600_000);
  house = await startHouse();
  await house.release('mf-mypage', [newPage], '--no-smoke');
  payments = await house.release('mf-payments', [newPart], '--no-smoke');
});
test.afterAll(() => house?.close());

/** `npm run e2e` against the house, with its own place for what failing tests leave. */
async function runTests(...args: string[]) {
  if (!house) throw new Error('No house stands');
  return house.run('e2e', ...args, '--workers', '1', '--output', join(house.dataDir, 'e2e'));
}

test('the compatibility job finds the one release that fails with the previous releases of the others', deep(), async () => {
  test.setTimeout(480_000);
  const { code, output } = await runTests('--compat', 'composition/pages');
  const rows = [...output.matchAll(/^(shell|mf-\S+) +([0-9a-f]{12})  ([0-9a-f]{10})  (.*)$/gm)].map(
    ([, name = '', release, mix, result]) => ({ name, release, mix, result }),
  );
  expect(rows.map(({ name }) => name).sort(), output).toEqual([...remoteNames, 'mf-operator', 'shell'].sort());
  expect(
    rows.filter(({ result }) => result !== 'passed (2)'),
    output,
  ).toEqual([
    { name: 'mf-payments', release: payments, mix: expect.anything(), result: expect.stringMatching(/^FAILED \(1 of 2\): http/) },
  ]);
  expect(code).toBe(1);
  // Those that have no previous release share one mix.
  expect(new Set(rows.map(({ mix }) => mix)).size).toBe(3);
  expect(output).toMatch(/mf-payments on \/mypage/);
});

test('the whole journey passes in a mix with previous releases', deep(), async () => {
  test.setTimeout(480_000);
  const { code, output } = await runTests('--with', 'mf-payments@previous', '--with', 'mf-mypage@previous', 'journeys/whole-house');
  expect(code, output).toBe(0);
  expect(output).toMatch(/Every page opens [0-9a-f]{10}: http/);
  expect(output).toContain('1 passed');
});
