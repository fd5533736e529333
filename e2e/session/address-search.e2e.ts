import type { APIRequestContext, Page } from '@playwright/test';
import { emailCodeFor } from '../email-code.ts';
import { deep, expect, test as base } from '../fixtures.ts';
import { postFromOwnNetwork } from '../own-network.ts';
import { expectPartOpen } from '../screens/fit.ts';

const PASSWORD = 'petcare-1234';
const SCRIPT = '**/postcode.v2.js';

type Member = { email: string; token: string; refreshToken: string };

async function aMember(request: APIRequestContext): Promise<Member> {
  const word = `${Date.now().toString(36).slice(-6)}${Math.floor(Math.random() * 46_656).toString(36)}`;
  const email = `${word}@address.test`;
  const data = {
    email,
    password: PASSWORD,
    name: '김주소',
    nickname: `주소${word}`,
    phone: '010-1234-5678',
    emailCode: await emailCodeFor(request, email),
  };
  expect((await postFromOwnNetwork('/api/client/user/register', { data })).status).toBe(201);
  const login = await request.post('/api/client/user/login', { data: { email, password: PASSWORD } });
  const { token, refreshToken } = ((await login.json()) as { data: { token: string; refreshToken: string } }).data;
  return { email, token, refreshToken };
}

async function storedAddress(request: APIRequestContext, { token }: Member): Promise<unknown> {
  const query = '{ getMyInfo { address { postcode sido sigungu address detailAddress } } }';
  const answer = await request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { getMyInfo: { address: unknown } } }).data.getMyInfo.address;
}

/** Somebody of the test's own with their information open. */
const test = base.extend<{ member: Member }>({
  member: async ({ page, request }, use) => {
    const member = await aMember(request);
    await page.goto('/healthz');
    await page.evaluate(({ token, refreshToken }) => {
      localStorage.setItem('petcare.accessToken', token);
      localStorage.setItem('petcare.refreshToken', refreshToken);
    }, member);
    await page.goto('/mypage/myinfo');
    await use(member);
  },
});

const opener = (page: Page) => page.getByRole('button', { name: '주소 찾기' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '주소 찾기' });
/** The provider's page: a frame of its own, in one that its script has made, in the site's. */
const providerOf = (page: Page) =>
  dialogOf(page)
    .frameLocator('iframe')
    .frameLocator('iframe[title="우편번호서비스 레이어 프레임"]')
    .frameLocator('iframe[title="우편번호 검색 프레임"]');

async function search(page: Page, query: string): Promise<void> {
  await providerOf(page).getByRole('textbox').fill(query);
  await providerOf(page).getByRole('button', { name: '검색', exact: true }).click();
}

test('a member finds an address, takes its detail and saves it with its region', async ({ page, request, member, faults }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('postcode')) fetched.push(pathname);
  });
  await expect(opener(page)).toBeVisible();
  expect(fetched, 'nothing of it is fetched before somebody wants it').toEqual([]);
  await opener(page).click();
  await expect(providerOf(page).getByText('연습용')).toBeVisible();
  await search(page, '판교역로');
  await providerOf(page)
    .getByRole('button', { name: /^도로명/ })
    .click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByLabel('상세 주소')).toBeFocused();
  await expect(page.getByLabel('우편번호')).toHaveValue('13494');
  await expect(page.getByLabel('기본 주소')).toHaveValue('경기도 성남시 분당구 판교역로 235 (삼평동)');
  await page.keyboard.type('7층');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('내 정보를 저장했어요.')).toBeVisible();
  expect(await storedAddress(request, member)).toEqual({
    postcode: '13494',
    sido: '경기도',
    sigungu: '성남시 분당구',
    address: '경기도 성남시 분당구 판교역로 235 (삼평동)',
    detailAddress: '7층',
  });
  expect(faults).toEqual([]);
});

test('a member opens the search, searches and chooses an address by keyboard alone', async ({ page, member: _in }) => {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const box = providerOf(page).getByRole('textbox');
  await expect(box).toBeVisible();
  const isIn = () => box.evaluate((one) => one === document.activeElement && document.hasFocus());
  for (let stops = 0; stops < 20 && !(await isIn()); stops += 1) await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.type('벡스코');
  await page.keyboard.press('Enter');
  const result = providerOf(page).getByRole('button', { name: /^도로명/ });
  await result.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('상세 주소')).toBeFocused();
  await expect(page.getByLabel('우편번호')).toHaveValue('48060');
});

test('the form says when nothing is found, and keeps the form when the search is closed without choosing', async ({
  page,
  member: _in,
}) => {
  await page.getByLabel('기본 주소').fill('적어 둔 주소');
  await opener(page).click();
  await search(page, '없는 주소');
  await expect(providerOf(page).getByText('맞는 주소가 없어요')).toBeVisible();
  await providerOf(page).getByText('사고 연습하기').click();
  await providerOf(page).getByRole('button', { name: '고르지 않고 닫기' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByLabel('기본 주소')).toHaveValue('적어 둔 주소');
});

test('the form says when the script fails to load, and offers a retry or typing the address', async ({ page, member: _in }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await opener(page).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('주소 찾기를 불러오지 못했어요.');
  await page.unroute(SCRIPT);
  await dialogOf(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(providerOf(page).getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route(SCRIPT, (route) => route.abort());
  await opener(page).click();
  await dialogOf(page).getByRole('button', { name: '직접 입력' }).click();
  await expect(page.getByLabel('기본 주소')).toBeFocused();
});

for (const [name, viewport] of Object.entries({ phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } })) {
  test(`the search and its failure are accessible on the ${name}`, deep(name === 'desktop'), async ({ page, member: _in }) => {
    await page.setViewportSize(viewport);
    await opener(page).click();
    await expect(providerOf(page).getByRole('textbox')).toBeVisible();
    const corner = async () => {
      const { x, y, width, height } = (await dialogOf(page).boundingBox())!;
      return [x, x + width, y + height].map(Math.round);
    };
    if (name === 'phone') await expect.poll(corner).toEqual([0, 360, 780]);
    await expectPartOpen(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.route(SCRIPT, (route) => route.abort());
    await opener(page).click();
    await expect(dialogOf(page).getByRole('alert')).toBeVisible();
    await expectPartOpen(page, '[role="dialog"]');
  });
}
