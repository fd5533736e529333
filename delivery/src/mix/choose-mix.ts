import type { Composition, ConfigValues, Fault } from '@petcare/contracts';
import type { Preview } from '../previews/previews.sql.ts';
import { mixKeyOf } from './mix-key.ts';
import type { MixDraft, MixEnd, MixSources, RegistrySnapshot } from './mix-rule.ts';
import { canariesIn, type Mix, type MixedRelease } from './mix.ts';
import { NO_OVERRIDES, type Overrides } from './overrides.ts';
import type { MixCookie, MixRequest } from './request.ts';
import { mixRules } from './rules.ts';
import type { ShellAttempt } from './shell-attempt.ts';

/** The releases that a page is made of, and what makes it differ from everybody's. */
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
  /** The preview whose release stands in the live mix; null for other pages. */
  preview: Preview | null;
  /** The facts that the strip tells testers; undefined for other visitors. */
  tester: Composition['tester'];
  /** The same for all who get the same page of an address; null for a page that is made for one request. */
  key: string | null;
  /** True for a page of a tester's own making, a preview or a link: no worker has to do with it. */
  isAside: boolean;
  /** True when caches between may give the page to others. */
  isForEverybody: boolean;
};

/** A request's mix, or why it has none; and the cookies that go out with the answer either way. */
export type MixChoice = { cookies: MixCookie[] } & ({ kind: 'mix'; chosen: ChosenMix } | MixEnd);

const draftOf = (live: RegistrySnapshot['live']): MixDraft => ({
  mix: live,
  preview: null,
  isPreviewNamed: false,
  areToldApart: false,
  visitor: null,
  isPinned: false,
  isTester: false,
  overrides: NO_OVERRIDES,
  boot: { release: '', attempt: 0 },
  brokenShell: undefined,
  faults: [],
  switches: [],
  shownSwitches: [],
  areSwitchesForced: false,
  config: {},
});

/** The releases that a request gets, as the rules of `rules.ts` decide in their order. */
export async function chooseMix(request: MixRequest, registry: RegistrySnapshot, sources: MixSources): Promise<MixChoice> {
  const cookies: MixCookie[] = [];
  let draft = draftOf(registry.live);
  for (const rule of mixRules) {
    const decision = await rule.decide(draft, { request, registry, sources });
    if (decision.cookie) cookies.push(decision.cookie);
    if ('end' in decision) return { ...decision.end, cookies };
    draft = { ...draft, ...decision.draft };
  }
  const shell = draft.mix.get('shell');
  if (!shell) throw new Error('A mix without a shell has passed every rule');
  return { kind: 'mix', chosen: chosenOf(draft, shell, registry.live, cookies), cookies };
}

function testerOf({ mix, isTester, brokenShell, shownSwitches }: MixDraft, live: RegistrySnapshot['live']): Composition['tester'] {
  if (!isTester) return undefined;
  return {
    canaries: canariesIn(mix, live),
    ...(brokenShell && { brokenShell }),
    ...(shownSwitches.length > 0 && { switches: [...shownSwitches] }),
  };
}

function chosenOf(draft: MixDraft, shell: MixedRelease, live: RegistrySnapshot['live'], cookies: readonly MixCookie[]): ChosenMix {
  const { mix, preview, isPinned, isTester, areToldApart, overrides, boot, faults, switches, areSwitchesForced, config } = draft;
  const tester = testerOf(draft, live);
  const isOverridden = overrides.local.length + overrides.releases.length + faults.length > 0 || areSwitchesForced;
  const isAside = isPinned || preview !== null || isOverridden;
  const isUsual = !isAside && boot.attempt === 0;
  const key = isUsual
    ? `${mixKeyOf(mix)} ${switches.join(',')} ${JSON.stringify(config)} ${tester ? `tester ${JSON.stringify(tester)}` : 'public'}`
    : null;
  const isForEverybody = isUsual && !areToldApart && !isTester && cookies.length === 0;
  const special = { pinned: isPinned, preview: isPinned ? null : preview, tester };
  return { mix, shell, boot, overrides, faults, switches, config, ...special, key, isAside, isForEverybody };
}
