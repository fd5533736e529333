import { remoteNames, type Composition, type ConfigValues, type Fault } from '@petcare/contracts';
import { configIn, type Setting } from '../config/config.policy.ts';
import type { StoredKey } from '../keys/keys.sql.ts';
import type { Preview } from '../previews/previews.sql.ts';
import type { LiveRelease, StoredRelease } from '../registry/registry.sql.ts';
import { hasShare, type FeatureSwitch } from '../switches/switches.policy.ts';
import { faultsOf } from './faults.ts';
import { mixKeyOf } from './mix-key.ts';
import { canariesIn, hasCanary, mixFor, mixWith, mixWithOnly, type Mix, type MixedRelease } from './mix.ts';
import { NO_OVERRIDES, overridesOf, type Overrides } from './overrides.ts';
import { pinOf } from './pin.ts';
import { NO_PREVIEW, previewOf } from './preview.ts';
import type { MixCookie, MixRequest } from './request.ts';
import { mixOfAttempt, shellAttemptOf, type ShellAttempt } from './shell-attempt.ts';
import { switchesOf } from './switches.ts';
import { testerOf } from './testers.ts';
import { knownVisitor, newVisitor } from './visitors.ts';

/** The registry as it stands when a request comes. */
export type RegistrySnapshot = {
  live: ReadonlyMap<string, LiveRelease>;
  keys: readonly StoredKey[];
  switches: readonly FeatureSwitch[];
  previews: readonly Preview[];
  settings: readonly Setting[];
  now: Date;
};

/** The mixes and releases that links and testers may name. */
export type StoredMixes = {
  /** The mix of an id; null when it was never given out. */
  open(id: string): Promise<Mix | null>;
  /** The stored release that a text names, as in `npm run mix`; null when there is none. */
  releaseNamed(text: string, live: ReadonlyMap<string, LiveRelease>): Promise<StoredRelease | null>;
  /** The release of a preview, and what of it doesn't fit what is live now. */
  previewed(preview: Preview, live: ReadonlyMap<string, LiveRelease>): Promise<{ release: StoredRelease; misfits: string[] }>;
  /** Keep a mix that is given out, so that a link can name it. Nobody waits for it. */
  remember(mix: Mix): void;
};

/** Which releases a page is made of, and what makes it differ from everybody's. */
export type ChosenMix = {
  mix: Mix;
  shell: MixedRelease;
  boot: ShellAttempt;
  overrides: Overrides;
  faults: readonly Fault[];
  /** The names of the feature switches that are on. */
  switches: readonly string[];
  /** By remote, what is set of its configuration and this release of it takes. */
  config: Readonly<Record<string, ConfigValues>>;
  /** Opened by a link to exactly this mix. */
  pinned: boolean;
  /** What is live with the release of this preview in it; null for other pages. */
  preview: Preview | null;
  /** What the strip tells testers; undefined for other visitors. */
  tester: Composition['tester'];
  /** The same for all who get the same page of an address; null for a page that is made for one request. */
  key: string | null;
  /** Whether caches between may give the page to others. */
  isForEverybody: boolean;
};

/** A request's mix, or why it has none; and the cookies that go out with the answer either way. */
export type MixChoice = { cookies: MixCookie[] } & (
  | { kind: 'mix'; chosen: ChosenMix }
  | { kind: 'no-shell' }
  | { kind: 'broken-link'; status: 400 | 404 }
  | { kind: 'ended-preview' }
  | { kind: 'unfit-preview'; preview: Preview; misfits: string[] }
  | { kind: 'unknown-releases'; unknown: string[]; rest: string[] }
  | { kind: 'unreadable-switches'; unreadable: string[]; rest: string[] }
);

export type MixSources = {
  /** Signs visitors' cookies and links. Null while the registry is away: who comes with an id keeps it, nobody gets one. */
  secret: string | null;
  /** Null while the registry is away: then nobody is a tester, and no link opens. */
  stored: StoredMixes | null;
};

/**
 * Decides which releases a request gets: what is live, with the canaries whose share the visitor is in; or the exact mix
 * of a signed link; or what is live with the release of a preview; for testers with their overrides and faults; with the shell's previous release when its live one
 * could not start in this browser. And which feature switches are on in it.
 */
