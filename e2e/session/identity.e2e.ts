import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { aGuardian, freshWord, logInAs } from './guardians.ts';

const PATH = '/auth/danal';
const start = (page: Page) => page.getByRole('button', { name: '본인 확인 시작하기' });

async function openedAt(page: Page, address = PATH): Promise<void> {
  await logInAs(page, await aGuardian(page));
  await page.goto(address);
  await expect(start(page)).toBeVisible();
}

/** Press the button and see the provider's page in the window that it opens. */
async function popupOf(page: Page, button = start(page)): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(popup.getByRole('heading', { name: '다날 본인확인' })).toBeVisible();
  return popup;
}

async function answerAs(provider: Page, person: string): Promise<void> {
  await provider.getByLabel('그 밖의 사람').fill(person);
  await provider.getByRole('button', { name: '이 사람으로 확인' }).click();
}

/** Open the page in a browser that opens no windows, and go to the provider in the same tab. */
async function goneInSameTab(page: Page, address = PATH): Promise<void> {
  await page.addInitScript(() => (window.open = () => null));
  await openedAt(page, address);
  await start(page).click();
  await expect(page.getByText('브라우저가 새 창을 막았어요')).toBeVisible();
  await page.getByRole('button', { name: '이 창에서 진행하기' }).click();
  await expect(page.getByRole('heading', { name: '다날 본인확인' })).toBeVisible();
}

async function verifiedName(page: Page): Promise<string | null> {
  const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
  const answer = await page.request.post('/graphql', {
    data: { query: '{ getMyInfo { name identityVerifiedAt } }' },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { getMyInfo: { name: string; identityVerifiedAt: string | null } } };
  return data.getMyInfo.identityVerifiedAt && data.getMyInfo.name;
}

test('a member is verified in a window that closes itself, and the page leads on', async ({ page, faults }) => {
  await openedAt(page, `${PATH}?next=%2Fpoint`);
  const popup = await popupOf(page);
  await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 640]);
  await Promise.all([popup.waitForEvent('close'), answerAs(popup, freshWord())]);
  await expect(page).toHaveURL(/\/point$/);
  await expect(page.getByText('본인 확인을 마쳤어요.')).toBeVisible();
  expect(await verifiedName(page)).toBe('나연습');
  expect(faults).toEqual([]);

  await page.goto(PATH);
  await expect(page.getByText('본인 확인을 마친 계정이에요')).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 확인하기' })).toBeVisible();
});

test('the code stays out of the history of the tab', async ({ page }) => {
  await goneInSameTab(page, `${PATH}?next=%2Fpoint`);
  await answerAs(page, freshWord());
  await expect(page).toHaveURL(/\/point$/);
  expect(await verifiedName(page)).toBe('나연습');
  await page.goBack();
  await expect(page).not.toHaveURL(/code=/);
});

test('a cancel closes the window, and the page says so and can start again', async ({ page }) => {
  await openedAt(page);
  const popup = await popupOf(page);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('link', { name: '취소' }).click()]);
  await expect(page.getByText('본인 확인을 취소했어요')).toBeVisible();

  const again = await popupOf(page);
  await Promise.all([again.waitForEvent('close'), answerAs(again, freshWord())]);
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
});

test('the page says when verification was cancelled in the same tab, and a second try leads on', async ({ page }) => {
  await goneInSameTab(page, `${PATH}?next=%2Fpoint`);
  await page.getByRole('link', { name: '취소' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '본인 확인을 취소했어요' })).toBeVisible();
  await expect(page.getByRole('link', { name: '돌아가기' })).toHaveAttribute('href', '/point');
  await page.getByRole('button', { name: '다시 확인하기' }).click();
  await answerAs(page, freshWord());
  await expect(page).toHaveURL(/\/point$/);
});

