import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { npmRun } from '../npm.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { expectFit, phone } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visitor reads a notice that an operator has written, takes a file along and finds an answer', async ({
  page,
  database,
  faults,
}, testInfo) => {
  const title = `문 여는 시간이 바뀌어요 ${Date.now()}`;
  const text = testInfo.outputPath('notice.txt');
  await writeFile(text, '11월부터 고객센터가 한 시간 일찍 열어요.\n\n궁금한 점은 1:1 문의로 알려 주세요.');
  const said = npmRun(['operator', 'notices', 'add', '--title', title, '--file', text], { DATABASE_URL: database });
  const id = /\d+/.exec(said)![0];
  await page.setViewportSize(phone);

  await test.step('reads it from the list, and goes on to the one before', async () => {
    // Another process wrote it: who keeps pages hears of it within seconds.
    await expect(async () => {
      await page.goto('/notice');
      await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await untilTakenOver(page);
    await markDocument(page);
    await page.getByRole('link', { name: title }).click();
    await expect(titled(page, title)).toBeVisible();
    await expect(page.getByRole('article')).toContainText('한 시간 일찍 열어요.');
    await expect(page.getByRole('article')).toContainText('조회 1');
    await expectFit(page);
    await page
      .getByRole('navigation', { name: '앞뒤 공지' })
      .getByRole('link', { name: /이전 글/ })
      .click();
    await expect(titled(page, '겨울철 산책 안전 수칙을 모았어요')).toBeVisible();
  });

  await test.step('takes its file along', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('list', { name: '첨부파일' }).getByRole('link').click();
    expect((await coming).suggestedFilename()).toBe('겨울 산책 안전 수칙.webp');
    await expectSameDocument(page);
  });

  await test.step('finds an answer among the questions', async () => {
    await page.getByRole('link', { name: '목록으로' }).click();
    await page.getByRole('navigation', { name: '고객센터' }).getByRole('link', { name: '자주 묻는 질문' }).click();
    await expect(titled(page, '자주 묻는 질문')).toBeVisible();
    await page.getByRole('searchbox', { name: '질문 찾기' }).fill('비밀 번호');
    await page.keyboard.press('Enter');
    await page.getByText('비밀번호를 잊어버렸어요.').click();
    await expect(page.getByText(/임시 비밀번호를 메일로/)).toBeVisible();
    await expectFit(page);
    await expectSameDocument(page);
  });

  await test.step('is told to log in before an inquiry', async () => {
    await page.getByRole('main').getByRole('link', { name: '1:1 문의하기' }).click();
    await expect(page.getByText('로그인 후 이용바랍니다.')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  npmRun(['operator', 'notices', 'remove', id], { DATABASE_URL: database });
  expect(faults).toEqual([]);
});

test('a guardian asks the house, changes the question, and reads the answer of which a mail has told', async ({
  page,
  browser,
  database,
  faults,
}, testInfo) => {
  const title = `예약 달력이 비어 있어요 ${Date.now()}`;
  await page.setViewportSize(phone);
  const guardian = await aGuardian(page);
  await logInAs(page, guardian);
  await page.goto('/notice');
  await untilTakenOver(page);
  await markDocument(page);

  await test.step('writes from the fixed menu, loses the page and finds the draft', async () => {
    await page.getByRole('navigation', { name: '바로가기' }).getByRole('button', { name: '1:1 문의' }).click();
    await expect(titled(page, '1:1 문의하기')).toBeVisible();
    await page.getByRole('button', { name: /문의 유형/ }).click();
    await page.getByRole('option', { name: '예약' }).click();
    await page.getByRole('textbox', { name: /^제목/ }).fill(title);
    await page.reload();
    await expect(page.getByText('쓰던 문의를 불러왔어요.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue(title);
    await expect(page.getByRole('button', { name: /문의 유형/ })).toContainText('예약');
  });

  await test.step('sends it with a picture that nobody else sees', async () => {
    await page.getByRole('textbox', { name: /^내용/ }).fill('병원 화면에서 날짜를 누르면\n아무것도 나오지 않아요.');
    await page.getByRole('group', { name: '사진' }).locator('input[type=file]').first().setInputFiles(photo);
    await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(titled(page, title)).toBeVisible();
    await expect(page.getByRole('button', { name: '사진 1 크게 보기' }).locator('img')).toHaveJSProperty('complete', true);
    await expectFit(page);
  });

  const address = page.url();
  await test.step('is alone with it', async () => {
    const stranger = await browser.newPage({ baseURL: new URL(address).origin });
    await logInAs(stranger, await aGuardian(stranger));
    await stranger.goto(address);
    await expect(stranger.getByText('문의를 찾을 수 없어요.')).toBeVisible();
    await stranger.context().close();
  });

  await test.step('changes it', async () => {
    await page.getByRole('link', { name: '수정' }).click();
    await page.getByRole('textbox', { name: /^내용/ }).fill('새로 고치니 나와요. 그래도 살펴봐 주세요.');
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByRole('main')).toContainText('그래도 살펴봐 주세요.');
    await expect(page.getByRole('button', { name: '사진 1 크게 보기' })).toBeVisible();
  });

  await test.step('reads the answer', async () => {
    const id = /\d+$/.exec(address)![0];
    const text = testInfo.outputPath('answer.txt');
    await writeFile(text, '오늘 수정했어요.\n알려 주셔서 고마워요.');
    expect(npmRun(['operator', 'inquiries', 'list'], { DATABASE_URL: database })).toContain(title);
    npmRun(['operator', 'inquiries', 'answer', id, '--file', text], { DATABASE_URL: database });
    await page.goto('/mypage/questions');
    await page.getByRole('link', { name: new RegExp(`답변 완료.*${title}`) }).click();
    await expect(page.getByRole('region', { name: '답변' })).toContainText('알려 주셔서 고마워요.');
    await expect(page.getByRole('main').getByText('수정', { exact: true })).toHaveCount(0);
    await expectFit(page);
  });

  expect(faults).toEqual([]);
});

for (const { form, at, fill, send, received, list } of [
  {
    form: 'a word to the house',
    at: '/customer-voice',
    fill: async (page: Page, word: string) => {
      await page.getByText('제안', { exact: true }).click();
      await page.getByRole('textbox', { name: /^내용/ }).fill(`${word} 더 크게 보여 주세요.`);
      await page.getByRole('textbox', { name: /^이름/ }).fill('김손님');
      await page.getByRole('textbox', { name: /^연락처/ }).fill('010-1234-5678');
    },
    send: '의견 보내기',
    received: '소중한 의견을 받았어요.',
    list: 'voices',
  },
  {
    form: 'a question about advertising',
    at: '/target',
    fill: async (page: Page, word: string) => {
      await page.getByRole('textbox', { name: /회사나 가게/ }).fill(word);
      await page.getByRole('button', { name: /업종/ }).click();
      await page.getByRole('option', { name: '용품·사료' }).click();
      await page.getByRole('textbox', { name: /담당자 이름/ }).fill('박대표');
      await page.getByRole('textbox', { name: /^이메일/ }).fill('ad@example.test');
    },
    send: '문의 보내기',
    received: '광고 문의를 받았어요.',
    list: 'ads',
  },
]) {
  test(`a visitor sends ${form}, which an operator reads`, async ({ page, database, faults }) => {
    const word = `글자${Date.now()}`;
    await page.setViewportSize(phone);
    await page.goto(at);
    await untilTakenOver(page);
    await fill(page, word);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByText(/동의해 주셔야/)).toBeVisible();
    await page.getByText('개인정보 수집·이용에 동의해요 (필수)').click();
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByText(received)).toBeVisible();
    await expectFit(page);
    expect(npmRun(['operator', list, 'list'], { DATABASE_URL: database })).toContain(word);
    expect(faults).toEqual([]);
  });
}

for (const { where, addresses } of [
  { where: 'home', addresses: ['/'] },
  { where: 'a list', addresses: ['/hostpital-list', '/hospital-reviews', '/community/mypet', '/ask?tab=column'] },
]) {
  test(`the banner of ${where} leads on, its place kept while the page moves nothing`, async ({ page, faults }) => {
    await page.setViewportSize(phone);
    for (const at of addresses) {
      await page.goto(at);
      await untilTakenOver(page);
      const slot = page.locator(`[data-slot="${at === '/' ? 'home' : 'list'}.banner"]`);
      const pressed = page.waitForRequest((request) => request.postData()?.includes('BannerPart_CountClick') ?? false);
      await slot.getByRole('link').click();
      await pressed;
      await expect(page).not.toHaveURL(at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
}
