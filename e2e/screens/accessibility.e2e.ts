import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoAccounts, type DemoAccount } from '../accounts.ts';
import { aBusinessNumber, anOwner, describeListing, fileInput, joinByCall, next, showPapers, stepTitle, unique } from '../businesses.ts';
import { expect, test } from '../fixtures.ts';

type Screen = { url: string; as?: DemoAccount; heading: string | RegExp };

// What is wrong stands in the message: a film of it would double the time.
test.use({ trace: 'off' });

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 800 };

const screens: Record<string, Screen> = {
  home: { url: '/', heading: '우리 아이 병원, 걱정 없이 찾아요' },
  about: { url: '/about', heading: '아이가 아픈 날, 덜 헤매도록' },
  privacy: { url: '/privacy', heading: '개인정보처리방침' },
  terms: { url: '/term', heading: '이용약관' },
  login: { url: '/login', heading: '로그인' },
  'end of a log-in by a provider': { url: '/login/naver#provider=naver&error=SOCIAL_CANCELLED', heading: '네이버 로그인을 취소했어요' },
  'end of a log-in by Kakao': { url: '/oauth/kakao/callback', heading: '로그인을 처음부터 시작해 주세요' },
  'join gate': { url: '/join-gate', heading: '회원가입' },
  join: { url: '/join', heading: '보호자 회원가입' },
  'join by a provider, without its ticket': { url: '/join?social=kakao', heading: '카카오로 회원가입' },
  'hospital list': { url: '/hostpital-list', heading: '동물병원 찾기' },
  map: { url: '/search/map', heading: /지도/ },
  hospital: { url: '/hospital?id=1', heading: /동물병원/ },
  'hospital reviews': { url: '/hospital-reviews', heading: '동물병원 리뷰' },
  board: { url: '/community/mypet', heading: '자유게시판' },
  post: { url: '/community/mypet/1', heading: /./ },
  'post input': { url: '/community/mypet/input', as: 'guardian', heading: '글쓰기' },
  reservation: { url: '/reservation?hospital=1', as: 'guardian', heading: '예약하기' },
  'my info': { url: '/mypage/myinfo', as: 'guardian', heading: '내 정보' },
  'business page': { url: '/bizpage/hospital', as: 'hospital', heading: '병원 정보 관리' },
  'points of a guest': { url: '/point', heading: '포인트샵' },
  'points of a member': { url: '/point', as: 'guardian', heading: '포인트샵' },
  'identity verification of a guest': { url: '/auth/danal', heading: '본인 확인' },
  'identity verification': { url: '/auth/danal', as: 'guardian', heading: '본인 확인' },
  'identity verification that is over': { url: '/auth/danal?result=expired', as: 'guardian', heading: '본인 확인 시간이 지났어요' },
  'a forgotten email': { url: '/forgot', heading: '이메일·비밀번호 찾기' },
  'a forgotten password': { url: '/forgot?tab=password', heading: '이메일·비밀번호 찾기' },
  'screen in preparation': { url: '/faq', heading: '자주 묻는 질문' },
  'no such page': { url: '/nothing', heading: '페이지를 찾을 수 없어요' },
  'page of others': { url: '/bizpage/hospital', as: 'guardian', heading: '이 페이지를 볼 수 있는 권한이 없어요' },
};

for (const [name, { url, as, heading }] of Object.entries(screens)) {
  test(`${name}: open to everybody, fits the phone and the desktop, nothing in the console`, async ({ page, signedInAs, faults }) => {
    if (as) await signedInAs(as);
    await page.setViewportSize(phone);
    const answer = await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFit(page);
    await page.setViewportSize(desktop);
    await expectFit(page);
    // The browser itself reports the status of the document.
    expect(faults.filter((fault) => !(answer?.status() === 404 && fault.includes('404 (Not Found)')))).toEqual([]);
  });
}

