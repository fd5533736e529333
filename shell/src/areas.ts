import { accountTypesFor, canOpen } from '@petcare/auth';
import { AccountType, type Area, type Session, type Workplace } from '@petcare/contracts';
import type { IconName } from '@petcare/ui';
import { currentTable, routeAt, type RouteTable } from './route-table.ts';

export type AreaEntry = { to: string; label: string; icon: IconName };
/** An area as one account type finds it: its name and the entries of its menu. */
export type AreaMenu = { title: string; entries: readonly AreaEntry[] };

const titles: Record<Area, string> = { mypage: '마이페이지', bizpage: '비즈페이지' };

function makeMenu(table: RouteTable, accountType: AccountType): AreaMenu {
  const home: Area = accountType === AccountType.NORMAL ? 'mypage' : 'bizpage';
  const entries = table
    .flatMap(({ path, access, area, menu }) =>
      menu && accountTypesFor(access).includes(accountType) ? { to: path, isElsewhere: area !== home, ...menu } : [],
    )
    .sort((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere) || a.order - b.order)
    // The types of the house's rows and the checks of a release hold its name against the icons that there are.
    .map(({ to, label, icon }) => ({ to, label, icon: icon as IconName }));
  return { title: titles[home], entries };
}

const menus = new WeakMap<RouteTable, Map<AccountType, AreaMenu>>();

/** The menu of an account's own area, and behind it that of the other area. */
export function areaMenuOf(accountType: AccountType): AreaMenu {
  const table = currentTable();
  const known = menus.get(table) ?? new Map<AccountType, AreaMenu>();
  menus.set(table, known);
  const menu = known.get(accountType) ?? makeMenu(table, accountType);
  known.set(accountType, menu);
  return menu;
}

type SignedIn = Extract<Session, { status: 'signed-in' }>;

/** The pages of the business that somebody works for, and the way back to their own. */
export function workplaceMenu({ accountType, role, name }: Workplace): AreaMenu {
  const entries = currentTable()
    .flatMap(({ path, access, menu, staff }) =>
      menu && (staff === 'bookings' || staff === role) && accountTypesFor(access).includes(accountType) ? [{ to: path, ...menu }] : [],
    )
    .sort((a, b) => a.order - b.order)
    .map(({ to, label, icon }) => ({ to, label, icon: icon as IconName }));
  return { title: name, entries: [...entries, { to: '/staff', label: '일하는 곳', icon: 'user' }] };
}

function areaMenuFor(area: Area, { identity, workplace }: SignedIn): AreaMenu {
  return workplace && area === 'bizpage' ? workplaceMenu(workplace) : areaMenuOf(identity.accountType);
}

/**
 * The menu to stand around a path: null outside the areas and for whoever may
 * not open it; `unknown` while it hangs on a session that is not known yet.
 */
export function areaMenuAt(pathname: string, session: Session): AreaMenu | 'unknown' | null {
  const route = routeAt(pathname);
  if (!route?.area) return null;
  if (session.status === 'anonymous') return null;
  if (session.status === 'signed-in')
    return canOpen(route.access, session, route.staff) === 'allowed' ? areaMenuFor(route.area, session) : null;
  const [only, ...others] = accountTypesFor(route.access);
  return only !== undefined && others.length === 0 ? areaMenuOf(only) : 'unknown';
}

/** The entry that a path belongs to: its own, or the one of the screen nearest above it. */
export function entryAt({ entries }: AreaMenu, pathname: string): AreaEntry | undefined {
  return entries
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0];
}
