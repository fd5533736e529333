import type { Route } from '@petcare/contracts';
import { slotOwnersOf } from '../../contracts/own-contracts.policy.ts';
import { KIT_PIECES } from '@petcare/wire/manifest';
import { addressOf, integrityOf } from '../../mix/release-files.ts';
import type { MixedRelease } from '../../mix/mix.ts';

/** A file that the page needs, with the hash that it must have; `owner` is the package of a stylesheet. */
export type CheckedFile = { address: string; integrity?: string; owner?: string };

/** A file of a release as a page names it. */
export function checkedFile({ package: name, release, manifest }: MixedRelease, path: string): CheckedFile {
  const integrity = integrityOf(manifest, path);
  return { address: addressOf(name, release, path), ...(integrity && { integrity }), ...(path.endsWith('.css') && { owner: name }) };
}

type Mix = ReadonlyMap<string, MixedRelease>;
type Screen = { owner: string; role: 'pages' | 'parts'; name: string };

/** The screens that a page begins with: its own, and those in its slots that are seen first. */
function screensOf(mix: Mix, first: Screen): Screen[] {
  const slotOwners = slotOwnersOf([...mix.values()].map(({ manifest }) => manifest));
  const screens = [first];
  for (const { owner, role, name } of screens) {
    for (const slot of mix.get(owner)?.manifest.needs?.[role][name]?.slots ?? []) {
      const filler = slotOwners[slot];
      if (!filler || filler.loading === 'lazy') continue;
      const isThere = screens.some((screen) => screen.owner === filler.remote && screen.name === filler.part);
      if (!isThere) screens.push({ owner: filler.remote, role: 'parts', name: filler.part });
    }
  }
  return screens;
}

/**
 * Exactly the files that the first screen of this route needs, in the order in
 * which they are needed: the shell's, the page's with the shared modules on
 * demand that it takes, then those of the parts in its slots.
 */
export function preloadsOf(mix: Mix, route: Route | null, overridden: readonly string[]): CheckedFile[] {
  const shell = mix.get('shell');
  if (!shell) return [];
  const files = new Map<string, CheckedFile>();
  const add = (release: MixedRelease, paths: readonly string[]) => {
    for (const path of paths) files.set(`${release.package}/${path}`, checkedFile(release, path));
  };
  // The shell's entry is a script element itself; a preload beside it would be a second hint for one file.
  add(
    shell,
    shell.manifest.initial.filter((file) => file !== shell.manifest.entry),
  );
  const screens = route?.page ? screensOf(mix, { owner: route.owner, role: 'pages', name: route.page }) : [];
  for (const { owner, role, name } of screens) {
    const release = mix.get(owner);
    if (!release || overridden.includes(owner)) continue;
    const { manifest } = release;
    if (owner !== 'shell') add(release, manifest.initial);
    add(release, manifest[role][name] ?? []);
    for (const key of manifest.needs?.[role][name]?.shared ?? []) add(shell, shell.manifest.given?.[key] ?? []);
  }
  return [...files.values()];
}

/**
 * The files that a page without content keeps: what each package has to run before anything of it shows, and the kit's pieces, which a page
 * that was kept fetches only when somebody comes to them.
 */
export function keptFilesOf(mix: Mix): CheckedFile[] {
  return [...mix.values()].flatMap((release) => {
    const { entry, initial, given } = release.manifest;
    return [...new Set([entry, ...initial, ...(given?.[KIT_PIECES] ?? [])])].map((path) => checkedFile(release, path));
  });
}
