import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { editedCopy, startHouse, type House } from '../house.ts';
import { complaintsOf, untilTakenOver } from '../rendering/taken-over.ts';

const NAME = 'mf-payments';
const LIVE = '포인트샵';
const edits = [
  {
    file: 'remote.ts',
    from: "import { defineRemote } from '@petcare/remote';",
    to: "import { defineRemote } from '@petcare/remote';\nimport { config } from './config.ts';",
  },
  { file: 'remote.ts', from: '  emits: [', to: '  config,\n  emits: [' },
  { file: 'src/point/point.page.tsx', from: 'usePageHead }', to: 'useConfig, usePageHead }' },
  {
    file: 'src/point/point.page.tsx',
    from: 'import { GiftShop }',
    to: "import type { config } from '../../config.ts';\nimport { GiftShop }",
  },
  {
    file: 'src/point/point.page.tsx',
    from: '  usePageHead(head);',
    to: '  usePageHead(head);\n  const { title, most } = useConfig<typeof config>();',
  },
  { file: 'src/point/point.page.tsx', from: `>${LIVE}<`, to: '>{`${title} ${most}`}<' },
];
const config = (maximum: number) => `export const config = {
  title: { type: 'string', default: '${LIVE}', maxLength: 20, description: 'The title of the shop' },
  most: { type: 'integer', default: 5, minimum: 1, maximum: ${maximum}, description: 'Gift cards at a time' },
} as const;
`;

// One house for all: making the release takes longer than looking at it.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ mix: 'live' });
test.skip(
  () => !process.env['E2E_DATABASE_URL'] || process.env['E2E_MIX_LINK'] !== undefined,
  'Needs the database of the site, and a release of its own',
);

let house: House;
let sources = 0;
const configure = (...words: string[]) => house.run('config', NAME, ...words);

async function release(maximum: number) {
  sources += 1;
  const from = await editedCopy(join(house.dataDir, `sources-${sources}`), NAME, edits);
  await writeFile(join(from, 'config.ts'), config(maximum));
  return house.run('release', NAME, '--from', from, '--no-smoke');
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  house = await startHouse();
  expect(await release(10)).toMatchObject({ code: 0 });
});
test.afterAll(() => house.close());

const titleIn = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

/** Wait until the page is called so, in the HTML that came as on the screen once it answers clicks. */
async function untilCalled(page: Page, title: string, load: () => Promise<Response | null>): Promise<void> {
  await expect(async () => {
    const html = (await (await load())?.text()) ?? '';
    await untilTakenOver(page);
    expect([titleIn(html), await page.locator('main').getByRole('heading', { level: 1 }).innerText()]).toEqual([title, title]);
  }).toPass({ timeout: 60_000 });
}

test('an operator sets the configuration of a remote without a release; its pages have it when they are rendered', async ({ page }) => {
  const complaints = complaintsOf(page);
  const open = () => page.goto(`${house.url}/point`);
  await untilCalled(page, `${LIVE} 5`, open);
  expect((await configure()).output).toMatch(
    /^most +5 +a whole number from 1 to 10 {2}Gift cards at a time\ntitle +"포인트샵" .*The title of the shop\n$/,
  );
  expect(await configure('set', 'title', '추석 선물', '--note', '추석')).toEqual({
    code: 0,
    output: `${NAME}: title is 추석 선물 from the next page on.\n`,
  });
  await untilCalled(page, '추석 선물 5', open);
  await configure('set', 'most', '7');
  await untilCalled(page, '추석 선물 7', open);
  expect(await configure('set', 'most', '11')).toMatchObject({ code: 1, output: expect.stringContaining('a whole number from 1 to 10') });

  const panel = page.getByRole('dialog', { name: '테스터 패널' });
  await untilCalled(page, '추석 선물 7', () => page.goto(`${house.url}/point?panel`));
  await panel.getByRole('tab', { name: /설정/ }).click();
  await expect(panel.getByRole('list', { name: '설정' }).getByRole('listitem')).toHaveText(/^mf-paymentsmost7title"추석 선물"$/);
  await configure('reset', 'title');
  await untilCalled(page, `${LIVE} 7`, open);
  expect(complaints).toEqual([]);
  const { output } = await house.run('audit', NAME);
  expect(output).toMatch(/config {4}mf-payments {6}by \S+ {2}title: "추석 선물" \(was "포인트샵", the default\)\n {4}추석\n/);
});

test('a release that would refuse what is set is refused; going back to one that does is not, and says so', async ({ page }) => {
  const open = () => page.goto(`${house.url}/point`);
  await configure('set', 'most', '7');
  const narrow = await release(5);
  expect(narrow).toMatchObject({
    code: 1,
    output: expect.stringContaining('would refuse what is set: most is a whole number from 1 to 5, not 7'),
  });
  expect(await release(100)).toMatchObject({ code: 0 });
  await configure('set', 'most', '50');
  await untilCalled(page, `${LIVE} 50`, open);
  const { code, output } = await house.run('rollback', NAME);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining('counts as its default: most is a whole number from 1 to 10, not 50.'),
  });
  await untilCalled(page, `${LIVE} 5`, open);
});

test('a team sets its own with its key, and no other team does', async () => {
  const key = async (scope: string) => /[0-9a-f]{8}\.[\w-]{43}/.exec((await house.run('keys', 'add', scope)).output)?.[0] ?? '';
  const there = ['--to', house.url];
  try {
    process.env['PETCARE_KEY'] = await key(NAME);
    expect(await configure('set', 'title', '우리 상점', ...there)).toMatchObject({ code: 0 });
    expect((await configure(...there)).output).toContain('"우리 상점" (default "포인트샵")');
    process.env['PETCARE_KEY'] = await key('mf-search');
    expect(await configure('reset', 'title', ...there)).toMatchObject({ code: 1, output: expect.stringContaining("can't touch") });
    process.env['PETCARE_KEY'] = await key('shell');
    expect(await configure('reset', 'title', ...there, '--as', 'shell')).toMatchObject({ code: 0 });
  } finally {
    delete process.env['PETCARE_KEY'];
  }
});
