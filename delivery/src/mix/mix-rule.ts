import type { ConfigValues, Fault, TesterSwitch } from '@petcare/contracts';
import type { Setting } from '../config/config.policy.ts';
import type { StoredKey } from '../keys/keys.sql.ts';
import type { Preview } from '../previews/previews.sql.ts';
import type { LiveRelease, StoredRelease } from '../registry/registry.sql.ts';
import type { FeatureSwitch } from '../switches/switches.policy.ts';
import type { Mix } from './mix.ts';
import type { Overrides } from './overrides.ts';
import type { MixCookie, MixRequest } from './request.ts';
import type { ShellAttempt } from './shell-attempt.ts';

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

/** The sources that a choice needs besides the request and the registry. */
export type MixSources = {
  /** Signs visitors' cookies and links. Null while the registry is away: who comes with an id keeps it, nobody gets one. */
  secret: string | null;
  /** Null while the registry is away: then nobody is a tester, and no link opens. */
  stored: StoredMixes | null;
};

/** The state of a page after the rules before. */
export type MixDraft = {
  mix: Mix;
  /** The preview whose release stands in the live mix; `isNamed`: the address names it, not only a cookie. */
  preview: Preview | null;
  isPreviewNamed: boolean;
  /** True when visitors have to be told apart, because some of them get what others don't. */
  areToldApart: boolean;
  /** Null for one who can't be told apart, or needn't be. */
  visitor: string | null;
  /** Opened by a link to exactly this mix. */
  isPinned: boolean;
  isTester: boolean;
  overrides: Overrides;
  boot: ShellAttempt;
  /** The shell's release that this browser could not start, when it gets the one before. */
  brokenShell: string | undefined;
  faults: readonly Fault[];
  /** The names of the feature switches that are on. */
  switches: readonly string[];
  /** Every switch, as a tester is told of it; `areForced`: a side was chosen of one. */
  shownSwitches: readonly TesterSwitch[];
  areSwitchesForced: boolean;
  /** By remote, what is set of its configuration and this release of it takes. */
  config: Readonly<Record<string, ConfigValues>>;
};

/** The reason why a request has no mix. */
export type MixEnd =
  | { kind: 'no-shell' }
  | { kind: 'broken-link'; status: 400 | 404 }
  | { kind: 'ended-preview' }
  | { kind: 'unfit-preview'; preview: Preview; misfits: string[] }
  | { kind: 'unknown-releases'; unknown: string[]; rest: string[] }
  | { kind: 'unreadable-switches'; unreadable: string[]; rest: string[] };

/** A rule's change of the draft, or the end of the choice; the cookie goes out with the answer either way. */
export type MixDecision = { cookie?: MixCookie | null } & ({ draft: Partial<MixDraft> } | { end: MixEnd });

/** The facts by which a request is judged. */
export type MixQuestion = { request: MixRequest; registry: RegistrySnapshot; sources: MixSources };

/** One step of the choice of a mix. It sees what the rules before it have decided. */
export type MixRule = {
  name: string;
  decide(draft: MixDraft, question: MixQuestion): MixDecision | Promise<MixDecision>;
};
