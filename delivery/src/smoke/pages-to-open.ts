import type { Route } from '@petcare/contracts';
import type { AccountKind } from '../settings/settings.ts';
import { kindsFor } from './sign-in.ts';

/** A page that the smoke run opens, the package that must show something there, and who may open it: null for anybody. */
export type PageToOpen = { owner: string; path: string; kinds: readonly AccountKind[] | null };

/**
 * The pages with a plain address: all of each released package, and, when the
 * shell is among them, one of every other remote, an open one where there is one.
 */
export function pagesToOpen(routes: readonly Route[], released: ReadonlySet<string>): PageToOpen[] {
  const plain = routes.filter(({ path, page }) => page !== null && !path.includes(':'));
  const first = (owner: string) =>
    plain.find((route) => route.owner === owner && route.access === 'public') ?? plain.find((route) => route.owner === owner);
  return plain
    .filter((route) => released.has(route.owner) || (released.has('shell') && route === first(route.owner)))
    .map(({ owner, path, access }) => ({ owner, path, kinds: kindsFor(access) }));
}
