import * as v from 'valibot';
import type { ConfigValues } from './config.ts';
import type { RemoteName, Route } from './routes.ts';

/** The remotes of the house. Source: `architecture.md`; `npm run new-remote` adds here. */
export const remoteNames = ['mf-search', 'mf-reviews', 'mf-reservation', 'mf-community', 'mf-mypage', 'mf-bizpage', 'mf-payments'] as const;

const REMOTE_NAME = /^mf(-[a-z0-9]+)+$/;
const LONGEST_NAME = 43;

/** True for a text that can be the name of a remote. */
export function isRemoteName(text: unknown): text is RemoteName {
  return typeof text === 'string' && text.length <= LONGEST_NAME && REMOTE_NAME.test(text);
}

/**
 * One stored release of a remote. `entry` is the address of its federation
 * entry, below the page's origin; `integrity` the hash that it must have
 * (a tester's own build has none).
 */
const remoteReleaseSchema = v.object({ release: v.string(), entry: v.string(), integrity: v.optional(v.string()) });
export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;

const composedRemoteSchema = v.object({ ...remoteReleaseSchema.entries, previous: v.optional(remoteReleaseSchema) });

/** The ways in which a tester can have a remote fail, beside `slow-<milliseconds>`. */
export const faultNames = ['hang', '404', 'corrupt', 'throw-load', 'throw-render'] as const;
export type FaultName = (typeof faultNames)[number] | `slow-${number}`;

const SLOW = /^slow-\d{1,5}$/;

/** True for a text, as in an address, that names a way to fail. */
export function isFaultName(text: unknown): text is FaultName {
  return faultNames.some((name) => name === text) || (typeof text === 'string' && SLOW.test(text));
}

/** One remote that a tester has fail in this page, from whichever source it is loaded. */
const faultSchema = v.object({ remote: v.custom<RemoteName>(isRemoteName), fault: v.custom<FaultName>(isFaultName) });
export type Fault = v.InferOutput<typeof faultSchema>;

/**
 * The keys of the trackers that this site uses: an
 * analytics service, an ad pixel and a social SDK. Without its key none is
 * loaded, and without any of them nothing leaves the page.
 */
const trackerKeysSchema = v.object({
  analytics: v.optional(v.string()),
  adPixel: v.optional(v.string()),
  socialSdk: v.optional(v.string()),
});
export type TrackerKeys = v.InferOutput<typeof trackerKeysSchema>;

/**
 * The settings of the maps of this site: Kakao Maps where there is a JavaScript key, else MapLibre with a style, or with the streets of a
 * PMTiles file (an address that ends with `.pmtiles`).
 */
const mapSettingsSchema = v.object({ kakaoKey: v.optional(v.string()), style: v.optional(v.string()) });
export type MapSettings = v.InferOutput<typeof mapSettingsSchema>;

/** The part that stands in a slot which a remote offers itself. */
export type SlotFilling = { remote: RemoteName; part: string; loading?: 'lazy' };

/** A feature switch as testers are told of it: `percent` of the visitors have it on, none says one that nobody has made; `forced`: this tester has chosen the side. */
export type TesterSwitch = { name: string; on: boolean; percent?: number; forced?: true };

/**
 * The exact mix of releases that a page was composed of, inlined by the
 * delivery service as `<script type="application/json" id="composition">`.
 * `id` names the mix; `routes` are the rows of the route table that its remotes have brought themselves; `pinned` says that a signed link has opened exactly it; `previous` is the last good release before this one;
 * `overrides` names the packages that a tester has swapped for this page,
 * `faults` the remotes that a tester has fail in it. `tester` is there when a
 * tester is looking, and names the packages whose release is a canary, and the
 * release of the shell that never started, when the one before stands in for it, and the feature switches.
 * `switches` names the feature switches that are on in this page,
 * `environment` the site that it is of, `config` what is set of the configurations of its remotes.
 * `slots` says whose part stands in each slot that a remote offers itself.
 * `worker` says whether the site's service worker runs (`on`), or is to go (`off`); nothing in a page that it has nothing to do with.
 * `trackers` is there when the site has any, `postcode` where addresses can be
 * searched for at `POSTCODE_PAGE`, `map` where somebody else than the house draws
 * its maps.
 */
export const compositionSchema = v.object({
  id: v.string(),
  shell: v.object({ release: v.string() }),
  remotes: v.record(v.custom<string>(isRemoteName), composedRemoteSchema),
  routes: v.optional(v.array(v.custom<Route>((row) => row instanceof Object))),
  overrides: v.optional(v.array(v.string())),
  pinned: v.optional(v.literal(true)),
  faults: v.optional(v.array(faultSchema)),
  tester: v.optional(
    v.object({
      canaries: v.array(v.string()),
      brokenShell: v.optional(v.string()),
      switches: v.optional(v.custom<TesterSwitch[]>(Array.isArray)),
    }),
  ),
  switches: v.optional(v.array(v.string())),
  environment: v.optional(v.string()),
  slots: v.optional(v.custom<Record<string, SlotFilling>>((slots) => slots instanceof Object)),
  config: v.optional(v.custom<Readonly<Record<string, ConfigValues>>>((values) => values instanceof Object)),
  worker: v.optional(v.picklist(['on', 'off'])),
  trackers: v.optional(trackerKeysSchema),
  postcode: v.optional(v.literal(true)),
  map: v.optional(mapSettingsSchema),
});
export type Composition = v.InferOutput<typeof compositionSchema>;
