import { unique } from '../../businesses.ts';
import { expect } from '../../fixtures.ts';
import { aVisit } from '../../journeys/own-reservations.ts';
import { npmRun } from '../../npm.ts';
import { anOwnListing } from '../../own-listing.ts';
import { aGuardian, askAs, logInAs } from '../../session/guardians.ts';
import { filed, test } from './journey.ts';
import { petPictures } from './pictures.ts';

test('a guardian reviews a hospital with pictures and a receipt, which is verified', filed, async ({ page, request, database, walk }) => {
  test.slow();
  const main = page.getByRole('main');
  const listing = await anOwnListing(request, database, 'hospital', `다정${unique()}동물병원`);
  const guardian = await aGuardian(page);
  await askAs(request, guardian, 'mutation { createPet(input: { name: "보리", kindName: "말티즈" }) { id } }');
  await aVisit(database, listing, guardian);
  const [receiptPicture, ...pictures] = await petPictures(request, 4);
  await logInAs(page, guardian);

  await walk.step(
    'Opens my page: the visit waits for a review.',
    'Naver: MY플레이스 lists what was visited and asks for a review.',
    async () => {
      await page.goto('/mypage');
      await expect(main.getByRole('link', { name: new RegExp(listing.name) })).toBeVisible();
      await main.getByRole('link', { name: new RegExp(listing.name) }).scrollIntoViewIfNeeded();
    },
  );
  const form = page.getByRole('form', { name: `${listing.name} 리뷰 쓰기` });
  await walk.step('Presses the visit.', 'Naver: begins with the receipt or the booking, then the words.', async () => {
    await walk.press(main.getByRole('link', { name: new RegExp(listing.name) }));
    await expect(form).toBeVisible();
  });
  await walk.step('Gives the stars.', 'Naver: no stars, but up to five keywords; 강남언니: stars.', async () => {
    for (const group of await form.getByRole('radiogroup', { name: /^(?!다시)/ }).all())
      await walk.choose(group.getByRole('radio', { name: /^5점/ }));
  });
  await walk.step('Would come again, and writes.', 'Naver: text is optional; Kakao Map: stars and text on one screen.', async () => {
    await walk.press(form.getByText('다시 갈래요', { exact: true }));
    await walk.write(
      form.getByRole('textbox', { name: '리뷰' }),
      '접수부터 설명까지 차분하게 해 주셔서 마음이 놓였어요. 귀 청소도 꼼꼼했어요.',
    );
  });
  await walk.step('Adds three pictures.', 'Naver and 당근: a row of squares with their number, moved by a long press.', async () => {
    await walk.attach(form.getByRole('group', { name: '사진', exact: true }).locator('input[type=file]').first(), pictures);
    await expect(form.getByRole('img', { name: /사진 3/ })).toBeVisible();
    await form.getByRole('img', { name: /사진 1/ }).scrollIntoViewIfNeeded();
  });
  const receipt = form.getByRole('group', { name: '영수증 1' });
  await walk.step('Adds the receipt and its picture.', 'Naver: the camera reads place, day and sum; nothing is typed.', async () => {
    await walk.press(form.getByRole('button', { name: '영수증 추가' }));
    await walk.attach(receipt.locator('input[type=file]').first(), receiptPicture!);
    await expect(receipt.getByRole('img').first()).toBeVisible();
  });
  await walk.step('Opens the calendar of its day.', null, async () => {
    await walk.press(receipt.getByRole('button', { name: /영수증 날짜/ }));
    await expect(page.getByRole('button', { name: /^오늘/ })).toBeVisible();
  });
  await walk.step('Types what was paid for.', 'Naver: read from the picture.', async () => {
    await walk.press(page.getByRole('button', { name: /^오늘/ }));
    await walk.write(receipt.getByLabel('항목 1 이름'), '귀 청소');
    await walk.write(receipt.getByLabel('항목 1 금액'), '12000');
    await expect(receipt.getByText('합계 12,000원')).toBeVisible();
  });
  const own = page.getByRole('article', { name: new RegExp(`님의 ${listing.name} 리뷰`) });
  await walk.step(
    'Sends it: it stands first, its receipt is being looked at.',
    'Naver: stands at once, the receipt is checked before one writes.',
    async () => {
      await walk.press(form.getByRole('button', { name: '등록', exact: true }));
      await expect(own.getByRole('list', { name: '영수증' })).toContainText('확인 중');
      await expect(own).toBeInViewport();
    },
  );
  await walk.step(
    'Finds it verified, once an operator has looked.',
    '강남언니: a mark of the verified receipt beside the name, too.',
    async () => {
      const said = npmRun(['operator', 'receipts', 'list'], { DATABASE_URL: database });
      const id = new RegExp(`^(\\d+)번.*${listing.name}`, 'm').exec(said)?.[1] ?? '';
      npmRun(['operator', 'receipts', 'verify', id], { DATABASE_URL: database });
      await page.goto(`/hospital?id=${listing.id}`);
      await expect(own).toContainText('영수증 인증');
      await own.scrollIntoViewIfNeeded();
    },
  );
});
