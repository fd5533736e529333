import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { deep, expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { desktop } from '../screens/fit.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

async function choose(page: Page, box: '시·도' | '시·군·구', area: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: new RegExp(`${box}$`) })
    .click();
  await page.getByRole('option', { name: area, exact: true }).click();
}

for (const [screen, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop })) {
  test.describe(`on a ${screen}`, deep(screen === 'desktop'), () => {
    test.use({ viewport });

    test('the way leads from symptoms to a disease and to hospitals that treat it, or to other hospitals where none states that', async ({
      page,
      faults,
    }) => {
      await page.goto('/search/disease');
      // Of two symptoms that are pressed before a script has taken them over only the last is heard.
      await untilTakenOver(page);
      for (const name of ['강아지', '눈', '눈이 빨개요']) await main(page).getByRole('link', { name, exact: true }).click();
      for (const name of ['앞발로 눈을 비벼요', '눈을 제대로 뜨지 못해요']) await main(page).getByRole('button', { name }).click();
      const found = page.getByRole('region', { name: /의심해 볼 수 있는 질병 2가지/ });
      await expect(found.getByRole('article').first()).toContainText('각막궤양');
      await expect(found.getByRole('article').first()).toContainText('고른 증상 2개 중 2개');

      await page.reload();
      // Before hydration a link loads a new document.
      await untilTakenOver(page);
      await markDocument(page);
      await expect(main(page).getByRole('button', { name: '앞발로 눈을 비벼요' })).toHaveAttribute('aria-pressed', 'true');
      await page
        .getByRole('region', { name: '고른 증상' })
        .getByRole('link', { name: /눈을 제대로 뜨지 못해요/ })
        .click();
      await expect(found.getByRole('article').first()).toContainText('고른 증상 1개 중 1개');
      await page.goBack();
      await expect(found.getByRole('article').first()).toContainText('고른 증상 2개 중 2개');

      if (screen === 'phone') {
        await page.getByRole('button', { name: '증상 2개로 찾은 질병 2가지 보기' }).click();
        await expect(found.getByRole('heading', { level: 2 })).toBeInViewport();
      }
      await found.getByRole('link', { name: '각막궤양' }).click();
      await expect(title(page, '각막궤양')).toBeVisible();
      await expect(page.getByText('고른 증상 2개가 이 질병의 증상이에요.')).toBeVisible();
      await expect(page.getByText(/진단이 아니에요/)).toBeVisible();
      await expect(page.getByRole('region', { name: '증상이 비슷한 질병' }).getByRole('link', { name: '결막염' })).toBeVisible();

      await page.getByRole('link', { name: '진료하는 병원 찾기' }).click();
      await expect(title(page, '각막궤양, 어느 병원에 갈까요?')).toBeVisible();
      await choose(page, '시·도', '울산광역시');
      await expect(page.getByText('울산광역시에는 아직 없어요.')).toBeVisible();
      await expect(page.getByText(/전문으로 보는지 확인되지 않은 병원/)).toBeVisible();
      await expect(page.getByRole('list', { name: '그 밖의 동물병원' }).getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: '전국에서 찾기' }).click();
      // Of the whole country others that say so may come first.
      await choose(page, '시·도', '전남광주통합특별시');
      await page.getByRole('list', { name: '진료를 알린 병원' }).getByRole('link', { name: '상무온누리동물병원', exact: true }).click();
      await expect(title(page, '상무온누리동물병원')).toBeVisible();
      await expectSameDocument(page);
      expect(faults).toEqual([]);
    });

    test('the page of a treatment shows the fee of a treatment in a region, in another one, and for the whole country where too few prices are known', async ({
      page,
      faults,
    }) => {
      await page.goto('/about');
      await page.getByRole('navigation', { name: '바로가기' }).getByRole('link', { name: '진료비 조회' }).click();
      await expect(title(page, '평균 진료비')).toBeVisible();
      await choose(page, '시·도', '서울특별시');
      await choose(page, '시·군·구', '구로구');
      await main(page).getByRole('searchbox').fill('초진');
      await main(page).getByRole('searchbox').press('Enter');
      await expect(main(page).getByRole('link', { name: '재진 진찰료' })).toHaveCount(0);
      await main(page).getByRole('link', { name: '초진 진찰료 5kg' }).click();

      await expect(title(page, '초진 진찰료 5kg')).toBeVisible();
      const of = (area: string) => page.getByRole('region', { name: `${area} 진료비` });
      await expect(of('서울특별시 구로구')).toContainText(/최저[\d,]+원.*최고[\d,]+원.*2025년에 공개된 진료비로, 적어도 \d+개의 가격/);
      await expect(of('서울특별시 구로구')).toContainText(/서울특별시 평균보다 [\d,]+원\(\d+%\) 저렴해요/);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.filter({ hasText: '구로구' })).toHaveAttribute('aria-current', 'true');

      await rows.getByRole('link', { name: '강남구' }).click();
      await expect(of('서울특별시 강남구')).toContainText('비싸요');
      await expect(page).toHaveURL(/sigungu=/);
      await page.getByRole('link', { name: '초진 진찰료 20kg' }).click();
      await expect(title(page, '초진 진찰료 20kg')).toBeVisible();
      await choose(page, '시·도', '대구광역시');
      await expect(page.getByText(/대구광역시에는 알려진 가격이 부족해서/)).toContainText('전국');
      await page.reload();
      await expect(of('전국')).toBeVisible();
      expect(faults).toEqual([]);
    });
  });
}

for (const [at, said] of [
  ['/search/disease?division=토끼&group=%00&parent=%25&symptoms=9999999,x,-1&page=0', '누가 아픈가요?'],
  ['/search/disease?symptoms=999999998', '맞는 질병이 없어요.'],
  [`/search/disease?search=${'가'.repeat(500)}`, '맞는 질병이 없어요.'],
  ['/search/disease/1%27or%271/result', '질병을 찾을 수 없어요.'],
  ['/search/disease/99999999999999999999', '질병을 찾을 수 없어요.'],
  ['/search/disease/1/result?sido=화성&sigungu=크레이터구&page=1e9', '화성 크레이터구에는 아직 없어요.'],
  ['/search/medical?search=%5C%25_&sigungu=구로구', '‘\\%_’ 진료 항목을 찾지 못했어요.'],
  ['/search/medical/result?medical=2&sido=화성', '‘화성’ 지역을 찾을 수 없어요.'],
  ['/search/medical/result?medical=1', '진료 항목을 골라 주세요.'],
] as const) {
  test(`${at.slice(0, 60)} shows a message instead of failing`, async ({ page }) => {
    const crashes: string[] = [];
    page.on('pageerror', ({ message }) => crashes.push(message));
    const answer = await page.goto(at);
    expect(answer?.status()).toBeLessThan(500);
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(crashes).toEqual([]);
  });
}

test('the page of a treatment says when no price of a treatment is known', async ({ page, database }) => {
  const sql = postgres(database, { max: 1 });
  const name = `알려지지 않은 진료 ${Date.now()}`;
  try {
    const [made] = await sql<
      { id: string }[]
    >`insert into medicals (parent_id, name, position) select id, ${name}, 9999 from medicals where parent_id is null order by id limit 1 returning id`;
    await page.goto(`/search/medical/result?medical=${made?.id}&sido=서울특별시`);
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByText('아직 알려진 진료비가 부족해요.')).toBeVisible();
  } finally {
    await sql`delete from medicals where name = ${name}`;
    await sql.end();
  }
});
