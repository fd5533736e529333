import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const picture = readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png'));
const named = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });
const ownPicture = /^\/uploads\/images\//;

const titleOf = (page: Page) => page.getByRole('textbox', { name: /^제목/ });
const textOf = (page: Page) => page.getByRole('textbox', { name: '내용' });
const article = (page: Page) => page.getByRole('article');

async function startPost(page: Page): Promise<string> {
  const title = `글쓰기 ${Date.now()}`;
  await logInAs(page, await aGuardian(page));
  await page.goto('/community/mypet/input');
  await page.getByRole('button', { name: /분류/ }).click();
  await page.getByRole('option', { name: '일상' }).click();
  await titleOf(page).fill(title);
  await textOf(page).click();
  return title;
}

async function sendPost(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const PARAGRAPH_GAP_PX = 16;

/** The pixels between each of these pictures and the next. */
const gapsOf = (pictures: Locator) =>
  pictures.evaluateAll((all) => {
    const boxes = all.map((image) => image.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
  });

test('Korean is composed in a post without a lost syllable, also while a picture comes, and outlives a reload', async ({
  page,
  faults,
}) => {
  const title = await startPost(page);
  const keyboard = await page.context().newCDPSession(page);
  const compose = async (...steps: string[]) => {
    for (const text of steps)
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  };
  const commit = (text: string) => keyboard.send('Input.insertText', { text });
  const sent: (() => void)[] = [];
  await page.route('**/api/upload', async (route) => {
    await new Promise<void>((go) => sent.push(go));
    await route.continue();
  });

  await compose('ㅇ', '아', '안');
  await commit('안');
  await compose('ㄴ', '녀', '녕');
  await commit('녕');
  await page.getByLabel('글에 넣을 사진').setInputFiles(named('바다.png'));
  await expect(page.getByRole('progressbar', { name: '바다.png 올리는 중' })).toBeVisible();

  await textOf(page).focus();
  await compose('ㅎ', '하', '한');
  const answered = page.waitForResponse('**/api/upload');
  sent[0]!();
  await answered;
  await commit('한');
  await compose('ㄱ', '그', '글');
  await commit('글');
  await expect(textOf(page).locator('img[src]')).toHaveAttribute('src', ownPicture);
  await expect(textOf(page)).toHaveText('안녕한글');

  await page.reload();
  await expect(page.getByText('쓰던 글을 불러왔어요.')).toBeVisible();
  await expect(titleOf(page)).toHaveValue(title);
  await expect(textOf(page)).toHaveText('안녕한글');

  await page.getByLabel('글에 넣을 사진').setInputFiles(named('숲.png'));
  await expect(page.getByRole('progressbar', { name: '숲.png 올리는 중' })).toBeVisible();
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page.getByText('사진을 다 올리면 바로 보낼게요.')).toBeVisible();
  sent[1]!();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(article(page)).toContainText('안녕');
  await expect(article(page)).toContainText('한글');
  await expect(article(page).locator('img[src^="/uploads/images/"]:not(header *)')).toHaveCount(2);
  expect(faults).toEqual([]);
});

test('pictures keep the order in which they were chosen and their distance, also when the first is sent again, and a link and a list are kept', async ({
  page,
}) => {
  const title = await startPost(page);
  let isLost = true;
  const order: string[] = [];
  await page.route('**/api/upload', async (route) => {
    if (isLost) {
      isLost = false;
      return route.abort();
    }
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { url: string } };
    order.push(data.url);
    return route.fulfill({ response });
  });
  await page.getByLabel('글에 넣을 사진').setInputFiles([named('하나.png'), named('둘.png'), named('셋.png')]);
  await expect(page.getByText('연결이 끊겼어요. 다시 연결되면 이어서 올릴게요.')).toBeVisible();
  await expect.poll(() => order.length).toBe(2);
  await page.getByRole('button', { name: '하나.png 다시 시도' }).click();
  const pictures = textOf(page).locator('img[src]');
  await expect(pictures).toHaveCount(3);
  const [second, third, first] = order;
  expect(await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src')))).toEqual([first, second, third]);

  await textOf(page).press('ControlOrMeta+End');
  await page.getByRole('button', { name: '링크', exact: true }).click();
  const address = page.getByRole('textbox', { name: '링크 주소' });
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByText('웹 주소나 이메일 주소를 적어 주세요.')).toBeVisible();
  await address.fill('petcare.example/산책');
  await address.press('Enter');
  await textOf(page).press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '목록', exact: true }).click();
  await page.keyboard.insertText('물병');
  await sendPost(page, title);
  expect(
    await article(page)
      .locator('img:not(header *)')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src'))),
  ).toEqual([first, second, third]);
  expect(await gapsOf(article(page).locator('img:not(header *)'))).toEqual([PARAGRAPH_GAP_PX, PARAGRAPH_GAP_PX]);
  await expect(article(page).getByRole('link', { name: 'petcare.example/산책' })).toHaveAttribute('rel', /nofollow/);
  await expect(article(page).getByRole('listitem').filter({ hasText: '물병' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the camera is offered for a post, and what it takes stands in the text, where it is moved by touch and keys', async ({
    page,
    faults,
  }) => {
    await startPost(page);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: '사진 찍어 추가' }).tap()]);
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    await chooser.setFiles(named('지금.png'));
    const image = textOf(page).locator('img[src]');
    await expect(image).toHaveAttribute('src', ownPicture);
    await textOf(page).press('ControlOrMeta+End');
    await page.keyboard.insertText('다음 말');
    const blocks = () => textOf(page).evaluate((text) => [...text.children].slice(0, 2).map((block) => block.tagName));
    expect(await blocks()).toEqual(['IMG', 'P']);
    await image.tap();
    await page.getByRole('button', { name: '사진 아래로 이동' }).tap();
    expect(await blocks()).toEqual(['P', 'IMG']);
    await page.getByRole('button', { name: '사진 위로 이동' }).focus();
    await page.keyboard.press('Enter');
    expect(await blocks()).toEqual(['IMG', 'P']);
    await expectFit(page);
    expect(faults).toEqual([]);
  });
});
