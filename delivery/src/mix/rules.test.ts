import { canary, live, NOW, OVER, PREVIEW, registry, release, SECRET, stored, tester, UNFIT, usual } from '../testing/fixture-mix.ts';
import type { MixDraft, MixQuestion } from './mix-rule.ts';
import { mixRules } from './rules.ts';
import { signTicket } from './signed-link.ts';

const SHELL = '0123456789ab';
const ticket = signTicket(SECRET, '0123456789', new Date(NOW.getTime() + 60_000));
const withCanary = registry(live('shell', 'shell-1'), live('mf-search', 'search-1', canary(100)));
const withShell = registry(live('shell', SHELL), live('mf-search', 'search-1'));
const withoutShell = registry(live('mf-search', 'search-1'));
const withSwitch = { ...usual, switches: [{ name: 'new-map', percent: 100, owner: null, note: null }] };
const configured = live('mf-search', 'search-1');
const schema = { rows: { type: 'integer', default: 10, description: 'Rows of a list.' } };
const withConfig = {
  ...registry(live('shell', 'shell-1'), { ...configured, manifest: { files: [], contract: { config: schema } } as never }),
  settings: [
    { package: 'mf-search', key: 'rows', value: 20 },
    { package: 'mf-search', key: 'unknown', value: 1 },
  ],
};

/** The start of a rule: an address, cookies, the registry, and what the rules before it have decided. */
type RuleStart = {
  path?: string;
  cookies?: Record<string, string>;
  from?: MixQuestion['registry'];
  away?: boolean;
  draft?: Partial<MixDraft>;
};

async function decisionOf(name: string, { path = '/', cookies = {}, from = usual, away = false, draft = {} }: RuleStart) {
  const rule = mixRules.find((one) => one.name === name);
  const request = { url: new URL(path, 'http://site'), cookies, isLocal: false, isSecure: true };
  const sources = { secret: SECRET, stored: away ? null : stored };
  const decision = await rule?.decide({ mix: from.live, isTester: false, ...draft } as MixDraft, { request, registry: from, sources });
  if (!decision) throw new Error(`There is no rule ${name}`);
  if ('end' in decision) return { end: decision.end, cookie: decision.cookie?.name };
  const { mix, ...decided } = decision.draft;
  const releases = mix && Object.fromEntries([...mix].map(([one, mixed]) => [one, mixed.release]));
  return { ...decided, ...(releases && { releases }), cookie: decision.cookie?.name };
}