test('the menu of the phone, opened: open to everybody', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the form of a review and a calendar, opened: open to everybody', async ({ page, signedInAs, faults }) => {
  await signedInAs('guardian');
  await page.setViewportSize(phone);
  await page.goto('/hospital?id=1');
  await page.getByRole('main').getByRole('button', { name: '리뷰 쓰기' }).click();
  await expectFit(page);
  await page.getByRole('button', { name: /방문일/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('joining with everything wrong, and an address that is a member’s: open to everybody', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.goto('/join');
  await page.getByLabel(/^이메일/).fill(demoAccounts.guardian);
  await expect(page.getByText('이미 가입된 이메일이에요.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByText('이용약관에 동의해 주세요.')).toBeVisible();
  await expectFit(page);
  await page.setViewportSize(desktop);
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the form of joining by a provider: open to everybody', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/join-gate');
  await page.getByRole('main').getByRole('link', { name: '네이버로 가입하기' }).click();
  await page.getByLabel('누구로 로그인할까요?').fill('accessibility');
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
  await expectFit(page);
  await page.setViewportSize(desktop);
  await expectFit(page);
});

test('a window of identity verification that is blocked: open to everybody', async ({ page, signedInAs, faults }) => {
  await signedInAs('guardian');
  await page.addInitScript(() => (window.open = () => null));
  await page.setViewportSize(phone);
  await page.goto('/auth/danal');
  await page.getByRole('button', { name: '본인 확인 시작하기' }).click();
  await expect(page.getByRole('button', { name: '이 창에서 진행하기' })).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the form of a forgotten email with everything wrong: open to everybody', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.goto('/forgot');
  await page.getByRole('button', { name: '이메일 찾기' }).click();
  await expect(page.getByText('이름을 적어 주세요.')).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('joining as a business, step by step, with and without what is wrong: open to everybody', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.goto('/join?type=company');
  await stepTitle(page, '어느 업체인가요?');
  await next(page);
  await expectFit(page);
  await page.getByRole('main').getByRole('searchbox').fill('미용');
  await expect(page.getByText(/찾았어요|맞는 곳이 없어요|까지만 보여요/)).toBeVisible();
  await expectFit(page);
  await describeListing(page, 'company', '포근호텔');
  await expectFit(page);
  await next(page);
  await fileInput(page).setInputFiles({ name: '메모.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await next(page);
  await expectFit(page);
  await showPapers(page, aBusinessNumber());
  await expectFit(page);
  await next(page);
  await stepTitle(page, '담당자 계정을 만들어 주세요');
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('a business that waits: open to everybody', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await joinByCall(page, anOwner(), { hospitalName: `기다림${unique()}` });
  await page.goto('/bizpage');
  await expect(page.getByText('확인 중', { exact: true })).toBeVisible();
  await expectFit(page);
  await page.goto('/bizpage/hospital');
  await expect(page.getByRole('link', { name: '신청 상태 보기' })).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the dialog of a session that has ended: open to everybody', async ({ page, signedInAs }) => {
  await signedInAs('guardian');
  await page.setViewportSize(phone);
  await page.goto('/community/mypet/input');
  await page.getByLabel('제목').fill('끝난 로그인');
  await page.getByLabel('내용').fill('로그인이 끝나도 남아 있어야 하는 글이에요.');
  await page.evaluate(() => {
    localStorage.setItem('petcare.accessToken', `${localStorage.getItem('petcare.accessToken')}x`);
    localStorage.setItem('petcare.refreshToken', 'ended');
  });
  await page.getByRole('main').getByRole('button', { name: '올리기' }).click();
  await expect(page.getByRole('dialog', { name: '다시 로그인해 주세요' }).getByRole('link', { name: '카카오로 로그인' })).toBeVisible();
  await expectFit(page);
  await page.setViewportSize(desktop);
  await expectFit(page);
});

async function expectFit(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AA).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'horizontal overflow').toBeLessThanOrEqual(0);
}

/** Colours are measured when nothing fades in or slides any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity));
}