test('the page says when the window was closed without an answer', async ({ page }) => {
  await openedAt(page);
  const popup = await popupOf(page);
  await expect(page.getByText('열린 창에서 본인 확인을')).toBeVisible();
  await popup.close();
  await expect(page.getByText('마치기 전에 창이 닫혔어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible();
});

test('the page asks the server for the result when the window cannot report it', async ({ page, context }) => {
  await context.addInitScript(() => delete (window as { BroadcastChannel?: unknown }).BroadcastChannel);
  await openedAt(page, `${PATH}?next=%2Fpoint`);
  const popup = await popupOf(page);
  await answerAs(popup, freshWord());
  await expect(page).toHaveURL(/\/point$/);
});

test('the window is reused on a second press, and one verification finishes both open tabs', async ({ page, context }) => {
  await openedAt(page);
  const other = await context.newPage();
  await other.goto(PATH);
  const otherPopup = await popupOf(other);
  await page.bringToFront();
  const popup = await popupOf(page);
  await Promise.all([popup.waitForEvent('framenavigated'), page.getByRole('button', { name: '창 다시 열기' }).click()]);
  await expect(popup.getByRole('heading', { name: '다날 본인확인' })).toBeVisible();
  expect(context.pages()).toHaveLength(4);

  // A browser gives little time to a page behind others.
  await popup.bringToFront();
  await Promise.all([popup.waitForEvent('close'), answerAs(popup, freshWord())]);
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
  await other.bringToFront();
  await expect(other).toHaveURL(/\/mypage\/myinfo$/);
  await otherPopup.close();
});

test('the page says in the window that another account has verified this person, and offers ways on', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = freshWord();
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const first = await elsewhere.newPage();
  await openedAt(first);
  const firstPopup = await popupOf(first);
  await Promise.all([firstPopup.waitForEvent('close'), answerAs(firstPopup, person)]);
  await elsewhere.close();

  await openedAt(page);
  const popup = await popupOf(page);
  await answerAs(popup, person);
  await expect(popup.getByRole('heading', { level: 1, name: '이미 다른 계정에서 확인하셨어요' })).toBeVisible();
  await expect(popup.getByRole('link', { name: '가입한 이메일 찾기' })).toBeVisible();
  await expect(page.getByText('이미 다른 계정에서 확인하셨어요')).toBeVisible();
  expect(await verifiedName(page)).toBeNull();
  const closed = popup.waitForEvent('close');
  // The window may be gone before it has said that it was pressed.
  await popup
    .getByRole('button', { name: '창 닫기' })
    .click()
    .catch(() => undefined);
  await closed;
});

for (const [button, title] of [
  ['확인 거절', '본인 확인을 마치지 못했어요'],
  ['다날 서버 오류', '확인 서비스가 답하지 않아요'],
] as const) {
  test(`'${button}' shows its message in the window, where the member can try again`, async ({ page }) => {
    await openedAt(page, `${PATH}?next=%2Fpoint`);
    const popup = await popupOf(page);
    await popup.getByRole('button', { name: button }).click();
    await expect(popup.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(popup).toHaveURL(/\/auth\/danal$/);

    await popup.getByRole('button', { name: '다시 확인하기' }).click();
    await expect(popup.getByRole('heading', { name: '다날 본인확인' })).toBeVisible();
    await Promise.all([popup.waitForEvent('close'), answerAs(popup, freshWord())]);
    await expect(page).toHaveURL(/\/point$/);
  });
}

test('the page says that the time is over for an expired result and for an unknown code', async ({ page }) => {
  await openedAt(page);
  for (const address of [`${PATH}?result=expired`, `${PATH}#code=nothing`]) {
    await page.goto('/healthz');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: '본인 확인 시간이 지났어요' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/danal$/);
    await expect(page.getByRole('button', { name: '다시 확인하기' })).toBeVisible();
  }
});

test('a guest is asked to log in first and led back', async ({ page }) => {
  const { email, password } = await aGuardian(page);
  await page.goto(`${PATH}?next=%2Fpoint`);
  await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click();
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(start(page)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/danal\?next=%2Fpoint$/);
});

test('the policy blocks a form that is sent to another site than the provider’s', async ({ page }) => {
  await openedAt(page);
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        const form = Object.assign(document.createElement('form'), { method: 'post', action: 'https://evil.test/' });
        document.body.append(form);
        form.submit();
      }),
  );
  expect(blocked).toBe('form-action');
});
