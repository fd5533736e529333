import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { startDev, type DevCommand } from '../dev-command.ts';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { editedCopy } from '../house.ts';
import { startHttpsFront, type HttpsFront } from '../https-front.ts';
import { npmRun } from '../npm.ts';

const LIST = 'src/listings/hospital-list.page.tsx';
const HOURS = 'src/listing-detail/listing-hours.tsx';
const REVIEWS = 'src/review-form/new-review.tsx';
const REVIEW_LIST = 'src/reviews/hospital-reviews.page.tsx';
const REMOTE = 'remote.ts';
const described = '이름과 지역, 시설로 우리 동네 동물병원을 찾아보세요.';
const DRAFT = '아직 보내지 않은 이야기예요.';
const site = process.env['SITE_URL'] ?? '';
/** The same site under a name that is not this machine's. */
const elsewhere = site.replace('localhost', 'petcare.localhost');

// Building a remote takes longer than looking at what a save does.
test.describe.configure({ mode: 'default' });
// Nobody vouches for the certificate of a test.
test.use({ mix: 'live', ignoreHTTPSErrors: true });
let folder: string;
let copy: string;
let search: DevCommand;
let reviews: DevCommand;
let front: HttpsFront;
let key = '';

test.beforeAll(async ({ database: _needed }) => {
  test.setTimeout(600_000);
  key = /[0-9a-f]{8}\.[\w-]{43}/.exec(npmRun(['keys', 'add', 'tester']))?.[0] ?? '';
  folder = await mkdtemp(join(tmpdir(), 'petcare-dev-'));
  front = await startHttpsFront(site);
  // One after the other: both look for a free port.
  copy = await editedCopy(folder, 'mf-search', []);
  search = await startDev('mf-search', copy);
  reviews = await startDev('mf-reviews', await editedCopy(folder, 'mf-reviews', []), '--against', front.url);
});
test.afterEach(async ({ page }) => {
  // Otherwise the page would apply the restored files and reload while it is being closed.
  await page.goto('about:blank');
  await Promise.all([
    search.restore(LIST),
    search.restore(HOURS),
    search.restore(REMOTE),
    reviews.restore(REVIEWS),
    reviews.restore(REVIEW_LIST),
  ]);
});
test.afterAll(async () => {
  await Promise.all([search?.stop(), reviews?.stop()]);
  await front?.close();
  if (key) npmRun(['keys', 'revoke', key.slice(0, 8)]);
  await rm(folder, { recursive: true, force: true });
});

const listWith = (...commands: DevCommand[]) => `/hostpital-list?remote=${commands.map(({ override }) => override).join(',')}`;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const ownSearch = (page: Page) => page.getByRole('main').getByRole('combobox', { name: '동물병원 검색' });
const headerSearch = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: '동물병원 검색' });

/** From the list of hospitals to the first one's page, within the document. */
async function openHospital(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: '진료 시간' })).toBeVisible();
}

async function beginReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: '리뷰 쓰기', exact: true }).click();
  await page.getByRole('textbox', { name: '리뷰', exact: true }).fill(DRAFT);
}

test('the command prints the address that shows the remote from its sources, and shows a saved change without a reload', async ({
  page,
  faults,
}) => {
  expect(search.address).toBe(`${site}/?remote=${search.override}`);
  await page.goto(search.address.replace('/?', '/hostpital-list?'));
  await expect(page.getByText(described)).toBeVisible();
  await markDocument(page);
  await ownSearch(page).fill('쓰던 검색어');
  await headerSearch(page).fill('쓰던 이름');
  for (const saved of ['첫 번째로 바꾼 말이에요.', '두 번째로 바꾼 말이에요.']) {
    await search.save(LIST, described, saved);
    await expect(page.getByText(saved)).toBeVisible();
  }
  await expectSameDocument(page);
  await expect(ownSearch(page)).toHaveValue('쓰던 검색어');
  await expect(headerSearch(page)).toHaveValue('쓰던 이름');
  expect(faults).toEqual([]);
});

test('the dev server shows each saved change of a stylesheet, by one link', async ({ page, faults }) => {
  const style = (spacing: string) =>
    writeFile(join(copy, 'src/listings/saved.css'), `[data-owner='mf-search'] h1 { letter-spacing: ${spacing}; }\n`);
  await style('1px');
  await search.save(LIST, 'export function', "import './saved.css';\nexport function");
  await page.goto(listWith(search));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('letter-spacing', '1px');
  await markDocument(page);
  for (const spacing of ['2px', '3px', '4px']) {
    await style(spacing);
    await expect(heading).toHaveCSS('letter-spacing', spacing);
    await expect(page.locator('link[data-styles-of="mf-search"]')).toHaveCount(1);
  }
  await expectSameDocument(page);
  expect(faults).toEqual([]);
});

test('the dev server starts a web worker of the remote, and a saved one anew', async ({ page, faults }) => {
  await writeFile(join(copy, 'src/listings/said.worker.ts'), "postMessage('일하고 있어요.');\n");
  const start = `const worker = new Worker(new URL('./said.worker.ts', import.meta.url));
worker.onmessage = ({ data }) => document.body.setAttribute('data-said', data);
export function`;
  await search.save(LIST, 'export function', start);
  await page.goto(listWith(search));
  await expect(page.locator('body')).toHaveAttribute('data-said', '일하고 있어요.');
  await writeFile(join(copy, 'src/listings/said.worker.ts'), "postMessage('새로 일하고 있어요.');\n");
  await expect(page.locator('body')).toHaveAttribute('data-said', '새로 일하고 있어요.');
  expect(faults).toEqual([]);
});

