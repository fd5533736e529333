import type { AccountType } from '@petcare/contracts';
import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import surface from '../../../e2e/surface/routes.json' with { type: 'json' };
import { messagePages } from '../pages/message-pages.ts';
import type { RemotePages } from '../remotes/pages.ts';
import { routes } from '../routes.ts';
import { Outlet } from './outlet.tsx';

beforeAll(() => messagePages.preload('forbidden'));

const callers: Record<string, AccountType | undefined> = { nobody: undefined, guardian: 0, hospital: 1, pharmacy: 2, company: 3 };

/** The callers that each access of the specification is for. */
const audiences: Record<string, readonly string[]> = {
  public: Object.keys(callers),
  member: ['guardian', 'hospital', 'pharmacy', 'company'],
  business: ['hospital', 'pharmacy', 'company'],
  guardian: ['guardian'],
  hospital: ['hospital'],
  pharmacy: ['pharmacy'],
  company: ['company'],
  'hospital|company': ['hospital', 'company'],
};
/** Wider than the specification's list: every account has a password to change (decision 032). */
const widened: Record<string, string> = { '/mypage/myinfo': 'member' };

/** The shell's answer to a caller at an address. */
function outcomeAt(address: string, accountType: AccountType | undefined): string {
  const owner = routes.find(({ path, example }) => (example ?? path) === address)?.owner;
  const pages = { shown$: of({ remote: owner, status: 'shown' }), retry: () => undefined } as unknown as RemotePages;
  const session = accountType === undefined ? undefined : { accountType };
  const page = renderPage(<Outlet pages={pages} />, { at: address, session });
  const heading = screen.queryByRole('heading', { level: 1 })?.textContent ?? '';
  const isRefused = heading === '이 페이지를 볼 수 있는 권한이 없어요';
  const outcome = page.address() === address ? (isRefused ? 'refused' : 'opened') : page.address();
  page.unmount();
  return outcome;
}

test.each(surface.routes)('$path opens for $access, and leads others to the login or says why not', ({ path, access }) => {
  const row = routes.find((one) => one.path === path.replace(/\{(\w+)\}/g, ':$1'))!;
  const address = row.example ?? row.path;
  const login = `/login?next=${encodeURIComponent(address)}`;
  const audience = audiences[widened[path] ?? access]!;
  const expected = Object.keys(callers).map((name) => (audience.includes(name) ? 'opened' : name === 'nobody' ? login : 'refused'));
  expect(Object.values(callers).map((accountType) => outcomeAt(address, accountType))).toEqual(expected);
});

test('the specification has 115 routes, and none of them is left out', () => {
  expect(surface.routes).toHaveLength(115);
  expect(routes.filter(({ page }) => page === null)).toEqual([]);
});
