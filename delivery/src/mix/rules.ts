import { remoteNames } from '@petcare/contracts';
import { configIn } from '../config/config.policy.ts';
import { hasShare } from '../switches/switches.policy.ts';
import { faultsOf } from './faults.ts';
import type { MixRule } from './mix-rule.ts';
import { hasCanary, mixFor, mixWith, mixWithOnly } from './mix.ts';
import { overridesOf } from './overrides.ts';
import { pinOf } from './pin.ts';
import { previewOf } from './preview.ts';
import { mixOfAttempt, shellAttemptOf } from './shell-attempt.ts';
import { switchesOf } from './switches.ts';
import { testerOf } from './testers.ts';
import { knownVisitor, newVisitor } from './visitors.ts';

/** True when the address opens a link to an exact mix, rather than a cookie. */
const opensMix = (url: URL) => Boolean(url.searchParams.get('composition'));

/** The live mix with the release of a preview in it, for whoever has its address. */
const preview: MixRule = {
  name: 'preview',
  async decide(_draft, { request, registry: { live, previews, now }, sources: { stored } }) {
    // Which previews there are nobody knows without the registry.
    if (!stored) return request.url.searchParams.get('preview') ? { end: { kind: 'broken-link', status: 404 } } : { draft: {} };
    const { preview: asked, isNamed, cookie } = previewOf(request, previews, { now, opensMix: opensMix(request.url) });
    if (asked === 'ended') return { cookie, end: { kind: 'ended-preview' } };
    if (!asked) return { cookie, draft: {} };
    const { release, misfits } = await stored.previewed(asked, live);
    if (misfits.length > 0) return { cookie, end: { kind: 'unfit-preview', preview: asked, misfits } };
    return { cookie, draft: { mix: mixWithOnly(live, release), preview: asked, isPreviewNamed: isNamed } };
  },
};

/** The canaries whose share the visitor is in, where no preview is shown. A visitor gets a name where some get what others don't. */
const canaries: MixRule = {
  name: 'canaries',
  decide({ preview: shown }, { request, registry: { live, switches }, sources: { secret } }) {
    const areToldApart = (!shown && hasCanary(live)) || hasShare(switches);
    const known = areToldApart ? knownVisitor(request.cookies, secret) : null;
    const fresh = areToldApart && known === null && secret !== null ? newVisitor(secret, request) : null;
    const visitor = known ?? fresh?.visitor ?? null;
    return { cookie: fresh?.cookie ?? null, draft: { areToldApart, visitor, ...(!shown && { mix: mixFor(live, visitor) }) } };
  },
};

/** The exact mix of a signed link. */
const link: MixRule = {
  name: 'link',
  async decide(_draft, { request, registry: { now }, sources: { secret, stored } }) {
    const { pin, cookie } = await pinOf(request, stored && secret !== null ? { secret, now, open: stored.open } : null);
    if (pin && 'refused' in pin) return { cookie, end: { kind: 'broken-link', status: pin.refused } };
    return { cookie, draft: pin ? { mix: pin.mix, isPinned: true } : {} };
  },
};

/** Testers, who may see what others don't. While the registry is away nobody is one. */
const tester: MixRule = {
  name: 'tester',
  decide(_draft, { request, registry: { keys }, sources: { stored } }) {
    if (!stored) return { draft: {} };
    const { isTester, cookie } = testerOf(request, keys);
    return { cookie, draft: { isTester } };
  },
};

/** The releases and local builds that a tester has put in place. */
const overrides: MixRule = {
  name: 'overrides',
  async decide({ mix, isTester, isPinned, isPreviewNamed }, { request, registry: { live, keys }, sources: { stored } }) {
    if (!stored || !isTester) return { draft: {} };
    const overriding = await overridesOf(
      request,
      (isPinned && opensMix(request.url)) || isPreviewNamed,
      (text) => stored.releaseNamed(text, live),
      // Of the house, released, or to be released by whoever has a key for it.
      (name) => remoteNames.some((one) => one === name) || live.has(name) || keys.some(({ scope }) => scope === name),
    );
    if ('unknown' in overriding) return { end: { kind: 'unknown-releases', ...overriding } };
    const wanted = mixWith(mix, overriding.overrides.releases);
    return { cookie: wanted.has('shell') ? overriding.cookie : null, draft: { mix: wanted, overrides: overriding.overrides } };
  },
};

/** The shell's release before, where this one could not start in this browser. Without a shell there is no page. */
const shell: MixRule = {
  name: 'shell',
  decide({ mix }, { request }) {
    const wanted = mix.get('shell');
    if (!wanted) return { end: { kind: 'no-shell' } };
    const boot = shellAttemptOf(request.cookies, wanted);
    const attempted = mixOfAttempt(mix, boot);
    const isBroken = attempted.get('shell')?.release !== wanted.release;
    return { draft: { mix: attempted, boot, brokenShell: isBroken ? wanted.release : undefined } };
  },
};

/** The faults that a tester wants to see. For nobody else: anybody could send a link to a page that fails. */
const faults: MixRule = {
  name: 'faults',
  decide: ({ mix, isTester }, { request: { url } }) => ({
    draft: { faults: isTester ? faultsOf(url.searchParams.getAll('fault'), mix) : [] },
  }),
};

/** The feature switches that are on for the visitor, or as a tester has set them. */
const switches: MixRule = {
  name: 'switches',
  decide({ visitor, isTester }, { request, registry }) {
    const switched = switchesOf(request, registry.switches, { visitor, isTester });
    if ('unreadable' in switched) return { end: { kind: 'unreadable-switches', ...switched } };
    const { on, shown, isForced, cookie } = switched;
    return { cookie, draft: { switches: on, shownSwitches: shown, areSwitchesForced: isForced } };
  },
};

/** The settings of each remote that its release in this mix takes. */
const config: MixRule = {
  name: 'config',
  decide: ({ mix }, { registry: { settings } }) => ({ draft: { config: configIn(mix.values(), settings) } }),
};

/** The rules by which a request gets its mix, in their order: what is live comes first, and each later one may put something else in its place. */
export const mixRules: readonly MixRule[] = [preview, canaries, link, tester, overrides, shell, faults, switches, config];
