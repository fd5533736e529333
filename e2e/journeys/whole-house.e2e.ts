import type { Locator, Page } from '@playwright/test';
import postgres from 'postgres';
import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { choose } from '../choose.ts';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { anOwnListing } from '../own-listing.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { assignListing, hasOfficialRegister, importRegister, listedHospital } from '../register.ts';

const register = hasOfficialRegister ? 'the official register' : "the project's own small register, ../shared/data being absent";
const review = `접수부터 설명까지 차분하게 해 주셨어요. ${Date.now()}번째 방문처럼 편했어요.`;
const note = `기침을 자주 해요 ${Date.now()}`;
const postTitle = `산책 친구 찾아요 ${Date.now()}`;

// One journey at a time, whoever runs it: two at once would book the same first free hour.
let turn: postgres.Sql | undefined;
/** The account of the listed hospital: of this journey's own, since the demo accounts' listings are other journeys'. */
let owner: string;
let earlierReviews = 0;

test.beforeAll(async ({ database, request }) => {
  test.setTimeout(600_000);
  turn = postgres(database, { max: 1 });
  await turn`select pg_advisory_lock(hashtext('e2e.whole-house'))`;
  const [known] = await turn<{ email: string | null }[]>`
    select u.email from businesses b left join users u on u.id = b.owner_user_id where b.licence_number = ${listedHospital.licence}`;
  if (!known) importRegister();
  owner = known?.email ?? (await anOwnListing(request, database, 'hospital', `새${Date.now()}동물병원`)).email;
  if (!known?.email) assignListing(owner);
  const [row] = await turn<{ count: number }[]>`
    select count(*)::int from reviews r join users u on u.id = r.user_id where u.email = ${demoAccounts.guardian}`;
  earlierReviews = row?.count ?? 0;
});
test.afterAll(() => turn?.end());

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
}

/** Set a checkbox or switch by the keyboard, whatever it was. */
async function set(box: Locator, checked: boolean): Promise<void> {
  if ((await box.isChecked()) !== checked) await box.press('Space');
  await expect(box).toBeChecked({ checked });
}

const header = (page: Page) => page.getByRole('banner');

