import type { Composition, Fault, Route } from '@petcare/contracts';
import { DEVELOPMENT_PAGE_SCRIPT } from '@petcare/tooling/manifest';
import { compose } from '../../mix/composition.ts';
import { fontsOf } from './font-faces.ts';
import type { PageParts } from './html.ts';
import type { Mix, MixedRelease } from '../../mix/mix.ts';
import type { Overrides } from '../../mix/overrides.ts';
import { checkedFile, preloadsOf, type CheckedFile } from './preloads.ts';
import type { ShellAttempt } from '../../mix/shell-attempt.ts';

/** What makes a page another than everybody's. All testers with the same mix see the same of `tester`. */
export type Special = {
  overrides: Overrides;
  faults: readonly Fault[];
  pinned: boolean;
  tester: Composition['tester'];
  boot: ShellAttempt;
};

/** Link previews draw no SVG: a release from before there was a picture shows none. */
function pictureOf(shell: MixedRelease): string {
  const path = shell.manifest.files.some((file) => file.path === 'share.png') ? 'share.png' : 'favicon.svg';
  return checkedFile(shell, path).address;
}

/** Where a page stands: a row of the route table, and its address. */
export type Place = { route: Route | null; origin: string; pathname: string };

/** What the page of a mix is made of, apart from what is rendered of it. `shell` is the mix's. */
export function composedPage(mix: Mix, shell: MixedRelease, place: Place, { overrides, faults, pinned, tester, boot }: Special): PageParts {
  // What failed may lie in the browser's cache for a year; the shell's entry has its chunks fetched under the same query.
  const anew = (file: CheckedFile) =>
    boot.attempt > 0 && file.address.startsWith('/releases/shell/')
      ? { ...file, address: `${file.address}?attempt=${boot.attempt}` }
      : file;
  return {
    ...place,
    composition: {
      ...compose(mix, overrides),
      ...(pinned && { pinned }),
      ...(faults.length > 0 && { faults: [...faults] }),
      ...(tester && { tester }),
    },
    boot,
    preloads: preloadsOf(
      mix,
      place.route,
      overrides.local.map(({ remote }) => remote),
    ).map(anew),
    developmentScripts: overrides.local.map(({ origin }) => `${origin}/${DEVELOPMENT_PAGE_SCRIPT}`),
    entry: anew(checkedFile(shell, shell.manifest.entry)),
    icon: checkedFile(shell, 'favicon.svg').address,
    picture: pictureOf(shell),
    fonts: fontsOf(shell),
    stylesVersion: shell.manifest.shared['styled-components'],
  };
}