test('the dev server keeps a draft in another team’s part when either of the two remotes is changed', async ({
  page,
  signedInAs,
  faults,
}) => {
  await signedInAs('guardian');
  await page.goto(listWith(search, reviews));
  await openHospital(page);
  await markDocument(page);
  await beginReview(page);
  await search.save(HOURS, 'title={hoursWords[kind].hours}', 'title="여는 시간"');
  await expect(page.getByRole('heading', { name: '여는 시간' })).toBeVisible();
  await reviews.save(REVIEWS, 'submitLabel="등록"', 'submitLabel="리뷰 보내기"');
  await expect(page.getByRole('button', { name: '리뷰 보내기' })).toBeVisible();
  await expectSameDocument(page);
  await expect(page.getByRole('textbox', { name: '리뷰', exact: true })).toHaveValue(DRAFT);
  await expect(page.getByRole('heading', { name: '여는 시간' })).toBeVisible();
  expect(faults).toEqual([]);
});

const mistakes = {
  'can’t be built': { from: 'return (', to: 'return (((', said: 'hospital-list.page.tsx' },
  'throws when it is loaded': {
    from: 'export function',
    to: "throw new Error('여기서 멈췄어요');\nexport function",
    said: '여기서 멈췄어요',
  },
};
for (const [what, { from, to, said }] of Object.entries(mistakes)) {
  test(`the dev server shows an overlay over the unchanged page for a file that ${what}, and removes it after the next good save`, async ({
    page,
  }) => {
    await page.goto(listWith(search));
    await expect(page.getByText(described)).toBeVisible();
    await markDocument(page);
    await ownSearch(page).fill('쓰던 검색어');
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await search.save(LIST, from, to);
    await expect(overlay.contentFrame().getByText(said).first()).toBeVisible();
    await expect(page.getByText(described)).toBeVisible();
    await search.save(LIST, described, '고친 말이에요.');
    await expect(page.getByText('고친 말이에요.')).toBeVisible();
    await expect(overlay).toHaveCount(0);
    await expectSameDocument(page);
    await expect(ownSearch(page)).toHaveValue('쓰던 검색어');
  });
}

test('the dev server shows an error in the place of a page that throws, keeps the rest, and shows the page again after the next good save', async ({
  page,
}) => {
  await page.goto(listWith(search));
  await expect(page.getByText(described)).toBeVisible();
  await markDocument(page);
  await headerSearch(page).fill('쓰던 이름');
  await search.save(LIST, 'return (', "if (HospitalListPage_Hospitals) throw new Error('여기서 멈췄어요');\n  return (");
  await expect(page.getByRole('alert').getByText('여기서 멈췄어요')).toBeVisible();
  await search.save(LIST, described, '다시 선 말이에요.');
  await expect(page.getByText('다시 선 말이에요.')).toBeVisible();
  await expectSameDocument(page);
  await expect(headerSearch(page)).toHaveValue('쓰던 이름');
});

test('the dev server reloads the page, still with the local remote, after a change that cannot be applied without a reload', async ({
  page,
}) => {
  await page.goto(listWith(search));
  await expect(page.getByText(described)).toBeVisible();
  await markDocument(page);
  await search.save(REMOTE, 'then((m) => m.HospitalListPage)', 'then((m) => () => m.HospitalListPage())');
  await expect(page.locator('html')).not.toHaveAttribute('data-test-document', 'first');
  await expect(page.getByText(described)).toBeVisible();
});

test('the command prints the address of a site elsewhere as it was given', () => {
  expect(reviews.address).toBe(`${front.url}/?remote=${reviews.override}`);
});

for (const scheme of ['http', 'https']) {
  test(`another site, by ${scheme}, shows the local remote to a tester, who can log in there, and the live release to anybody else`, async ({
    page,
    context,
    browser,
    faults,
  }) => {
    const there = scheme === 'https' ? front.url : elsewhere;
    await page.goto(`${there}/?remote=${reviews.override}&tester=${key}`);
    const cookies = await context.cookies(there);
    expect(cookies.find(({ name }) => name === 'petcare-tester')?.secure).toBe(scheme === 'https');
    await page.goto(`${there}/login?next=/hospital-reviews`);
    await page.getByLabel('이메일').fill(demoAccounts.guardian);
    await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
    await expect(title(page, '동물병원 리뷰')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: '로그아웃' })).toBeVisible();
    await markDocument(page);
    await reviews.save(REVIEW_LIST, '동물병원 리뷰', '멀리서도 바뀌는 리뷰');
    await expect(title(page, '멀리서도 바뀌는 리뷰')).toBeVisible();
    await expectSameDocument(page);

    const stranger = await browser.newPage({ ignoreHTTPSErrors: true });
    await stranger.goto(`${there}/hospital-reviews?remote=${reviews.override}`);
    await expect(title(stranger, '동물병원 리뷰')).toBeVisible();
    await stranger.close();
    expect(faults).toEqual([]);
  });
}

// The last one: it ends the command.
test('the page shows the live release, with a note, once the command has ended', async ({ page }) => {
  await search.save(LIST, described, '곧 사라질 말이에요.');
  await page.goto(listWith(search));
  await expect(page.getByText('곧 사라질 말이에요.')).toBeVisible();
  await search.stop();
  await page.reload();
  await expect(page.getByText(described)).toBeVisible();
  await expect(page.getByRole('region', { name: '테스트 중인 구성' })).toContainText('다른 릴리스');
});
