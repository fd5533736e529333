import type { Route } from '@petcare/contracts';
import { addressOf, integrityOf } from './compose.ts';
import type { MixedRelease } from './mix.ts';

function filesFor({ package: name, manifest }: MixedRelease, page: string | null): string[] {
  const ofPage = page === null ? [] : (manifest.pages[page] ?? []);
  // The shell's entry is a script element itself; a preload beside it would be a second hint for one file.
  const initial = name === 'shell' ? manifest.initial.filter((file) => file !== manifest.entry) : manifest.initial;
  return [...initial, ...ofPage];
}

/** A file that the page needs, with the hash that it must have. */
export type CheckedFile = { address: string; integrity?: string };

/** A file of a release as a page names it. */
export function checkedFile({ package: name, release, manifest }: MixedRelease, path: string): CheckedFile {
  const integrity = integrityOf(manifest, path);
  return { address: addressOf(name, release, path), ...(integrity && { integrity }) };
}

/** Exactly the files that the first screen of this route needs, in the order in which they are needed. */
export function preloadsOf(mix: ReadonlyMap<string, MixedRelease>, route: Route | null, overridden: readonly string[]): CheckedFile[] {
  const owner = route && route.owner !== 'shell' && route.page !== null && !overridden.includes(route.owner) ? mix.get(route.owner) : undefined;
  const shell = mix.get('shell');
  const needed = [
    ...(shell ? [{ release: shell, page: route?.owner === 'shell' ? route.page : null }] : []),
    ...(owner ? [{ release: owner, page: route?.page ?? null }] : []),
  ];
  return needed.flatMap(({ release, page }) => filesFor(release, page).map((file) => checkedFile(release, file)));
}
