import { expect } from '../../fixtures.ts';
import { mailedCodeOf } from '../../email-code.ts';
import { form, freshWord, PASSWORD } from '../../session/joining.ts';
import { filed, test } from './journey.ts';

const SALON = '포근미용실';

test('a visitor finds a salon, joins on the way to a free time, books, pays and cancels', filed, async ({ page, walk }) => {
  test.slow();
  const main = page.getByRole('main');
  const email = `${freshWord()}@journey.test`;
  const fields = form(page);

  await walk.step('Opens the home page.', 'Naver Place and 당근 open on what is near as well.', () => page.goto('/'));
  await walk.step('Presses the search.', 'Naver: the same, a whole screen with what was searched last.', async () => {
    await walk.press(page.getByRole('banner').getByRole('link', { name: '동물병원 검색' }));
    // React Aria waits for the keyboard of the phone, here in vain, before it shows a screen with a field that has the focus.
    await expect(page.getByRole('dialog', { name: '검색' }).locator('xpath=../..')).toHaveCSS('opacity', '1');
  });
  const found = page.getByRole('dialog').getByRole('link', { name: new RegExp(SALON) });
  await walk.step('Types the first letters of the salon.', 'Naver and Kakao Map suggest from the first letter on.', async () => {
    await walk.write(page.getByRole('searchbox', { name: '무엇을 찾으세요?' }), SALON.slice(0, 2));
    await expect(found).toBeVisible();
  });
  await walk.step('Opens its page.', 'Naver Place: pictures first, then name, ways to act and tabs.', async () => {
    await walk.press(found);
    await expect(page.getByRole('heading', { level: 1, name: SALON })).toBeVisible();
  });
  const sheet = page.getByRole('dialog', { name: `${SALON} 예약` });
  const times = sheet.getByRole('list', { name: /빈 시간$/ }).getByRole('link');
  await walk.step('Presses 바로 예약.', 'Naver: 예약 leads to a page with its calendar; no times before it.', async () => {
    await walk.press(page.getByRole('navigation', { name: '전화와 예약' }).getByRole('link', { name: '바로 예약' }));
    await expect(times.last()).toBeVisible();
  });
  await walk.step('Presses a free time, and is asked to log in.', 'Naver: everybody is logged in already.', async () => {
    await walk.press(times.last());
    await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  });
  await walk.step(
    'Chooses to join by mail.',
    '당근 and Toss: by the number of the telephone; 강남언니: Kakao or Apple by one press.',
    async () => {
      await walk.press(main.getByRole('link', { name: '이메일로 가입하기' }));
      await expect(fields.email).toBeVisible();
    },
  );
  await walk.step('Types the address and sends for the code.', 'Toss asks one thing on each screen.', async () => {
    await walk.write(fields.email, email);
    await walk.press(main.getByRole('button', { name: '인증번호 받기' }));
    await expect(main.getByRole('button', { name: '다시 받기' })).toBeVisible();
  });
  await walk.step('Types the code and a password.', 'Toss and 당근: the code fills itself in, and there is no password.', async () => {
    await walk.write(fields.emailCode, await mailedCodeOf(page.request, email));
    await walk.write(fields.password, PASSWORD);
  });
  await walk.step('Goes on and says who it is.', 'Naver knows name and number from the account.', async () => {
    await walk.press(fields.goOn);
    await walk.write(fields.name, '김보호');
    await walk.write(fields.nickname, `보리${freshWord()}`);
    await walk.write(fields.phone, '010-1234-5678');
  });
  await walk.step('Goes on and agrees to all.', 'Toss: the same, a sheet with one press for all.', async () => {
    await walk.press(fields.goOn);
    await walk.press(fields.consent);
  });
  const chosen = page.getByRole('region', { name: '고른 내용' });
  await walk.step('Joins, and is back at the booking with the time.', 'cal.com keeps the slot, too, and asks for no account.', async () => {
    await walk.press(fields.send);
    await expect(chosen).toContainText(/오[전후]\s\d/);
  });
  await walk.step('Adds the pet.', 'Not of Naver: a booking there asks for no animal; it is written as a wish.', async () => {
    await walk.press(main.getByRole('button', { name: '반려동물 추가' }));
    const pet = page.getByRole('dialog', { name: '반려동물 추가' });
    await walk.write(pet.getByRole('textbox', { name: '이름' }), '보리');
    await walk.choose(pet.getByRole('radio', { name: '강아지' }));
    await walk.press(pet.getByRole('button', { name: '추가하기' }));
    await expect(chosen).toContainText('보리');
  });
  await walk.step('Chooses what is to be done.', 'Naver: products first, with pictures, then day and time.', async () => {
    await walk.choose(main.getByRole('checkbox', { name: /소형견 전체 미용/ }));
    await expect(chosen).toContainText('55,000원');
  });
  await walk.step('Chooses to pay now.', 'Naver: 예약금 or the whole by Naver Pay, on the same page.', () =>
    walk.choose(main.getByRole('radio', { name: /지금 결제/ })),
  );
  await walk.step('Looks at all of it once more.', 'cal.com has no such look; Naver shows it on the page that pays.', async () => {
    await walk.press(main.getByRole('button', { name: '예약 내용 확인하기' }));
    await expect(page.getByRole('alertdialog', { name: '이대로 예약할까요?' })).toContainText('55,000원');
  });
  await walk.step('Sends it: the time is held, and the payment asked for.', null, async () => {
    await walk.press(page.getByRole('alertdialog').getByRole('button', { name: '예약 신청하기' }));
    await expect(page.getByRole('heading', { level: 1, name: '결제를 기다리고 있어요' })).toBeVisible();
  });
  await walk.step('Presses the sum.', 'Naver Pay and Toss: a sheet over the page, a password or a face.', async () => {
    await walk.press(page.getByRole('button', { name: '55,000원 결제하기' }));
    await expect(page.getByRole('heading', { name: 'NHN KCP 결제' })).toBeVisible();
  });
  await walk.step('Pays at the provider (here its sandbox).', 'Toss: a mark, the day large, one button.', async () => {
    await walk.press(page.getByRole('button', { name: '결제하기', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeVisible();
  });
  await walk.step(
    'Looks at the own booking.',
    'Naver: the next booking stands first under MY, with the ways to call and to change.',
    async () => {
      await walk.press(main.getByRole('link', { name: '내 예약 보기' }));
      await expect(page.getByRole('region', { name: '다음 예약' })).toContainText(SALON);
    },
  );
  await walk.step('Presses 예약 취소.', 'Naver asks for a reason and shows the rule of refunds.', async () => {
    await walk.press(page.getByRole('region', { name: '다음 예약' }).getByRole('button', { name: '예약 취소' }));
    await expect(page.getByRole('alertdialog')).toContainText('55,000원');
  });
  await walk.step('Cancels.', null, async () => {
    await walk.press(page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }));
    await expect(page.getByText('예약을 취소했어요.')).toBeVisible();
    await expect(page.getByRole('region', { name: '다음 예약' })).toHaveCount(0);
  });
});
