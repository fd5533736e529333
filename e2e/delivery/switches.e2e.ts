import type { Composition } from '@petcare/contracts';
import type { Browser, Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { startHouse, type House } from '../house.ts';
import { complaintsOf, untilTakenOver } from '../rendering/taken-over.ts';

const NAME = 'mf-payments';
const [OFF, ON] = ['포인트샵', '새 포인트샵'];
const reading = [
  { file: 'src/point/point.page.tsx', from: 'usePageHead }', to: 'usePageHead, useSwitch }' },
  { file: 'src/point/point.page.tsx', from: `>${OFF}<`, to: `>{useSwitch('new-shop') ? '${ON}' : '${OFF}'}<` },
];

// One house for all: making the release takes longer than looking at it.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ mix: 'live' });
test.skip(
  () => !process.env['E2E_DATABASE_URL'] || process.env['E2E_MIX_LINK'] !== undefined,
  'Needs the database of the site, and a release of its own',
);

let house: House;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  house = await startHouse();
  await house.release(NAME, reading, '--no-smoke');
  // A release's first page may come before the thread that renders it has started.
  await expect.poll(async () => titleIn(await (await fetch(`${house.url}/point`)).text())).toBe(OFF);
});
test.afterAll(() => house.close());

/** The same site under a name that is not this machine's: there one is a visitor. */
const elsewhere = () => house.url.replace('localhost', 'petcare.localhost');

async function toldToTesters() {
  const html = await fetch(`${house.url}/point`).then((answer) => answer.text());
  return (JSON.parse(/id="composition">([^<]*)</.exec(html)?.[1] ?? '') as Composition).tester?.switches ?? [];
}

/** A change that the service has heard of. @returns what the command said */
async function change(...words: string[]): Promise<string> {
  const { code, output } = await house.run('switches', ...words);
  expect({ code, output }).toMatchObject({ code: 0 });
  const [verb, name, percent] = words;
  const heard = verb === 'set' ? [expect.objectContaining({ name, percent: Number(percent) })] : [];
  await expect.poll(toldToTesters).toEqual(heard);
  return output;
}

const titleIn = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

/** The title of the page, in the HTML that came as on the screen once it answers clicks. */
async function titleOf(page: Page, load: () => Promise<Response | null>): Promise<string> {
  const html = (await (await load())?.text()) ?? '';
  await untilTakenOver(page);
  const title = await page.locator('main').getByRole('heading', { level: 1 }).innerText();
  expect(titleIn(html)).toBe(title);
  return title;
}

