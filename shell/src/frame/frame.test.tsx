import { currentSession } from '@petcare/auth';
import { AccountType, myPagePaths } from '@petcare/contracts';
import { answerRest, ok, renderPage, type RenderPageOptions } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { company, registrationCheckUrl } from '../brand/company.ts';
import { NothingNear } from '../remotes/testing/nothing-near.ts';
import { Frame } from './frame.tsx';
import { readTableFrom, tableWith } from '../route-table.ts';
import { areaPieces } from '../menus/area-pieces.ts';

// As the first page of an area has it.
beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: NothingNear });
  return areaPieces.preload('menu');
});

/** The page is at rest when a test says so: what is fetched then would come into any of them. */
let rest: () => void = () => undefined;
beforeEach(() => Object.assign(globalThis, { requestIdleCallback: (act: () => void) => void (rest = act) }));

const pages = { shown$: of(null), retry: () => undefined };
const MobileProfile_MyInfo = { getMyInfo: { name: '김보호', nickname: '보리아빠', userImage: '/uploads/me.webp' } };

// It is not waited for: the footer stands with what the shell knows.
const Company_SiteOwner = () => new Promise<never>(() => undefined);

function open({ responses = { MobileProfile_MyInfo }, ...options }: RenderPageOptions = {}) {
  const place = document.createElement('div');
  place.textContent = 'the remotes stand here';
  return {
    place,
    ...renderPage(<Frame pages={pages} place={place} />, {
      at: '/nothing',
      responses: { Company_SiteOwner, ...responses },
      ...options,
    }),
  };
}

const account = () => within(screen.getByRole('navigation', { name: '회원 메뉴' }));
const quick = () => within(screen.getByRole('navigation', { name: '바로가기' }));

test('the frame offers login and joining in the header when logged out', () => {
  open();
  expect(account().getByRole('link', { name: '로그인' }).getAttribute('href')).toBe('/login?next=%2Fnothing');
  expect(account().getByRole('link', { name: '회원가입' }).getAttribute('href')).toBe('/join-gate');
  expect(account().queryByText('마이페이지')).toBeNull();
});

test.each(Object.values(AccountType))('the frame links to the my page of account type %s when logged in', (accountType) => {
  open({ session: { accountType } });
  expect(account().getByRole('link', { name: '마이페이지' }).getAttribute('href')).toBe(myPagePaths[accountType]);
  expect(account().getByRole('link', { name: '포인트샵' }).getAttribute('href')).toBe('/point');
  expect(account().getByRole('link', { name: '고객센터' }).getAttribute('href')).toBe('/notice');
  expect(account().queryByText('로그인')).toBeNull();
});

test('the frame shows the bell of somebody who is logged in once the page is at rest, and nobody else one', async () => {
  const AlertFeed_News = { getMyAlerts: { unreadCount: 2, items: [{ id: '9' }] } };
  const { unmount } = open({ session: {}, responses: { MobileProfile_MyInfo, AlertFeed_News } });
  expect(screen.queryByRole('button', { name: /알림/ })).toBeNull();
  act(() => rest());
  expect(await screen.findByRole('button', { name: '알림, 안 읽은 알림 2개' })).toBeTruthy();
  unmount();
  open();
  act(() => rest());
  expect(screen.queryByRole('button', { name: /알림/ })).toBeNull();
});

