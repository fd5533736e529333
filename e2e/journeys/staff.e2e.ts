import type { Page } from '@playwright/test';
import { addDays, seoulDate } from '@petcare/time';
import { DEMO_PASSWORD } from '../accounts.ts';
import { unique } from '../businesses.ts';
import { lastLetterTo } from '../email-code.ts';
import { deep, expect, test } from '../fixtures.ts';
import { anOwnListing, type OwnListing } from '../own-listing.ts';
import { desktop, expectFit, phone } from '../screens/fit.ts';
import { aGuardian, logInAs, type Guardian } from '../session/guardians.ts';

const tomorrow = addDays(seoulDate(Date.now()), 1);
const day = (weekday: number) => `{ weekday: ${weekday}, isClosed: false, open: "09:00", close: "18:00" }`;
const OPEN = `mutation {
  updateMyHospital(input: { allowReservation: true, businessHours: [${[0, 1, 2, 3, 4, 5, 6].map(day).join(', ')}] }) { id }
  updateHospitalReservationTime(time: { sundayReservation: true, holidayReservation: 3 }) { id }
}`;

async function tokenOf(page: Page, { email, password = DEMO_PASSWORD }: { email: string; password?: string }): Promise<string> {
  const login = await page.request.post('/api/client/user/login', { data: { email, password } });
  return ((await login.json()) as { data: { token: string } }).data.token;
}

/** A hospital that is open and takes bookings every day, as its owner has said. */
async function aHospital(page: Page, database: string): Promise<OwnListing> {
  const hospital = await anOwnListing(page.request, database, 'hospital', `함께${unique()}동물병원`);
  const headers = { authorization: `Bearer ${await tokenOf(page, hospital)}` };
  const changed = await page.request.post('/graphql', { data: { query: OPEN }, headers });
  expect(await changed.json()).not.toHaveProperty('errors');
  return hospital;
}

async function book(page: Page, guest: Guardian, hospital: OwnListing, time: string): Promise<void> {
  const answer = await page.request.post('/api/client/reservation', {
    multipart: { hospitalID: hospital.id, date: tomorrow, time, note: '기침을 해요' },
    headers: { authorization: `Bearer ${await tokenOf(page, guest)}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const confirmButtons = (page: Page) => page.getByRole('listitem').getByRole('button', { name: '확정', exact: true });

/** Confirms the first booking that waits. */
async function confirm(page: Page): Promise<void> {
  await confirmButtons(page).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확정' }).click();
}

for (const [device, size, mark] of [
  ['a phone', phone, {}],
  ['a desktop', desktop, deep()],
] as const) {
  test(
    `a hospital on ${device} invites, the invited accepts a booking, and is taken out while at work`,
    mark,
    async ({ page, browser, database, faults }) => {
      test.slow();
      await page.setViewportSize(size);
      const hospital = await aHospital(page, database);
      const [guest, member] = [await aGuardian(page), await aGuardian(page)];
      await book(page, guest, hospital, '10:00');
      await book(page, guest, hospital, '11:00');
      await logInAs(page, { ...guest, email: hospital.email, password: DEMO_PASSWORD });
      const other = await browser.newPage({ baseURL: new URL(page.url()).origin, viewport: size });

      await test.step('the owner invites by e-mail', async () => {
        await page.goto('/bizpage/staff');
        await page.getByRole('textbox', { name: /^이메일/ }).fill('누구');
        await page.getByRole('button', { name: '초대 메일 보내기' }).click();
        await expect(page.getByText('이메일 주소를 다시 확인해 주세요.')).toBeVisible();
        await page.getByRole('textbox', { name: /^이메일/ }).fill(member.email);
        await page.getByRole('button', { name: '초대 메일 보내기' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: member.email })).toContainText('예약 담당');
        await expectFit(page);
      });

      const mail = await lastLetterTo(page.request, member.email);
      const link = /\S*(\/staff\/invitation\?token=\S+)/.exec(mail)![1]!;
      await test.step('the link is of no use to somebody else, and asks for a login and comes back', async () => {
        await logInAs(other, guest);
        await other.goto(link);
        await expect(other.getByText(new RegExp(`${member.email}로 가입한 계정으로 로그인해 주세요`))).toBeVisible();
        await other.getByRole('button', { name: '다른 계정으로 로그인' }).click();
        await other.getByLabel('이메일').fill(member.email);
        await other.getByLabel('비밀번호', { exact: true }).fill(member.password);
        await other.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
        await expect(other.getByText(`${hospital.name}에서 직원으로 초대했어요.`)).toBeVisible();
        await expectFit(other);
        await other.getByRole('button', { name: '초대 수락하기' }).click();
        await expect(other).toHaveURL(/\/bizpage$/);
      });

      await test.step('the member finds the bookings, and accepts one', async () => {
        await expect(other.getByRole('navigation', { name: `${hospital.name} 메뉴` }).getByRole('link')).toHaveText([
          '홈',
          '예약 관리',
          '일하는 곳',
        ]);
        await expectFit(other);
        await other.goto('/bizpage/reservation/list');
        await confirm(other);
        await expect(other.getByText('예약을 확정했어요.')).toBeVisible();
        await other.goto('/bizpage/hospital');
        await expect(other.getByText('이 페이지를 볼 수 있는 권한이 없어요')).toBeVisible();
        await other.goto('/mypage');
        await other.getByRole('button', { name: `${hospital.name} 비즈페이지 열기` }).click();
        await other.goto('/bizpage/reservation/list');
        await expect(confirmButtons(other)).toHaveCount(1);
      });

      await test.step('the owner takes the member out, whose next press is refused in words', async () => {
        await page.reload();
        await page.getByRole('button', { name: '김시험 제외하기' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: '제외하기' }).click();
        await expect(page.getByText('아직 직원이 없어요.')).toBeVisible();
        await confirm(other);
        await expect(other.getByText(/^이 업체의 직원이 아니어서 이용할 수 없어요\./).first()).toBeVisible();
        await expect(other.getByText('이 페이지를 볼 수 있는 권한이 없어요')).toBeVisible();
        await other.getByRole('link', { name: '일하는 곳 보기' }).click();
        await expect(other.getByText('직원으로 일하는 곳이 없어요.')).toBeVisible();
        await expectFit(other);
        await other.goto(link);
        await expect(other.getByText('초대를 찾을 수 없어요. 이미 사용했거나 취소된 초대예요.')).toBeVisible();
      });
      await other.context().close();
      expect(faults).toEqual([]);
    },
  );
}