export async function chooseMix(
  request: MixRequest,
  { live, keys, switches, previews, settings, now }: RegistrySnapshot,
  { secret, stored }: MixSources,
): Promise<MixChoice> {
  const { url } = request;
  const cookies: MixCookie[] = [];
  const set = (cookie: MixCookie | null) => cookie && cookies.push(cookie);

  const opensMix = Boolean(url.searchParams.get('composition'));
  // Which previews there are nobody knows without the registry.
  if (!stored && url.searchParams.get('preview')) return { kind: 'broken-link', status: 404, cookies };
  const asked = stored ? previewOf(request, previews, { now, opensMix }) : NO_PREVIEW;
  set(asked.cookie);
  if (asked.preview === 'ended') return { kind: 'ended-preview', cookies };
  const { preview } = asked;
  const previewed = stored && preview ? await stored.previewed(preview, live) : null;
  if (preview && previewed && previewed.misfits.length > 0) return { kind: 'unfit-preview', preview, misfits: previewed.misfits, cookies };

  const areToldApart = (!preview && hasCanary(live)) || hasShare(switches);
  const visitor = areToldApart ? visitorOf(request, secret, set) : null;
  const { pin, cookie: pinCookie } = await pinOf(request, stored && secret !== null ? { secret, now, open: stored.open } : null);
  set(pinCookie);
  if (pin && 'refused' in pin) return { kind: 'broken-link', status: pin.refused, cookies };

  const { isTester, cookie: testerCookie } = stored ? testerOf(request, keys) : { isTester: false, cookie: null };
  set(testerCookie);
  const overriding =
    stored && isTester
      ? await overridesOf(
          request,
          (pin !== null && opensMix) || asked.isNamed,
          (text) => stored.releaseNamed(text, live),
          // Of the house, released, or to be released by whoever has a key for it.
          (name) => remoteNames.some((one) => one === name) || live.has(name) || keys.some(({ scope }) => scope === name),
        )
      : { overrides: NO_OVERRIDES, cookie: null };
  if ('unknown' in overriding) return { kind: 'unknown-releases', ...overriding, cookies };

  const { overrides } = overriding;
  const given = previewed ? mixWithOnly(live, previewed.release) : mixFor(live, visitor);
  const wanted = mixWith(pin ? pin.mix : given, overrides.releases);
  const wantedShell = wanted.get('shell');
  if (!wantedShell) return { kind: 'no-shell', cookies };
  set(overriding.cookie);

  const boot = shellAttemptOf(request.cookies, wantedShell);
  const mix = mixOfAttempt(wanted, boot);
  const shell = mix.get('shell') ?? wantedShell;
  // For nobody but testers: else anybody could send a link to a page that fails.
  const faults = isTester ? faultsOf(url.searchParams.getAll('fault'), mix) : [];
  const brokenShell = shell.release === wantedShell.release ? undefined : wantedShell.release;
  const switched = switchesOf(request, switches, { visitor, isTester });
  if ('unreadable' in switched) return { kind: 'unreadable-switches', ...switched, cookies };
  set(switched.cookie);
  const told = { ...(brokenShell && { brokenShell }), ...(switched.shown.length > 0 && { switches: switched.shown }) };
  const tester = isTester ? { canaries: canariesIn(mix, live), ...told } : undefined;
  const isOverridden = overrides.local.length + overrides.releases.length + faults.length > 0 || switched.isForced;
  const isUsual = !pin && !preview && boot.attempt === 0 && !isOverridden;
  const config = configIn(mix.values(), settings);
  const key = isUsual
    ? `${mixKeyOf(mix)} ${switched.on.join(',')} ${JSON.stringify(config)} ${tester ? `tester ${JSON.stringify(tester)}` : 'public'}`
    : null;
  const isForEverybody = isUsual && !areToldApart && !isTester && cookies.length === 0;
  const special = { pinned: pin !== null, preview: pin ? null : preview, tester };
  const chosen = { mix, shell, boot, overrides, faults, switches: switched.on, config, ...special, key, isForEverybody };
  return { kind: 'mix', chosen, cookies };
}

function visitorOf(request: MixRequest, secret: string | null, set: (cookie: MixCookie) => unknown): string | null {
  const known = knownVisitor(request.cookies, secret);
  if (known !== null || secret === null) return known;
  const { visitor, cookie } = newVisitor(secret, request);
  set(cookie);
  return visitor;
}
