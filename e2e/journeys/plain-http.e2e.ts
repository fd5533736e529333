import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { aGuardian } from '../session/guardians.ts';

/** A name that is no machine's own, as of a clinic's network: a browser gives a page there half of its interfaces. */
const HOST = 'petcare-clinic.test';

/** The site at that name, by plain http. */
async function plainly(site: string, look: (page: Page) => Promise<void>): Promise<void> {
  const usual = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({ ...usual, args: [...(usual.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] });
  try {
    const { port } = new URL(site);
    const context = await browser.newContext({ baseURL: `http://${HOST}:${port}`, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto('/login');
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID, typeof navigator.clipboard])).toEqual([
      false,
      'undefined',
      'undefined',
    ]);
    await look(page);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

test('a guardian buys a gift card at a plain http address, and copies its code', async ({ page: here, baseURL }) => {
  const { email, password } = await aGuardian(here);
  await plainly(baseURL ?? '', async (page) => {
    await logIn(page, email, password);
    await page.goto('/point');
    await page.getByRole('link', { name: '구매하기' }).first().click();
    await page.getByRole('button', { name: /결제하기$/ }).click();
    await page.frameLocator('iframe[title="NHN KCP 결제"]').getByRole('button', { name: '결제하기', exact: true }).click();
    await expect(page.getByText('상품권을 샀어요.')).toBeVisible();
    await page.getByRole('link', { name: '상품권 보기' }).click();
    await page.getByRole('button', { name: /번호 보기$/ }).click();
    const code = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
    await page.getByRole('button', { name: '복사', exact: true }).click();
    await expect(page.getByText('상품권 번호를 복사했어요.')).toBeVisible();
    await page.goto('/login?next=%2F');
    const box = page.getByRole('banner').getByRole('combobox').first();
    await box.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(box).toHaveValue(code);
  });
});
