import { expect } from '../../fixtures.ts';
import { aGuardian, logInAs } from '../../session/guardians.ts';
import { filed, test } from './journey.ts';

const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

test('a guardian buys a gift card and sees its number, and buys a pass and reads fees with it', filed, async ({ page, walk }) => {
  test.slow();
  const main = page.getByRole('main');
  const pay = page.getByRole('button', { name: '결제하기', exact: true });
  await logInAs(page, await aGuardian(page));

  await walk.step('Opens the shop.', '카카오톡 선물하기 and Naver: pictures in two columns, by kind and by sum.', async () => {
    await page.goto('/point');
    await expect(main.getByRole('link', { name: '구매하기' }).first()).toBeVisible();
  });
  await walk.step('Presses 구매하기 of the first.', '카카오톡 선물하기: for myself or for a friend is asked first.', async () => {
    await walk.press(main.getByRole('link', { name: '구매하기' }).first());
    await expect(page.getByRole('heading', { level: 1, name: '상품권 구매' })).toBeVisible();
  });
  await walk.step(
    'Looks at the ways to pay, and chooses one.',
    'Naver and Toss: the way used last is chosen, the button stays at the foot.',
    () => walk.choose(main.getByRole('radio', { name: '카카오페이' })),
  );
  await walk.step('Presses the sum: the provider (here its sandbox).', 'Toss: a sheet over the page.', async () => {
    await walk.press(main.getByRole('button', { name: /원 결제하기$/ }));
    await expect(page.getByRole('heading', { name: 'NHN KCP 결제' })).toBeVisible();
  });
  await walk.step('Breaks off there: nothing is lost.', 'Toss: back on the same sheet, with the reason.', async () => {
    await walk.press(page.getByRole('button', { name: '취소', exact: true }));
    await expect(page.getByText('아직 빠져나간 금액은 없어요.')).toBeVisible();
  });
  await walk.step('Pays after all.', 'Toss: a mark, the sum large, one button.', async () => {
    await walk.press(page.getByRole('button', { name: '다시 결제하기' }));
    await walk.press(pay);
    await expect(page.getByText('상품권을 샀어요.')).toBeVisible();
  });
  await walk.step('Looks at the bought card.', '카카오톡 선물하기: the card with its bar code, large, for the counter.', async () => {
    await expect(page.getByRole('button', { name: /번호 보기$/ })).toBeVisible();
    await page.getByRole('button', { name: /번호 보기$/ }).scrollIntoViewIfNeeded();
  });
  await walk.step('Shows the number.', '카카오톡 선물하기: a bar code, brightened.', async () => {
    await walk.press(page.getByRole('button', { name: /번호 보기$/ }));
    await expect(page.getByText(CODE)).toBeVisible();
  });
  await walk.step('Opens the fees that others paid: masked.', '강남언니: prices of events are open to everybody.', async () => {
    await page.goto('/pass');
    await expect(main.getByRole('link', { name: '이용권 사기' })).toBeVisible();
  });
  await walk.step('Goes to the pass.', 'Toss and Naver 플러스: what it gives first, then the price per month.', async () => {
    await walk.press(main.getByRole('link', { name: '이용권 사기' }));
    await expect(page.getByRole('heading', { level: 1, name: '이용권 구매' })).toBeVisible();
  });
  await walk.step('Pays.', null, async () => {
    await walk.press(main.getByRole('button', { name: /원 결제하기$/ }));
    await walk.press(pay);
    await expect(page.getByText('이용권이 시작됐어요.')).toBeVisible();
  });
  await walk.step('Reads the fees with it.', null, async () => {
    await walk.press(page.getByRole('link', { name: '진료비 상세 내역 보기' }));
    await expect(page.getByRole('heading', { level: 1, name: '진료비 상세 내역' })).toBeVisible();
  });
});
