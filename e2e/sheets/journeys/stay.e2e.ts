import { expect } from '../../fixtures.ts';
import { cancelOwnReservation } from '../../journeys/own-reservations.ts';
import { aGuardian, askAs, logInAs } from '../../session/guardians.ts';
import { filed, test } from './journey.ts';

const HOTEL = '신도림멍냥호텔';

test('a guardian finds a hotel and books two nights with a room and walks', filed, async ({ page, request, walk }) => {
  test.slow();
  const main = page.getByRole('main');
  const guardian = await aGuardian(page);
  await askAs(request, guardian, 'mutation { createPet(input: { name: "보리", kindName: "말티즈" }) { id } }');
  await logInAs(page, guardian);

  await walk.step('Opens the home page.', 'Naver: the search, with categories below.', () => page.goto('/'));
  await walk.step('Presses 펫 서비스.', 'Naver: 애견호텔 is typed into the search.', async () => {
    await walk.press(page.getByRole('navigation', { name: '빠른 찾기' }).getByRole('link', { name: '펫 서비스' }));
    await expect(page.getByRole('navigation', { name: '서비스 종류' })).toBeVisible();
  });
  const hotel = main.getByRole('link', { name: HOTEL, exact: true });
  await walk.step('Keeps the hotels alone.', 'Naver and Kakao Map: chips above the list, the map behind it.', async () => {
    await walk.press(page.getByRole('navigation', { name: '서비스 종류' }).getByRole('link', { name: '호텔' }));
    await expect(hotel).toBeVisible();
  });
  await walk.step('Opens the hotel.', 'Naver: pictures first, then the price of a night.', async () => {
    await walk.press(hotel);
    await expect(page.getByRole('heading', { level: 1, name: HOTEL })).toBeVisible();
  });
  const sheet = page.getByRole('dialog', { name: `${HOTEL} 예약` });
  await walk.step(
    'Presses 바로 예약: the next days on which a stay can begin.',
    'Naver: a calendar of the month with a price on each day.',
    async () => {
      await walk.press(page.getByRole('navigation', { name: '전화와 예약' }).getByRole('link', { name: '바로 예약' }));
      await expect(sheet.getByRole('listitem').first()).toBeVisible();
    },
  );
  const chosen = page.getByRole('region', { name: '고른 내용' });
  await walk.step('Presses the second day.', 'Naver: both ends are pressed in one calendar.', async () => {
    await walk.press(sheet.getByRole('listitem').getByRole('link').nth(1));
    await expect(page.getByText(/ · 1박/).first()).toBeVisible();
  });
  await walk.step('Presses 찾는 날, and a day later.', 'Naver: the second press in the same calendar.', async () => {
    await walk.press(page.getByRole('group', { name: '고를 날' }).getByRole('button', { name: /찾는 날/ }));
    // The first are the day of arrival and the day after.
    await walk.press(page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(2));
    await expect(chosen).toContainText('2박');
  });
  await walk.step('Chooses when to come.', 'Naver: hours of coming and going are the house’s rule.', async () => {
    const times = page.getByRole('radiogroup', { name: /맡기는 시간$/ }).getByRole('radio', { disabled: false });
    await walk.choose(times.last());
  });
  await walk.step('Chooses the room and walks.', 'Naver: the room first, with pictures, options after it.', async () => {
    await walk.choose(page.getByRole('checkbox', { name: /아늑한 방/ }));
    await walk.choose(page.getByRole('checkbox', { name: /아침저녁 산책/ }));
    await expect(chosen).toContainText('원');
  });
  await walk.step('Writes what they should know.', 'Naver: a field for wishes, too.', () =>
    walk.write(page.getByRole('textbox', { name: '요청 사항' }), '낯을 가려요. 밤에는 조용한 방이 좋아요.'),
  );
  await walk.step('Looks at all of it once more.', null, async () => {
    await walk.press(page.getByRole('button', { name: '예약 내용 확인하기' }));
    await expect(page.getByRole('alertdialog', { name: '이대로 예약할까요?' })).toContainText('아늑한 방 (아침저녁 산책)');
  });
  await walk.step('Sends it.', 'Toss: a mark, the day large, one button.', async () => {
    await walk.press(page.getByRole('alertdialog').getByRole('button', { name: '예약 신청하기' }));
    await expect(page.getByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeVisible();
  });
  await walk.step('Finds the stay on the home page.', '당근 and Toss: what is next stands first.', async () => {
    await page.goto('/');
    await expect(page.locator('[data-slot="home.reservation"]').getByRole('link')).toContainText(HOTEL);
  });

  // The room is somebody else's again.
  await cancelOwnReservation(page, HOTEL);
});