/** Of each rule, in their order, what it is given and what it decides. */
const cases: Record<string, [title: string, given: RuleStart, decision: object][]> = {
  preview: [
    ['an address without one leaves what is live', {}, { cookie: undefined }],
    [
      'its release stands in what is live, without canaries',
      { path: `/?preview=${PREVIEW}`, from: withCanary },
      {
        releases: { shell: 'shell-1', 'mf-search': 'search-9' },
        preview: expect.objectContaining({ id: PREVIEW }),
        isPreviewNamed: true,
        cookie: 'petcare-preview',
      },
    ],
    ['one that is over ends the choice', { path: `/?preview=${OVER}` }, { end: { kind: 'ended-preview' } }],
    [
      'one that fits no more ends the choice with what does not fit',
      { path: `/?preview=${UNFIT}` },
      { end: { kind: 'unfit-preview', preview: expect.objectContaining({ id: UNFIT }), misfits: ['no slot'] }, cookie: 'petcare-preview' },
    ],
    [
      'none is known while the registry is away',
      { path: `/?preview=${PREVIEW}`, away: true },
      { end: { kind: 'broken-link', status: 404 } },
    ],
  ],
  canaries: [
    [
      'without one nobody is told apart',
      {},
      { areToldApart: false, visitor: null, releases: { shell: 'shell-1', 'mf-search': 'search-1' }, cookie: undefined },
    ],
    [
      'a visitor of the share gets it, and a name',
      { from: withCanary },
      {
        areToldApart: true,
        visitor: expect.stringMatching(/^[0-9a-f]{32}$/),
        releases: { shell: 'shell-1', 'mf-search': 'canary' },
        cookie: 'petcare-visitor',
      },
    ],
    [
      'nobody is in one who looks at a preview',
      { from: withCanary, draft: { preview: { id: PREVIEW, package: 'mf-search', release: 'search-9', expiresAt: NOW } } },
      { areToldApart: false, visitor: null },
    ],
  ],
  link: [
    ['an address without one leaves the mix', {}, { cookie: undefined }],
    [
      'its exact mix takes the place of every other',
      { path: `/?${new URLSearchParams({ composition: ticket.id, ...ticket })}` },
      { isPinned: true, releases: { shell: 'shell-0', 'mf-search': 'search-0' }, cookie: 'petcare-composition' },
    ],
    ['one that nobody has signed ends the choice', { path: '/?composition=0123456789' }, { end: { kind: 'broken-link', status: 400 } }],
    [
      'none opens while the registry is away',
      { path: `/?composition=${ticket.id}`, away: true },
      { end: { kind: 'broken-link', status: 404 } },
    ],
  ],
  tester: [
    ['a visitor is none', {}, { isTester: false, cookie: undefined }],
    ['the key in an address makes one, and is kept', { path: `/?tester=${tester.key}` }, { isTester: true, cookie: 'petcare-tester' }],
    ['there is none while the registry is away', { path: `/?tester=${tester.key}`, away: true }, { cookie: undefined }],
  ],
  overrides: [
    ['a visitor has none', { path: '/?remote=mf-search@search-2' }, { cookie: undefined }],
    [
      'a release that a tester names stands in the mix',
      { path: '/?remote=mf-search@search-2', draft: { isTester: true } },
      {
        releases: { shell: 'shell-1', 'mf-search': 'search-2' },
        overrides: { local: [], releases: [release('mf-search', 'search-2')] },
        cookie: 'petcare-remote',
      },
    ],
    [
      'one that is not there ends the choice',
      { path: '/?remote=mf-search@nothing', draft: { isTester: true } },
      { end: { kind: 'unknown-releases', unknown: ['mf-search@nothing'], rest: [] } },
    ],
    [
      'nothing of them is kept where there is no shell',
      { path: '/?remote=mf-search@search-2', from: withoutShell, draft: { isTester: true } },
      {
        releases: { 'mf-search': 'search-2' },
        overrides: { local: [], releases: [release('mf-search', 'search-2')] },
        cookie: undefined,
      },
    ],
  ],
  shell: [
    [
      'the first attempt is made with the release of the mix',
      { from: withShell },
      {
        releases: { shell: SHELL, 'mf-search': 'search-1' },
        boot: { release: SHELL, attempt: 0 },
        brokenShell: undefined,
        cookie: undefined,
      },
    ],
    [
      'one that could not start twice makes room for the one before',
      { from: withShell, cookies: { 'petcare-shell': `${SHELL}.2` } },
      {
        releases: { shell: 'before', 'mf-search': 'search-1' },
        boot: { release: SHELL, attempt: 2 },
        brokenShell: SHELL,
        cookie: undefined,
      },
    ],
    ['a mix without one ends the choice', { from: withoutShell }, { end: { kind: 'no-shell' } }],
  ],
  faults: [
    ['a visitor sees none', { path: '/?fault=mf-search:hang' }, { faults: [], cookie: undefined }],
    [
      'a tester sees the named ones',
      { path: '/?fault=mf-search:hang', draft: { isTester: true } },
      { faults: [{ remote: 'mf-search', fault: 'hang' }], cookie: undefined },
    ],
  ],
  switches: [
    [
      'those are on whose share has the visitor',
      { from: withSwitch, draft: { visitor: null } },
      {
        switches: ['new-map'],
        shownSwitches: [{ name: 'new-map', percent: 100, on: true }],
        areSwitchesForced: false,
        cookie: undefined,
      },
    ],
    [
      'a tester looks at the other side',
      { path: '/?switch=new-map:off', from: withSwitch, draft: { visitor: null, isTester: true } },
      {
        switches: [],
        shownSwitches: [{ name: 'new-map', percent: 100, on: false, forced: true }],
        areSwitchesForced: true,
        cookie: 'petcare-switch',
      },
    ],
    [
      'what names no side ends the choice',
      { path: '/?switch=new-map', draft: { visitor: null, isTester: true } },
      { end: { kind: 'unreadable-switches', unreadable: ['new-map'], rest: [] } },
    ],
  ],
  config: [
    ['each release has what is set and it takes', { from: withConfig }, { config: { 'mf-search': { rows: 20 } }, cookie: undefined }],
  ],
};

test('the rules stand in the order of these cases, and each has some', () => {
  expect(mixRules.map(({ name }) => name)).toEqual(Object.keys(cases));
});

describe.each(Object.entries(cases))('the rule %s', (name, ofRule) => {
  test.each(ofRule)('%s', async (_title, given, decision) => {
    expect(await decisionOf(name, given)).toEqual(decision);
  });
});