/** Visitors, each in a browser of their own; all leave at the end. Nothing may be complained about in any of their pages. */
async function withVisitors(browser: Browser, visit: (next: () => Promise<Page>) => Promise<void>): Promise<void> {
  const pages: Page[] = [];
  const complaints: string[][] = [];
  try {
    await visit(async () => {
      const page = await browser.newContext({ baseURL: elsewhere() }).then((context) => context.newPage());
      complaints.push(complaintsOf(page));
      pages.push(page);
      return page;
    });
    expect(complaints.flat()).toEqual([]);
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
}

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('a switch is on for nobody, for all, and off again once it is removed; no visitor gets a cookie for it', async ({ browser }) => {
  await withVisitors(browser, async (next) => {
    const page = await next();
    const open = () => titleOf(page, () => page.goto('/point'));
    expect(await open()).toBe(OFF);
    expect(await change('set', 'new-shop', '0', '--owner', NAME, '--note', 'first try')).toBe('new-shop is on for 0 % of the visitors.\n');
    expect(await open()).toBe(OFF);
    await change('set', 'new-shop', '100');
    expect(await open()).toBe(ON);
    expect(await change('remove', 'new-shop')).toBe('new-shop is no switch any more: off for everybody.\n');
    expect(await open()).toBe(OFF);
    expect(await cookiesOf(page)).not.toContain('petcare-visitor');
  });
  const { output } = await house.run('audit', NAME);
  expect(output).toMatch(
    /switch {4}mf-payments {6}by \S+ {2}switch new-shop: 0 %, new\n {4}first try\n.*switch new-shop: 100 % \(was 0 %\)\n.*switch new-shop: removed \(was 100 %\)/,
  );
});

test('a visitor keeps the side of a switch that is on for half of them, over reloads and other shares', async ({ browser }) => {
  await change('set', 'new-shop', '50', '--owner', NAME);
  await withVisitors(browser, async (next) => {
    const people = new Map<string, Page>();
    while (people.size < 2) {
      const page = await next();
      people.set(await titleOf(page, () => page.goto('/point')), page);
      expect(await cookiesOf(page)).toContain('petcare-visitor');
    }
    expect([...people.keys()].sort()).toEqual([ON, OFF].sort());
    const seen = () => Promise.all([...people.values()].map((page) => titleOf(page, () => page.reload())));
    for (let load = 0; load < 3; load += 1) expect(await seen()).toEqual([...people.keys()]);
    await change('set', 'new-shop', '100');
    expect(await seen()).toEqual([ON, ON]);
    await change('set', 'new-shop', '0');
    expect(await seen()).toEqual([OFF, OFF]);
    await change('set', 'new-shop', '50');
    expect(await seen()).toEqual([...people.keys()]);
  });
  await change('remove', 'new-shop');
});

test('a tester looks at either side, by the address and in the panel; visitors are given what they always get', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const strip = page.getByRole('region', { name: '테스트 중인 구성' });
  const panel = page.getByRole('dialog', { name: '테스터 패널' });
  await change('set', 'new-shop', '0', '--owner', NAME);
  expect(await titleOf(page, () => page.goto(`${house.url}/point?switch=new-shop:on`))).toBe(ON);
  await expect(strip.getByRole('listitem')).toHaveText([/^new-shop 스위치 켬/]);
  expect(await titleOf(page, () => page.goto(`${house.url}/point`))).toBe(ON);
  await withVisitors(browser, async (next) => {
    const visitor = await next();
    expect(await titleOf(visitor, () => visitor.goto('/point?switch=new-shop:on'))).toBe(OFF);
  });

  await strip.getByRole('link', { name: 'new-shop 스위치 끄기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OFF, exact: true })).toBeVisible();
  await expect(strip).toHaveCount(0);
  expect(await titleOf(page, () => page.goto(`${house.url}/point?panel`))).toBe(OFF);
  await panel.getByRole('tab', { name: /스위치/ }).click();
  await expect(panel.getByRole('list', { name: '스위치' }).getByRole('listitem')).toHaveText([/^new-shop꺼짐방문자 0%/]);
  await panel.getByRole('link', { name: 'new-shop 켜고 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: ON, exact: true })).toBeVisible();
  await change('remove', 'new-shop');
  expect(complaints).toEqual([]);
});

test('a remote’s key changes its own switches from elsewhere, and no others', async () => {
  const key = /[0-9a-f]{8}\.[\w-]{43}/.exec((await house.run('keys', 'add', NAME)).output)?.[0] ?? '';
  await change('set', 'new-shop', '0');
  const asTeam = ['--to', house.url, '--as', NAME];
  process.env['PETCARE_KEY'] = key;
  try {
    expect(await house.run('switches', 'set', 'new-shop', '100', ...asTeam)).toEqual({
      code: 1,
      output: 'The switch new-shop belongs to shell.\n',
    });
    expect((await house.run('switches', 'remove', 'new-shop', '--to', house.url)).output).toContain("it can't touch shell");
    expect(await house.run('switches', 'set', 'own-shop', '5', ...asTeam)).toMatchObject({ code: 0 });
    expect((await house.run('switches', ...asTeam)).output).toMatch(/^new-shop +0 % {2}shell\nown-shop +5 % {2}mf-payments\n$/);
    expect(await house.run('switches', 'remove', 'own-shop', ...asTeam)).toMatchObject({ code: 0 });
  } finally {
    delete process.env['PETCARE_KEY'];
  }
  await change('remove', 'new-shop');
  expect((await house.run('audit', NAME)).output).toContain(`by key ${key.slice(0, 8)}  switch own-shop: 5 %, new`);
});
