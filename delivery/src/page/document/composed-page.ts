import type { Composition, Route, SlotFilling } from '@petcare/contracts';
import { DEVELOPMENT_PAGE_SCRIPT } from '@petcare/wire/manifest';
import { ownSlotsOf } from '../../contracts/own-contracts.policy.ts';
import type { ChosenMix } from '../../mix/choose-mix.ts';
import { compositionOf } from '../../mix/composition.ts';
import type { MixedRelease } from '../../mix/mix.ts';
import type { SiteSettings } from '../../settings/settings.ts';
import { fontsOf } from './font-faces.ts';
import type { PageParts } from './html.ts';
import { hasWorker } from '../../offline/worker.policy.ts';
import { installableOf } from './installable.ts';
import { checkedFile, keptFilesOf, preloadsOf, type CheckedFile } from './preloads.ts';

/** Link previews draw no SVG: a release from before there was a picture shows none. */
function pictureOf(shell: MixedRelease): string {
  const path = shell.manifest.files.some((file) => file.path === 'share.png') ? 'share.png' : 'favicon.svg';
  return checkedFile(shell, path).address;
}

/** The place of a page: a row of the route table, and its address. */
export type PageAddress = { route: Route | null; origin: string; pathname: string };

/** The fillers of the slots that remotes offer themselves. */
function slotsOf(mix: ChosenMix['mix']): Pick<Composition, 'slots'> {
  const own = Object.entries(ownSlotsOf([...mix.values()].map(({ manifest }) => manifest)));
  if (own.length === 0) return {};
  return { slots: Object.fromEntries(own.map(([slot, { host: _host, ...filling }]) => [slot, filling as SlotFilling])) };
}

/** The parts of the page of a mix, apart from what is rendered of it. */
export function composedPage(
  chosen: ChosenMix,
  place: PageAddress,
  ownRows: readonly Route[],
  isFrame: boolean,
  { environment, trackers, postcode, map }: Pick<SiteSettings, 'environment' | 'trackers' | 'postcode' | 'map'>,
): PageParts {
  const { mix, shell, boot } = chosen;
  const { local } = chosen.overrides;
  // What failed may lie in the browser's cache for a year; the shell's entry has its chunks fetched under the same query.
  const anew = (file: CheckedFile) =>
    boot.attempt > 0 && file.address.startsWith('/releases/shell/')
      ? { ...file, address: `${file.address}?attempt=${boot.attempt}` }
      : file;
  const localRemotes = local.map(({ remote }) => remote);
  return {
    ...place,
    composition: {
      ...compositionOf(chosen),
      environment,
      ...slotsOf(mix),
      ...(ownRows.length > 0 && { routes: [...ownRows] }),
      ...(!chosen.isAside && { worker: hasWorker(chosen) ? ('on' as const) : ('off' as const) }),
      ...(trackers && { trackers }),
      ...(postcode && { postcode: true as const }),
      ...(map && { map: map.settings }),
    },
    boot,
    preview: chosen.preview,
    preloads: preloadsOf(mix, place.route, localRemotes).map(anew),
    developmentScripts: local.map(({ origin }) => `${origin}/${DEVELOPMENT_PAGE_SCRIPT}`),
    entry: anew(checkedFile(shell, shell.manifest.entry)),
    icon: checkedFile(shell, 'favicon.svg').address,
    picture: pictureOf(shell),
    theme: shell.manifest.contract?.theme ?? null,
    installable: installableOf(shell),
    kept: isFrame ? keptFilesOf(mix) : null,
    fonts: fontsOf(shell),
    stylesVersion: shell.manifest.shared['styled-components'],
  };
}
