import type { Page } from '@playwright/test';
import { deep, expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const choose = async (page: Page, label: RegExp, option: string) => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

for (const [device, use] of [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
] as const) {
  test.describe(`on ${device}`, deep(device === 'a desktop'), () => {
    test.use(use);

    test('a guardian asks, a hospital answers, they speak below the answer, and the guardian accepts it', async ({
      page,
      browser,
      signedInAs,
      faults,
    }) => {
      const title = `기침을 해요 ${Date.now()}`;
      const asker = await browser.newPage({ baseURL: new URL(await siteOf(page)).origin, ...use });
      await logInAs(asker, await aGuardian(asker));

      await test.step('asks in the dialog over the list', async () => {
        await asker.goto('/ask');
        await asker.getByRole('button', { name: '질문하기' }).first().click();
        const dialog = asker.getByRole('dialog', { name: '질문하기' });
        await choose(asker, /분류/, '심장·호흡기');
        await dialog.getByRole('textbox', { name: /^제목/ }).fill(title);
        await dialog.getByRole('textbox', { name: /^증상/ }).fill('밤에만 기침');
        await dialog.getByRole('textbox', { name: '내용' }).fill('밤마다 마른기침을 해요.');
        await dialog.getByRole('button', { name: '등록', exact: true }).click();
        await expect(titled(asker, title)).toBeVisible();
        await expect(asker.getByText('답변은 동물병원 회원이 써요. 답변을 읽고 도움이 된 답변 하나를 채택해 주세요.')).toBeVisible();
        await expectFit(asker);
      });

      await test.step('a hospital finds it among those that wait, and answers', async () => {
        await signedInAs('hospital');
        await page.goto('/bizpage/counseling');
        await choose(page, /진료 분야/, '심장·호흡기');
        await page.getByRole('link', { name: new RegExp(title) }).click();
        await expect(titled(page, title)).toBeVisible();
        await page.getByRole('textbox', { name: '답변 쓰기' }).fill('가슴 소리를 들어 봐야 해요. 010-1234-5678');
        await page.getByRole('button', { name: '등록' }).click();
        await expect(page.getByText('전화번호나 주민등록번호는 가려서 올렸어요.')).toBeVisible();
        await expect(said(page, '가슴 소리를 들어 봐야 해요. 010-****-****')).toContainText('든든');
      });

      await test.step('the asker speaks below the answer, and accepts it', async () => {
        await asker.reload();
        await said(asker, '가슴 소리를').getByRole('button', { name: '답글' }).click();
        await asker.getByRole('textbox', { name: '답글 쓰기' }).fill('내일 갈게요.');
        await asker.getByRole('button', { name: '등록' }).click();
        await expect(said(asker, '내일 갈게요.')).toBeVisible();
        await asker.getByRole('button', { name: '채택하기' }).click();
        await asker.getByRole('alertdialog', { name: '이 답변을 채택할까요?' }).getByRole('button', { name: '채택하기' }).click();
        await expect(said(asker, '가슴 소리를')).toContainText('채택된 답변');
        await asker.goto('/mypage/post');
        await expect(asker.getByRole('link', { name: new RegExp(`채택 완료.*${title}`) })).toBeVisible();
        await expectFit(asker);
      });

      await test.step('the hospital takes the answer back: its place stays for what was said below it', async () => {
        await page.reload();
        await said(page, '가슴 소리를').getByRole('button', { name: '삭제' }).first().click();
        await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
        await expect(page.getByText('삭제된 답변이에요.')).toBeVisible();
        await expect(said(page, '내일 갈게요.')).toBeVisible();
        await expect(page.getByText('채택된 답변')).toHaveCount(0);
        await page.goto('/bizpage/counseling?state=all');
        await expect(page.getByRole('link', { name: new RegExp(`답변 대기.*${title}`) })).toBeVisible();
        await expectFit(page);
      });
      await asker.context().close();
      expect(faults).toEqual([]);
    });
  });
}

const siteOf = async (page: Page): Promise<string> => {
  await page.goto('/healthz');
  return page.url();
};

test('a hospital writes a column, which a visitor reads in the second tab, and a member keeps and reports', async ({
  page,
  browser,
  signedInAs,
  faults,
}) => {
  const title = `겨울 산책 ${Date.now()}`;
  await signedInAs('hospital');
  await page.goto('/bizpage/pet-doctor');
  await page.getByRole('link', { name: '칼럼 쓰기' }).click();
  await choose(page, /분류/, '관절·뼈');
  await page.getByRole('textbox', { name: /^제목/ }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill('추운 날에는 걷기 전에 몸을 풀어 주세요.');
  await page.getByRole('button', { name: '등록' }).click();
  await expect(titled(page, title)).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: '수정' }).click();
  await page.getByRole('textbox', { name: /^제목/ }).fill(`${title} 전에`);
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(titled(page, `${title} 전에`)).toBeVisible();

  const reader = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await logInAs(reader, await aGuardian(reader));
  await expect(async () => {
    await reader.goto('/ask?tab=column&category=관절·뼈');
    await reader.getByRole('link', { name: new RegExp(title) }).click({ timeout: 1_000 });
  }).toPass();
  await expect(titled(reader, `${title} 전에`)).toBeVisible();
  await reader.getByRole('button', { name: '스크랩' }).click();
  await expect(reader.getByText('글을 스크랩했어요.')).toBeVisible();
  await reader.getByRole('article').getByRole('button', { name: '신고' }).click();
  await reader.getByRole('alertdialog', { name: '이 글을 신고할까요?' }).getByRole('button', { name: '신고하기' }).click();
  await expect(reader.getByRole('article').getByRole('button', { name: '신고함' })).toBeDisabled();
  await reader.goto('/mypage/post?tab=kept');
  await reader.getByRole('link', { name: new RegExp(title) }).click();
  await expect(reader.getByRole('button', { name: '스크랩' })).toHaveAttribute('aria-pressed', 'true');
  await reader.context().close();

  await page.getByRole('article').getByRole('button', { name: '삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(titled(page, '수의사 칼럼')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a board is searched, chosen from by category, ordered and left through, and an event is ended', async ({ page, faults }) => {
  const word = `노즈워크${Date.now()}`;
  await logInAs(page, await aGuardian(page));
  await page.goto('/community/marketplace/input');
  await page.getByRole('textbox', { name: /^제목/ }).fill(`${word} 나눔`);
  await page.getByRole('textbox', { name: '내용' }).fill('한 번 쓴 매트를 나눠요.');
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('article')).toContainText('진행 중');
  await page.getByRole('article').getByRole('link', { name: '수정' }).click();
  await page.getByText('종료', { exact: true }).click();
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('article')).toContainText('종료');

  await page.goto('/community/marketplace');
  await page.getByRole('searchbox', { name: '이벤트 검색' }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByText('찾은 글 1개')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`종료.*${word}`) })).toBeVisible();

  await page.goto('/community/petcafe');
  await page.getByRole('navigation', { name: '분류' }).getByRole('link', { name: '미용' }).click();
  await expect(page.getByRole('link', { name: '집에서 발톱' })).toBeVisible();
  await page.getByRole('link', { name: '추천순' }).click();
  await expect(page).toHaveURL(/sort=like/);
  await page.getByRole('link', { name: '집에서 발톱' }).click();
  const beside = page.getByRole('navigation', { name: '이전 글과 다음 글' });
  await beside.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('발톱');
  expect(faults).toEqual([]);
});