test('the frame clears the tokens, shows a message and goes home on logout in the header', async () => {
  const sent = answerRest({ 'DELETE /user/logout': ok(null) });
  const { user, address } = open({ session: {} });
  await user.click(account().getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText('로그아웃되었습니다.')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toContain('DELETE /user/logout');
  expect(currentSession()).toEqual({ status: 'anonymous' });
  expect(Object.keys(localStorage)).toEqual(['petcare.sessionLeft']);
  expect(address()).toBe('/');
});

test('the frame logs out when the server cannot be reached', async () => {
  answerRest({});
  const { user } = open({ session: {} });
  await user.click(account().getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(currentSession()).toEqual({ status: 'anonymous' }));
});

test('the frame asks for a login before a 1:1 inquiry', async () => {
  const { user, address } = open();
  await user.click(quick().getByRole('button', { name: '1:1 문의' }));
  expect(screen.getByText('로그인 후 이용바랍니다.')).toBeTruthy();
  expect(address()).toBe('/login?next=%2Fmypage%2Fquestions%2Finput');
});

test('the frame says that a page is not ready yet on a link inside a remote, and stays where it is', async () => {
  const ofHouse = tableWith([]);
  const table = tableWith([{ path: '/walks', owner: 'mf-walks', page: null, access: 'public', title: '산책' }]);
  readTableFrom(() => table);
  const { user, place, address } = open();
  const link = document.createElement('a');
  link.href = '/walks';
  link.textContent = '산책';
  place.append(link);
  await user.click(link);
  expect(screen.getByText('준비중입니다.')).toBeTruthy();
  expect(address()).toBe('/nothing');
  readTableFrom(() => ofHouse);
});

test('the frame shows the my page menu beside the page and marks the current entry', async () => {
  const { user, address } = open({ at: '/mypage/review/hospital', session: { accountType: AccountType.NORMAL } });
  const menu = within(screen.getByRole('navigation', { name: '마이페이지 메뉴' }));
  expect(menu.getByRole('link', { name: '내 리뷰' })).toHaveAttribute('aria-current', 'true');
  await user.click(menu.getByRole('link', { name: '내 정보' }));
  expect(address()).toBe('/mypage/myinfo');
  expect(menu.getByRole('link', { name: '내 정보' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: '내 리뷰' })).not.toHaveAttribute('aria-current');
});

test('the frame keeps the DOM node of the remotes when people enter and leave an area', async () => {
  const { user, place, address } = open({ at: '/point', session: { accountType: AccountType.NORMAL } });
  await user.click(account().getByRole('link', { name: '마이페이지' }));
  expect(address()).toBe('/mypage/myinfo');
  expect(screen.getByRole('navigation', { name: '마이페이지 메뉴' })).toBeTruthy();
  await user.click(quick().getByRole('link', { name: '포인트샵' }));
  expect(screen.queryByRole('navigation', { name: '마이페이지 메뉴' })).toBeNull();
  expect(screen.getByRole('main').contains(place)).toBe(true);
});

test('the frame follows a link to an existing page', async () => {
  const { user, address } = open();
  await user.click(quick().getByRole('link', { name: '포인트샵' }));
  expect(address()).toBe('/point');
});

test.each([
  ['/nothing', true],
  ['/hospital?id=1', false],
  ['/hospital-reviews', false],
  ['/search/map', false],
  ['/search/company-map', true],
])('the frame shows the footer at %s: %s', (at, isThere) => {
  open({ at });
  expect(screen.queryByRole('contentinfo') !== null).toBe(isThere);
});

test('the frame names the company in the footer as the law requires', () => {
  open();
  const footer = within(screen.getByRole('contentinfo'));
  for (const term of [
    '상호',
    '대표자',
    '주소',
    '전화',
    '이메일',
    '사업자등록번호',
    '통신판매업신고번호',
    '호스팅 제공자',
    '개인정보보호책임자',
  ]) {
    expect(footer.getByText(term)).toBeTruthy();
  }
  expect(footer.getByRole('link', { name: '이용약관' }).getAttribute('href')).toBe('/term');
  expect(footer.getByRole('link', { name: '개인정보처리방침' }).getAttribute('href')).toBe('/privacy');
  expect(footer.getByRole('link', { name: /사업자정보 확인/ }).getAttribute('href')).toBe(registrationCheckUrl(company.registrationNumber));
});

test('the frame names what an operator has said of the company, and the rest as it was', async () => {
  const facts = { name: '(주)새로운펫', registrationNumber: '220-81-62517', address: null };
  open({ responses: { Company_SiteOwner: { getSiteOwner: { __typename: 'SiteOwner', ...facts } } } });
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByText('(주)새로운펫')).toBeTruthy();
  expect(footer.getByText(company.address)).toBeTruthy();
  expect(footer.getByRole('link', { name: /사업자정보 확인/ }).getAttribute('href')).toBe(registrationCheckUrl('220-81-62517'));
});

test('the footer has a registration number with a valid check digit', () => {
  const digits = [...company.registrationNumber.replace(/\D/g, '')].map(Number);
  const weighted = [1, 3, 7, 1, 3, 7, 1, 3, 5].reduce((sum, weight, place) => sum + weight * digits[place]!, 0);
  expect(digits).toHaveLength(10);
  expect((10 - ((weighted + Math.floor((digits[8]! * 5) / 10)) % 10)) % 10).toBe(digits[9]);
});

test('the frame shows the account in the mobile menu and follows its links', async () => {
  const { user, address } = open({ session: { accountType: AccountType.NORMAL } });
  await user.click(screen.getByRole('button', { name: '전체 메뉴 열기' }));
  const menu = within(await screen.findByRole('dialog', { name: '전체 메뉴' }));
  expect(await menu.findByText('김보호')).toBeTruthy();
  expect(menu.getByText('보호자')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).toBe('/uploads/me.webp'));
  await user.click(within(menu.getByRole('navigation', { name: '마이페이지' })).getByRole('link', { name: '내 정보' }));
  expect(address()).toBe('/mypage/myinfo');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the frame keeps the DOM node of the remotes in the main area across navigations', async () => {
  const { user } = open();
  const place = screen.getByText('the remotes stand here');
  expect(within(screen.getByRole('main')).getByText('the remotes stand here')).toBe(place);
  await user.click(quick().getByRole('link', { name: '포인트샵' }));
  expect(screen.getByText('the remotes stand here')).toBe(place);
});

test.each([
  ['/notice/7', '/notice'],
  ['/hospital/medical-product?id=7', '/hospital?id=7'],
  ['/notice', null],
])('the frame offers at %s the way up to %s', (at, up) => {
  open({ at });
  expect(screen.queryByRole('link', { name: '위로 가기' })?.getAttribute('href') ?? null).toBe(up);
});

test.each([
  ['/notice', true],
  ['/login', false],
  ['/reservation?hospital=1', false],
  ['/pass-purchase', false],
])('the frame tells in the footer of %s who runs the site: %s', (at, isTold) => {
  open({ at, responses: { SocialWays_Providers: () => new Promise<never>(() => undefined) } });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByText('사업자 정보') !== null).toBe(isTold);
  expect(footer.getByRole('link', { name: '이용약관' })).toBeTruthy();
});

test('the frame moves the focus to the page with the skip link', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: '본문으로 바로가기' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
