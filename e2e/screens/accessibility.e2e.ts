import type { DemoAccount } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { desktop, expectFit, phone } from './fit.ts';

type Screen = { url: string; as?: DemoAccount; heading: string | RegExp };

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
  treatments: { url: '/search/medical', heading: '평균 진료비' },
  'a price by region': { url: '/search/medical/result?medical=2&sido=서울특별시&sigungu=구로구', heading: '초진 진찰료' },
  'diseases by symptoms': { url: '/search/disease?division=강아지&group=눈&parent=눈이 빨개요&symptoms=1,2', heading: '증상으로 찾기' },
  disease: { url: '/search/disease/1?symptoms=1,2', heading: /./ },
  'hospitals for a disease': { url: '/search/disease/1/result?sido=대구광역시', heading: /어느 병원에 갈까요\?/ },
  'hospital list': { url: '/hostpital-list', heading: '동물병원 찾기' },
  'pharmacy list': { url: '/pharmacy-list', heading: '동물약국 찾기' },
  'company list': { url: '/company-list', heading: '펫 서비스 찾기' },
  map: { url: '/search/map', heading: /지도/ },
  'map of pharmacies': { url: '/search/map/pharmacy', heading: '동물약국 지도' },
  'map of companies': { url: '/search/company-map', heading: '펫 서비스 지도' },
  hospital: { url: '/hospital?id=1', heading: /동물병원/ },
  pharmacy: { url: '/pharmacy?id=25', heading: '구로다정약국' },
  company: { url: '/company/31', heading: '포근미용실' },
  'fees of a hospital': { url: '/hospital/medical-product?id=1', heading: '구로든든동물병원 진료 항목과 진료비' },
  'a hospital without fees': { url: '/hospital/medical-product?id=2', heading: /진료 항목과 진료비/ },
  'products of a company': { url: '/company/31/product', heading: '포근미용실 상품과 가격' },
  'company that nobody knows': { url: '/company', heading: '펫 서비스' },
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
