import { atRest } from '../at-rest.ts';
import type { DemoAccount } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { expectFit, expectFitOnDesktop, phone } from './fit.ts';

type State = { url: string; as?: DemoAccount; heading: string | RegExp };

/** The states that a screen shows at other addresses than its example, and those of the site where it has no screen. */
const states: Record<string, State> = {
  'the end of a cancelled provider login': {
    url: '/login/naver#provider=naver&error=SOCIAL_CANCELLED',
    heading: '네이버 로그인을 취소했어요',
  },
  'the join page of a provider without a ticket': { url: '/join?social=kakao', heading: '카카오로 회원가입' },
  'the list of diseases by symptoms': {
    url: '/search/disease?division=강아지&group=눈&parent=눈이 빨개요&symptoms=1,2',
    heading: '증상으로 찾기',
  },
  'a hospital without fees': { url: '/hospital/medical-product?id=2', heading: /진료 항목과 진료비/ },
  'the page of an unknown company': { url: '/company', heading: '펫 서비스' },
  'the points page of a member': { url: '/point', as: 'guardian', heading: '포인트샵' },
  'identity verification': { url: '/auth/danal', as: 'guardian', heading: '본인 확인' },
  'an expired identity verification': { url: '/auth/danal?result=expired', as: 'guardian', heading: '본인 확인 시간이 지났어요' },
  'the form for a forgotten password': { url: '/forgot?tab=password', heading: '이메일·비밀번호 찾기' },
  'a screen in preparation': { url: '/faq', heading: '자주 묻는 질문' },
  'a page that does not exist': { url: '/nothing', heading: '페이지를 찾을 수 없어요' },
  'a page of another account type': { url: '/bizpage/hospital', as: 'guardian', heading: '이 페이지를 볼 수 있는 권한이 없어요' },
};

for (const [name, { url, as, heading }] of Object.entries(states)) {
  test(`${name} is accessible, fits the phone and the desktop, and writes no error to the console`, async ({
    page,
    signedInAs,
    faults,
  }) => {
    if (as) await signedInAs(as);
    await page.setViewportSize(phone);
    const answer = await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await atRest(page);
    await expectFit(page);
    await expectFitOnDesktop(page);
    // The browser itself reports the status of the document.
    expect(faults.filter((fault) => !(answer?.status() === 404 && fault.includes('404 (Not Found)')))).toEqual([]);
  });
}

test('the open menu is accessible and fits the phone', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the open review form with its calendar is accessible and fits the phone', async ({ page, signedInAs, faults }) => {
  await signedInAs('guardian');
  await page.setViewportSize(phone);
  await page.goto('/hospital?id=1');
  await untilTakenOver(page);
  await page.getByRole('main').getByRole('button', { name: '리뷰 쓰기' }).click();
  await expect(page.getByRole('button', { name: /방문일/ }).first()).toBeVisible();
  await expectFit(page);
  await page
    .getByRole('button', { name: /방문일/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});
