import { accountTypesFor, canOpen } from '@petcare/auth';
import { AccountType, type Area, type AreaMenuEntry, type Route, type Session } from '@petcare/contracts';
import type { IconName } from '@petcare/ui';
import { routeAt } from './route-table.ts';
import { rows } from './routes.ts';

export type AreaEntry = { to: string; label: string; icon: IconName };
/** An area as one account type finds it: its name and the entries of its menu. */
export type AreaMenu = { title: string; entries: readonly AreaEntry[] };

const table: readonly (Route & { menu?: AreaMenuEntry & { icon: IconName } })[] = rows;

const titles: Record<Area, string> = { mypage: '마이페이지', bizpage: '비즈페이지' };

function menuOf(accountType: AccountType): AreaMenu {
  const home: Area = accountType === AccountType.NORMAL ? 'mypage' : 'bizpage';
  const entries = table
    .flatMap(({ path, access, area, menu }) =>
      menu && accountTypesFor(access).includes(accountType) ? { to: path, isElsewhere: area !== home, ...menu } : [],
    )
    .sort((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere) || a.order - b.order)
    .map(({ to, label, icon }) => ({ to, label, icon }));
  return { title: titles[home], entries };
}

/** What each account type may open in its own area, and behind that in the other. */
export const areaMenus: Record<AccountType, AreaMenu> = {
  [AccountType.NORMAL]: menuOf(AccountType.NORMAL),
  [AccountType.HOSPITAL]: menuOf(AccountType.HOSPITAL),
  [AccountType.PHARMARCY]: menuOf(AccountType.PHARMARCY),
  [AccountType.COMPANY]: menuOf(AccountType.COMPANY),
};

/**
 * The menu to stand around a path: null outside the areas and for whoever may
 * not open it; `unknown` while it hangs on a session that is not known yet.
 */
export function areaMenuAt(pathname: string, session: Session): AreaMenu | 'unknown' | null {
  const route = routeAt(pathname);
  if (!route?.area) return null;
  if (session.status === 'anonymous') return null;
  if (session.status === 'signed-in') return canOpen(route.access, session) === 'allowed' ? areaMenus[session.identity.accountType] : null;
  const [only, ...others] = accountTypesFor(route.access);
  return only !== undefined && others.length === 0 ? areaMenus[only] : 'unknown';
}

/** The entry that a path belongs to: its own, or the one of the screen above it. */
export function entryAt({ entries }: AreaMenu, pathname: string): AreaEntry | undefined {
  return entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
}