test(
  `a guardian finds a hospital of ${register}, reviews and books it, posts on the board and sees the points; the hospital confirms the booking`,
  { tag: '@compat' },
  async ({ page, faults }) => {
    await page.goto('/');
    // Before hydration a link loads a new document.
    await untilTakenOver(page);
    await markDocument(page);

    await test.step('the hospital opens its hours for bookings', async () => {
      await header(page).getByRole('link', { name: '로그인' }).click();
      await logIn(page, owner);
      await expect(page.getByRole('heading', { level: 1, name: '병원 정보 관리' })).toBeVisible();
      await expect(page.getByText(listedHospital.name).first()).toBeVisible();
      await set(page.getByRole('switch', { name: '요일별 진료 시간을 알려요' }), true);
      for (const weekday of ['월', '화', '수', '목', '금', '토', '일']) {
        const day = page.getByRole('group', { name: `${weekday}요일` });
        await set(day.getByRole('checkbox'), false);
        await day.getByRole('textbox', { name: `${weekday}요일 시작` }).fill('00:30');
        await day.getByRole('textbox', { name: `${weekday}요일 끝` }).fill('23:30');
      }
      await page.getByRole('textbox', { name: '소개' }).fill(`신호가 잘 보이는 큰길가에 있어요. ${Date.now()}`);
      await set(page.getByRole('switch', { name: '온라인 예약을 받아요' }), true);
      await page.getByRole('button', { name: /저장/ }).click();
      await expect(page.getByText('병원 정보를 저장했어요.')).toBeVisible();
      await header(page).getByRole('button', { name: '로그아웃' }).click();
      await expect(page.getByText('로그아웃되었습니다.')).toBeVisible();
    });

    await test.step('the guardian finds it by a part of its name', async () => {
      await header(page).getByRole('combobox').fill(listedHospital.part);
      await header(page).getByRole('combobox').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: '동물병원 찾기' })).toBeVisible();
      await expect(page.getByRole('link', { name: listedHospital.name, exact: true })).toBeVisible();
    });

    await test.step('finds it on the map, too, and opens its page', async () => {
      await header(page).getByRole('link', { name: '지도' }).click();
      const search = page.getByRole('combobox', { name: '동물병원 지도에서 찾기' });
      await search.fill(listedHospital.name);
      await search.press('Enter');
      await page.getByRole('button', { name: new RegExp(`${listedHospital.name}(?! 찜)`) }).click();
      const chosen = page.getByRole('region', { name: '선택한 곳' });
      await expect(chosen.getByRole('heading', { name: listedHospital.name })).toBeVisible();
      await chosen.getByRole('link', { name: '자세히 보기' }).click();
      await expect(page).toHaveURL(/\/hospital\?id=\d+&frompage=mappage/);
      await expect(page.getByRole('heading', { level: 1, name: listedHospital.name })).toBeVisible();
    });

    await test.step('the guardian logs in and comes back to the hospital', async () => {
      await header(page).getByRole('link', { name: '로그인' }).click();
      await logIn(page, demoAccounts.guardian);
      await expect(page.getByRole('heading', { level: 1, name: listedHospital.name })).toBeVisible();
    });

    await test.step('writes a review that appears on the page', async () => {
      await page.getByRole('button', { name: '리뷰 쓰기' }).last().click();
      const form = page.getByRole('form', { name: new RegExp(listedHospital.name) });
      for (const rating of ['친절', '설명', '진단', '시설', '가격']) {
        await choose(form.getByRole('radiogroup', { name: rating }).getByRole('radio', { name: /5점/ }));
      }
      await form.getByRole('button', { name: /방문일/ }).click();
      // A visit is reviewed once: each journey of this site was there in another month.
      for (let month = 0; month < earlierReviews; month += 1) await page.getByRole('dialog').getByRole('button', { name: '이전' }).click();
      await page.getByRole('dialog').getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
      await choose(
        form
          .getByRole('radiogroup', { name: /다시 방문/ })
          .getByRole('radio')
          .first(),
      );
      await form.getByRole('textbox', { name: '리뷰' }).fill(review);
      await form.getByRole('button', { name: '등록', exact: true }).click();
      await expect(page.getByText(/^리뷰를 등록했어요\. 500포인트/)).toBeVisible();
      await expect(page.getByRole('paragraph').filter({ hasText: review })).toBeVisible();
    });

    await test.step('books the hospital', async () => {
      await page.getByRole('link', { name: '예약하기' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '예약하기' })).toBeVisible();
      await page.getByRole('button', { name: '다음' }).first().click();
      await page.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
      // The first one may begin while the rest is filled in.
      await choose(
        page
          .getByRole('radiogroup', { name: /예약 시간$/ })
          .getByRole('radio', { disabled: false })
          .last(),
      );
      await page.getByRole('button', { name: '반려동물 추가' }).click();
      const pet = page.getByRole('dialog', { name: '반려동물 추가' });
      await pet.getByRole('textbox', { name: '이름' }).fill('보리');
      await pet.getByRole('radio', { name: '강아지' }).press('Space');
      await pet.getByRole('button', { name: '추가하기' }).click();
      await expect(pet).toBeHidden();
      await page.getByRole('textbox', { name: '요청 사항' }).fill(note);
      await page.getByRole('button', { name: '예약 내용 확인하기' }).click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '예약 신청하기' }).click();
      await expect(page).toHaveURL(/\/reservation\/finished/);
      await expect(page.getByText(/\d{6}-[A-Z0-9]{6}/).first()).toBeVisible();
    });

    await test.step('reads and writes on the board', async () => {
      await header(page).getByRole('link', { name: '커뮤니티' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '자유게시판' })).toBeVisible();
      await page.getByRole('link', { name: '글쓰기' }).first().click();
      await page.getByRole('button', { name: /분류/ }).click();
      await page.getByRole('option', { name: '일상' }).click();
      await page.getByRole('textbox', { name: /^제목/ }).fill(postTitle);
      await page.getByRole('textbox', { name: '내용' }).fill('주말 아침에 안양천을 같이 걸을 친구를 찾고 있어요.');
      await page.getByRole('button', { name: '등록' }).click();
      await expect(page.getByRole('heading', { level: 1, name: postTitle })).toBeVisible();
      await header(page).getByRole('link', { name: '커뮤니티' }).click();
      await page.getByRole('link', { name: postTitle }).click();
      await expect(page.getByText('안양천을 같이 걸을 친구')).toBeVisible();
    });

    await test.step('looks at the points', async () => {
      await header(page).getByRole('link', { name: '포인트샵' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '포인트샵' })).toBeVisible();
    });

    await test.step('the hospital sees and confirms the booking', async () => {
      await header(page).getByRole('button', { name: '로그아웃' }).click();
      await header(page).getByRole('link', { name: '로그인' }).click();
      await logIn(page, owner);
      await page.getByRole('navigation', { name: '비즈페이지 메뉴' }).getByRole('link', { name: '예약 관리' }).click();
      await page.getByRole('navigation', { name: '예약 관리' }).getByRole('link', { name: '목록' }).click();
      const booking = page.getByRole('main').getByRole('listitem').filter({ hasText: note });
      await expect(booking).toContainText('예약신청');
      await booking.getByRole('button', { name: '확정' }).click();
      await page.getByRole('alertdialog', { name: '예약을 확정할까요?' }).getByRole('button', { name: '확정' }).click();
      await expect(booking).toContainText('예약확정');
    });

    await expectSameDocument(page);
    expect(faults).toEqual([]);
  },
);
