import { canOpen } from '@petcare/auth';
import { AccountType, type Session } from '@petcare/contracts';
import { renderPage } from '@petcare/testing';
import { of } from 'rxjs';
import { routeAt } from '../route-table.ts';
import { NothingNear } from '../remotes/testing/nothing-near.ts';
import { areaPieces } from '../menus/area-pieces.ts';
import { Frame } from './frame.tsx';
import { inquiryPath, mainMenu, quickLinksOf, siteMenu } from '../menus/menus.ts';
import { MobileMenuContent } from '../menus/mobile-menu-content.tsx';

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: NothingNear });
  return areaPieces.preload('menu');
});

const MobileProfile_MyInfo = { getMyInfo: { name: '김보호', nickname: '보리아빠', userImage: null } };
const accounts = Object.values(AccountType);
const isThere = (address: string) => {
  const { pathname } = new URL(address, location.origin);
  const route = routeAt(pathname);
  return route !== null && route.page !== null;
};
/** The addresses of this site in what is drawn. */
const addressesIn = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin }) => origin === location.origin).map(({ href }) => href);

test.each([undefined, ...accounts])(
  'every link of header, fixed menu, footer and drawer leads an account of type %p to a page that is there',
  (accountType) => {
    const session = accountType === undefined ? undefined : { accountType };
    const pages = { shown$: of(null), retry: () => undefined };
    const responses = { MobileProfile_MyInfo, Company_SiteOwner: () => new Promise<never>(() => undefined) };
    const frame = renderPage(<Frame pages={pages} place={document.createElement('div')} />, { session, responses });
    const drawer = renderPage(<MobileMenuContent close={() => undefined} />, { session, responses });
    const addresses = [...addressesIn(frame.container), ...addressesIn(drawer.container)];
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address) => !isThere(address))).toEqual([]);
  },
);

const as = (accountType: AccountType): Session => ({
  status: 'signed-in',
  identity: { userID: '1', accountType, socialType: 0, nickname: '초코', name: '김하늘' },
});

test.each(accounts)('the quick ways and the inquiry of account type %p lead to pages that it may open', (accountType) => {
  const ways = [...quickLinksOf(as(accountType)).map(({ to }) => to), inquiryPath(accountType)];
  const rows = ways.map((to) => routeAt(new URL(to, location.origin).pathname));
  expect(rows.map((row) => row && canOpen(row.access, as(accountType)))).toEqual(ways.map(() => 'allowed'));
});

test('the menu offers a business what a business does, and the five of the house to everybody else', () => {
  const labels = (session: Session) => quickLinksOf(session).map(({ label }) => label);
  expect(labels({ status: 'anonymous' })).toEqual(['리뷰 쓰기', '진료비 조회', '포인트샵']);
  expect(labels(as(AccountType.NORMAL))).toEqual(labels({ status: 'anonymous' }));
  expect(labels(as(AccountType.COMPANY))).toEqual(['예약 관리', '리뷰 답글', '쪽지함']);
  expect(labels(as(AccountType.PHARMARCY))).toEqual(['약국 정보', '리뷰 답글', '쪽지함']);
});

test('every entry of the menus, and where each account asks the house, is a page that is there', () => {
  const quick = accounts.flatMap((accountType) => quickLinksOf(as(accountType)));
  const links = [...mainMenu, ...quick, ...siteMenu.flatMap((part) => part.links)].map(({ to }) => to);
  expect([...links, ...accounts.map(inquiryPath)].filter((address) => !isThere(address))).toEqual([]);
});
