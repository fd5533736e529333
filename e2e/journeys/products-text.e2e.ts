import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';

const photo = resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png');
const editorIn = (page: Page) => page.getByRole('textbox', { name: '상세 설명' });
const ownPicture = /^\/uploads\/images\//;

async function startProduct(page: Page): Promise<string> {
  const name = `글과 사진 ${Date.now()}`;
  await page.goto('/bizpage/product-manage/product/new/edit');
  await page.getByRole('textbox', { name: /^이름/ }).fill(name);
  await page.getByRole('textbox', { name: /^가격/ }).fill('9000');
  return name;
}

async function saveProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function deleteProduct(page: Page): Promise<void> {
  const productId = /product\/(\d+)/.exec(page.url())![1]!;
  const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
  const query = 'mutation ($productId: ID!) { deleteMyProduct(productId: $productId) }';
  const deleted = await page.request.post('/graphql', {
    data: { query, variables: { productId } },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await deleted.json()).toEqual({ data: { deleteMyProduct: true } });
}

test('Korean is composed syllable by syllable in the text of a product, and a tool pressed meanwhile loses none', async ({
  page,
  signedInAs,
  faults,
}) => {
  await signedInAs('hospital');
  const name = await startProduct(page);
  const editor = editorIn(page);
  await editor.click();
  const keyboard = await page.context().newCDPSession(page);
  const compose = async (...steps: string[]) => {
    for (const text of steps)
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  };
  const commit = (text: string) => keyboard.send('Input.insertText', { text });
  const bold = page.getByRole('button', { name: '굵게' });

  await compose('ㅇ', '아', '안');
  await commit('안');
  await compose('ㄴ', '녀', '녕');
  await commit('녕');
  await compose('ㅎ', '하', '한');
  await commit('한');
  await compose('ㄱ', '그', '글');
  await expect(editor).toHaveText('안녕한글');
  // A keyboard of a desktop ends its syllable as the mouse goes down.
  await Promise.all([commit('글'), bold.click()]);
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expect(editor).toHaveText('안녕한글');
  await expect(editor).toBeFocused();
  await compose('ㄸ', '또');
  await commit('또');
  await compose('ㅂ', '보', '봐');
  // One of a phone learns a frame later that there is nothing to compose any more, and begins anew with its next key.
  await bold.click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await compose('ㅇ', '요');
  await commit('요');
  await expect(editor).toHaveText('안녕한글또봐요');

  await page.reload();
  await expect(editor).toHaveText('안녕한글또봐요');
  await saveProduct(page, name);
  await expect(page.getByText('안녕한글또봐요')).toBeVisible();
  await expect(page.locator('strong', { hasText: /^또봐$/ })).toBeVisible();
  await deleteProduct(page);
  expect(faults).toEqual([]);
});

test('a picture that is pasted or dropped into the text is uploaded once, and stays when the product is saved', async ({
  page,
  context,
  signedInAs,
  faults,
}) => {
  await signedInAs('hospital');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = await startProduct(page);
  const editor = editorIn(page);
  const pictures = editor.locator('img[src]');
  await editor.click();
  await page.keyboard.insertText('앞');

  await test.step('pasted', async () => {
    await copyPicture(page, readFileSync(photo).toString('base64'));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(pictures).toHaveCount(1);
    await expect(pictures.first()).toHaveAttribute('src', ownPicture);
  });

  await test.step('what an office program puts on the clipboard is pasted as its text', async () => {
    await copyPicture(page, readFileSync(photo).toString('base64'), '표의 글');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(editor).toContainText('표의 글');
  });

  await test.step('dropped', async () => {
    await editor.scrollIntoViewIfNeeded();
    const box = (await editor.boundingBox())!;
    const mouse = await context.newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + 30, data: { items: [], files: [photo], dragOperationsMask: 1 } };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await mouse.send('Input.dispatchDragEvent', { type, ...at });
    await expect(pictures).toHaveCount(2);
    await expect(pictures.nth(0)).toHaveAttribute('src', ownPicture);
    await expect(pictures.nth(1)).toHaveAttribute('src', ownPicture);
  });

  const addresses = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(new Set(addresses).size).toBe(2);
  // The photos of the product, in the same form, have taken none of them.
  await expect(page.getByRole('group', { name: '사진' }).getByRole('img')).toHaveCount(0);
  await saveProduct(page, name);
  for (const address of addresses) {
    const shown = page.getByRole('main').locator(`img[src="${address}"]`);
    await expect(shown).toHaveCount(1);
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('complete', true);
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.goto(`${page.url()}/edit`);
  await expect(pictures).toHaveCount(2);
  expect(await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src')))).toEqual(addresses);
  await deleteProduct(page);
  expect(faults).toEqual([]);
});

/** Onto the clipboard of the browser, with `text` beside it where there is some. */
async function copyPicture(page: Page, picture: string, text?: string): Promise<void> {
  await page.evaluate(
    async ({ bytes, words }) => {
      const blob = new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
      await navigator.clipboard.write([
        new ClipboardItem({ 'image/png': blob, ...(words !== undefined && { 'text/plain': new Blob([words], { type: 'text/plain' }) }) }),
      ]);
    },
    { bytes: picture, words: text },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the camera is offered for the photos of a product and for its text', async ({ page, signedInAs, faults }) => {
    await signedInAs('company');
    await startProduct(page);
    const takePicture = async (button: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: button, exact: true }).tap(),
      ]);
      const input = chooser.element();
      expect([await input.getAttribute('capture'), await input.getAttribute('accept')]).toEqual(['environment', 'image/*']);
      await chooser.setFiles(photo);
    };
    await takePicture('사진 찍기');
    await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
    await takePicture('사진 찍어 추가');
    await expect(editorIn(page).locator('img[src]')).toHaveAttribute('src', ownPicture);
    await expectFit(page);
    expect(faults).toEqual([]);
  });
});
