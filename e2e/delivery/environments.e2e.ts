import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { startHouse, type House } from '../house.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';

const NAME = 'mf-payments';
const LIVE = '포인트샵';
const saying = (title: string) => [
  { file: 'src/point/point.page.tsx', from: 'usePageHead }', to: 'usePageHead, useEnvironment }' },
  { file: 'src/point/point.page.tsx', from: `>${LIVE}<`, to: `>${title} {useEnvironment()}<` },
];

// Two sites, and a package built for the first of them.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ mix: 'live' });
test.skip(
  () => !process.env['E2E_DATABASE_URL'] || process.env['E2E_MIX_LINK'] !== undefined,
  'Needs the database of the site, and releases of its own',
);

let staging: House;
let production: House;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  staging = await startHouse({ ENVIRONMENT: 'staging' });
  production = await startHouse({ ENVIRONMENT: 'production' });
});
test.afterAll(async () => {
  await production.close();
  await staging.close();
});

async function aKey(house: House, scope: string): Promise<string> {
  const { output } = await house.run('keys', 'add', scope);
  return /[0-9a-f]{8}\.[\w-]{43}/.exec(output)?.[0] ?? '';
}

async function withKeys<T>(keys: Record<string, string>, work: () => Promise<T>): Promise<T> {
  Object.assign(process.env, keys);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(keys)) delete process.env[name];
  }
}

/** The title of a page of this site, in the HTML that came as on the screen. */
async function titleOn(house: House, browser: Browser): Promise<string> {
  const context = await browser.newContext({ baseURL: house.url.replace('localhost', 'petcare.localhost') });
  try {
    const page = await context.newPage();
    const html = (await (await page.goto('/point'))?.text()) ?? '';
    await untilTakenOver(page);
    const title = await page.locator('main').getByRole('heading', { level: 1 }).innerText();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<!--.*?-->/g, '')).toBe(title);
    return title;
  } finally {
    await context.close();
  }
}
const untilTitled = (house: House, browser: Browser, title: string) =>
  expect(async () => expect(await titleOn(house, browser)).toBe(title)).toPass({ timeout: 60_000 });

test('a team brings its release from staging to production with its two keys, and it knows where it is', async ({ browser }) => {
  const before = await production.live();
  const release = await staging.release(NAME, saying('새 상점'), '--no-smoke');
  await untilTitled(staging, browser, '새 상점 staging');
  expect(await production.live()).toEqual(before);

  const sites = ['--from', staging.url, '--to', production.url];
  const keys = { PETCARE_FROM_KEY: await aKey(staging, NAME), PETCARE_KEY: await aKey(production, NAME) };
  const { code, output } = await withKeys(keys, () => production.run('promote', NAME, ...sites, '--note', 'seen by QA'));
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`${NAME} ${release}: live\n`) });
  expect(await production.live()).toEqual({ ...before, [NAME]: release });
  await untilTitled(production, browser, '새 상점 production');
  expect((await production.run('audit', NAME)).output).toMatch(/by key [0-9a-f]{8} {2}from localhost:\d+: seen by QA/);
  expect((await withKeys({ PETCARE_KEY: keys.PETCARE_KEY }, () => production.run('promote', NAME, ...sites))).output).toContain(
    'PETCARE_FROM_KEY',
  );
});

test('an operator brings the whole mix of staging to production, the very releases', async ({ browser }) => {
  await staging.release(NAME, saying('세 번째 상점'), '--no-smoke');
  const mix = await staging.live();
  expect(await production.live()).not.toEqual(mix);
  const keys = { PETCARE_FROM_KEY: await aKey(staging, 'shell') };
  const { code, output } = await withKeys(keys, () => production.run('promote', '--from', staging.url));
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`${NAME} ${mix[NAME]}: live\n`) });
  expect(output).toContain(`shell ${mix['shell']} is live already.`);
  expect(await production.live()).toEqual(mix);
  await untilTitled(production, browser, '세 번째 상점 production');
});
