import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { expectFit, phone } from '../screens/fit.ts';
import { aGuardian, logInAs, type Guardian } from '../session/guardians.ts';

const nicknameOf = ({ email }: Guardian) => email.slice('e2e-'.length, email.indexOf('@')).slice(-12);

async function write(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '쪽지 쓰기' });
  await dialog.getByRole('textbox', { name: /^내용/ }).fill(text);
  await dialog.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByText('쪽지를 보냈어요.')).toBeVisible();
}

test('a guardian writes to another by nickname, who reads, replies and wants no more', async ({ page, browser, faults }) => {
  await page.setViewportSize(phone);
  const [from, to] = [await aGuardian(page), await aGuardian(page)];
  await logInAs(page, from);
  await page.goto('/mypage/message');
  await untilTakenOver(page);

  await test.step('is shown who is meant, and sends', async () => {
    await page.getByRole('button', { name: '쪽지 쓰기' }).click();
    const dialog = page.getByRole('dialog', { name: '쪽지 쓰기' });
    await dialog.getByRole('combobox', { name: '받는 사람' }).pressSequentially(nicknameOf(to).slice(0, -1));
    await dialog.getByRole('option', { name: nicknameOf(to) }).click();
    await write(page, '내일 산책 같이 가실래요?');
    await page.getByRole('link', { name: '보낸 쪽지' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: nicknameOf(to) })).toContainText('안 읽음');
    await expectFit(page);
  });

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin, viewport: phone });
  await test.step('the other reads and replies', async () => {
    await logInAs(other, to);
    await other.goto('/mypage/message/received');
    const received = other.getByRole('listitem').filter({ hasText: nicknameOf(from) });
    await expect(received).toContainText('안 읽음');
    await received.getByText(nicknameOf(from)).click();
    await expect(received).not.toContainText('안 읽음');
    await received.getByRole('button', { name: '답장' }).click();
    await write(other, '좋아요!');
    await page.goto('/mypage/message/received');
    await page.getByText(nicknameOf(to)).click();
    await expect(page.getByRole('main')).toContainText('좋아요!');
    await expectFit(page);
  });

  await test.step('the other wants no more, and the writer is told and loses no word', async () => {
    await other.getByText(nicknameOf(from)).click();
    await other.getByRole('button', { name: '차단' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '차단' }).click();
    await expect(other.getByText(/^차단했어요\./)).toBeVisible();
    await page.getByRole('button', { name: '답장' }).click();
    const dialog = page.getByRole('dialog', { name: '쪽지 쓰기' });
    await dialog.getByRole('textbox', { name: /^내용/ }).fill('그럼 내일 봬요.');
    await dialog.getByRole('button', { name: '보내기' }).click();
    await expect(dialog.getByText('지금은 이 회원에게 쪽지를 보낼 수 없어요.')).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: /^내용/ })).toHaveValue('그럼 내일 봬요.');
  });

  await test.step('the other takes it back, and the message that was kept goes', async () => {
    await other.getByRole('link', { name: '차단한 회원' }).click();
    await other.getByRole('button', { name: `${nicknameOf(from)}님 차단 풀기` }).click();
    await expect(other.getByText('차단한 회원이 없어요.')).toBeVisible();
    await expectFit(other);
    await other.context().close();
    await page.getByRole('dialog', { name: '쪽지 쓰기' }).getByRole('button', { name: '보내기' }).click();
    await expect(page.getByText('쪽지를 보냈어요.')).toBeVisible();
  });

  expect(faults).toEqual([]);
});

test('a visitor writes to the author of a post and of a review, once logged in', async ({ page, faults }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const me = await aGuardian(page);
  await page.goto('/community/mypet/1');
  await untilTakenOver(page);
  const writeTo = page.getByRole('article').getByRole('button', { name: /님에게 쪽지 보내기$/ });
  await writeTo.click();
  await page.getByLabel('이메일').fill(me.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(me.password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/community\/mypet\/1$/);
  await writeTo.click();
  await write(page, '글 잘 읽었어요!');

  await page.goto('/hospital-reviews');
  await untilTakenOver(page);
  await page
    .getByRole('article')
    .getByRole('button', { name: /님에게 쪽지 보내기$/ })
    .first()
    .click();
  await write(page, '리뷰 잘 읽었어요!');
  await page.goto('/mypage/message/sent');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '잘 읽었어요!' })).toHaveCount(2);
  await expectFit(page);
  expect(faults).toEqual([]);
});
