import { AccountType } from '@petcare/contracts';
import { renderPage } from '@petcare/testing';
import { of } from 'rxjs';
import { routeAt } from '../route-table.ts';
import { areaPieces } from './area-pieces.ts';
import { Frame } from './frame.tsx';
import { inquiryPath, mainMenu, quickLinks, siteMenu } from './menus.ts';
import { MobileMenuContent } from './mobile-menu-content.tsx';

beforeAll(() => areaPieces.preload('menu'));

const MobileProfile_MyInfo = { getMyInfo: { name: '김보호', nickname: '보리아빠', userImage: null } };
const accounts = Object.values(AccountType);
/** Pages of the route table that a link may lead to before they are there. */
const awaited = ['/bizpage/marketing'];
const isThere = (address: string) => {
  const { pathname } = new URL(address, location.origin);
  const route = routeAt(pathname);
  return route !== null && (route.page !== null || awaited.includes(route.path));
};
/** The addresses of this site in what is drawn. */
const addressesIn = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin }) => origin === location.origin).map(({ href }) => href);

test.each([undefined, ...accounts])(
  'every link of header, fixed menu, footer and drawer leads an account of type %p to a page that is there',
  (accountType) => {
    const session = accountType === undefined ? undefined : { accountType };
    const pages = { shown$: of(null), retry: () => undefined };
    const responses = { MobileProfile_MyInfo };
    const frame = renderPage(<Frame pages={pages} place={document.createElement('div')} />, { session, responses });
    const drawer = renderPage(<MobileMenuContent close={() => undefined} />, { session, responses });
    const addresses = [...addressesIn(frame.container), ...addressesIn(drawer.container)];
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address) => !isThere(address))).toEqual([]);
  },
);

test('every entry of the menus, and where each account asks the house, is a page that is there', () => {
  const links = [...mainMenu, ...quickLinks, ...siteMenu.flatMap((part) => part.links)].map(({ to }) => to);
  expect([...links, ...accounts.map(inquiryPath)].filter((address) => !isThere(address))).toEqual([]);
});
