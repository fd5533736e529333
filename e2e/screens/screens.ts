import type { Access } from '@petcare/contracts';
import { routes } from '../../shell/src/routes.ts';
import type { DemoAccount } from '../accounts.ts';

/**
 * One row of the route table that has a page: where a test opens it, and as whom. `isStep`: a stop on the way of the
 * shell's own, as the end of a log-in by a provider: what it shows hangs on what only the browser knows.
 */
export type Screen = { path: string; owner: string; at: string; as: DemoAccount | null; isStep: boolean };

const openedBy: Record<Access, DemoAccount | null> = {
  public: null,
  member: 'guardian',
  guardian: 'guardian',
  business: 'hospital',
  hospital: 'hospital',
  pharmacy: 'pharmacy',
  company: 'company',
  // Its listing stays what it is: the demo hospital gets another one in journeys/whole-house.
  'hospital|company': 'company',
};

/** `npm test -- --changed` looks only at the screens of the packages that have changed. */
const owners = process.env['E2E_OWNERS']?.split(',');

/** Every row with a page, at its example; without one, at its bare path. */
export const screens: readonly Screen[] = routes.flatMap(({ path, owner, page, access, sitemap, example = path }) =>
  page === null || (owners && !owners.includes(owner))
    ? []
    : [{ path, owner, at: example, as: openedBy[access], isStep: owner === 'shell' && sitemap === null }],
);

export const publicScreens: readonly Screen[] = screens.filter(({ as }) => as === null);
export const privateScreens: readonly Screen[] = screens.filter(({ as }) => as !== null);

/** The screens that are looked at in the dark scheme too: at least one of each kind that a team has. */
export const keyScreens: ReadonlySet<string> = new Set([
  ...['/', '/login', '/join', '/hostpital-list', '/hospital', '/company/:id', '/search/map', '/search/medical/result', '/search/disease'],
  ...['/hospital-reviews', '/reservation', '/reservation/finished', '/notice', '/ask', '/community/mypet', '/community/mypet/:id'],
  ...['/community/mypet/input', '/favourites', '/mypage', '/mypage/mypet', '/mypage/reservation', '/mypage/point', '/point', '/pass'],
  ...['/bizpage', '/bizpage/hospital', '/bizpage/marketing', '/bizpage/reservation', '/bizpage/settlement'],
]);
