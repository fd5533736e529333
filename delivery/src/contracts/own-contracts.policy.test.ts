import type { BuildManifest, JsonSchema, PackageContract } from '@petcare/wire/manifest';
import { declaredFaults, declarerOf, judgeFillings, ownEventFaults, ownSlotsOf } from './own-contracts.policy.ts';

const place: JsonSchema = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] };
const noContract: PackageContract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
const manifest = (name: string, contract: Partial<PackageContract>) =>
  ({ name, contract: { ...noContract, ...contract } }) as unknown as BuildManifest;

test.each([
  ['mf-walks.planned', 'mf-walks'],
  ['mf-walks.route.planned', 'mf-walks'],
  ['review.written', null],
  ['mf-walks', null],
  ['mf-.planned', null],
])('the package that declares %s is known', (name, declarer) => {
  expect(declarerOf(name)).toBe(declarer);
});

test.each<[string, Partial<PackageContract>, string[]]>([
  ['its own names', { emits: { 'mf-walks.planned': place, 'review.written': {} }, offers: { 'mf-walks.below': place } }, []],
  [
    'an event of another',
    { emits: { 'mf-weather.rain': place } },
    ["mf-walks/remote.ts: the event mf-weather.rain is not its own: its name has to begin with 'mf-walks.'."],
  ],
  [
    'a slot of the house',
    { offers: { 'home.posts': place } },
    ["mf-walks/remote.ts: the slot home.posts is not its own: its name has to begin with 'mf-walks.'."],
  ],
  [
    'a name with more than small letters',
    { emits: { 'mf-walks.Planned': place } },
    ["mf-walks/remote.ts: the event mf-walks.Planned is not its own: its name has to begin with 'mf-walks.'."],
  ],
])('what a remote declares is judged: %s', (_, contract, faults) => {
  expect(declaredFaults(manifest('mf-walks', contract))).toEqual(faults);
});

test.each<[JsonSchema, string | null]>([
  [{ type: 'string', enum: ['a'], minLength: 1 }, null],
  [{ anyOf: [{ type: 'null' }, { type: 'array', items: place }] }, null],
  [{ type: 'object', properties: {}, required: [] }, null],
  [{ type: 'date' }, 'payload has the type "date", which is none of string, number, integer, boolean, null, array, object'],
  [{}, 'payload has the type undefined, which is none of string, number, integer, boolean, null, array, object'],
  [{ type: 'string', format: 'email' }, 'payload says "format", which nothing checks at a string'],
  [{ type: 'object', properties: {} }, 'payload needs "properties" and a list "required"'],
  [{ type: 'object', properties: {}, required: ['place'] }, 'payload.place is required, and no property'],
  [{ type: 'object', properties: { at: { type: 'array' } }, required: [] }, 'payload.at[] is no shape'],
  [
    { anyOf: [{ type: 'null' }, { type: 'date' }] },
    'payload|1 has the type "date", which is none of string, number, integer, boolean, null, array, object',
  ],
])('a schema takes only what the page can check: %j', (shape, problem) => {
  expect(declaredFaults(manifest('mf-walks', { emits: { 'mf-walks.planned': shape } }))).toEqual(
    problem ? [`mf-walks/remote.ts, the event mf-walks.planned: ${problem}.`] : [],
  );
});

const hearing = manifest('mf-weather', { hears: { 'mf-walks.planned': place } });
test.each<[string, BuildManifest[], string[]]>([
  ['the event is sent', [manifest('mf-walks', { emits: { 'mf-walks.planned': place } })], []],
  ['nobody is there to send it', [], ["mf-weather waits for the event mf-walks.planned, which mf-walks doesn't send."]],
  [
    'less is sent',
    [manifest('mf-walks', { emits: { 'mf-walks.planned': { type: 'object', properties: {}, required: [] } } })],
    ["The event mf-walks.planned: mf-weather expects what mf-walks doesn't send: payload.place is missing, but needed."],
  ],
])('the check of events asks for each own event that is heard: %s', (_, others, faults) => {
  expect(ownEventFaults([hearing, ...others])).toEqual(faults);
});

const SLOT = 'mf-walks.below';
const offering = manifest('mf-walks', { offers: { [SLOT]: place } });
const filling = (name: string, contract: Partial<PackageContract> = {}) =>
  manifest(name, { parts: ['card'], slots: { [SLOT]: place }, fills: { [SLOT]: { part: 'card', loading: 'lazy' } }, ...contract });

test.each<[string, BuildManifest[], (string | null)[]]>([
  ['a part that fits', [offering, filling('mf-weather')], [null]],
  ['no such slot', [filling('mf-weather')], ["mf-weather fills the slot mf-walks.below, which mf-walks doesn't offer."]],
  [
    'no such part',
    [offering, filling('mf-weather', { parts: [] })],
    ["mf-weather fills the slot mf-walks.below with the part 'card', which it doesn't offer."],
  ],
  [
    'props that it does not take',
    [
      offering,
      filling('mf-weather', { slots: { [SLOT]: { ...place, required: ['place', 'day'], properties: { day: { type: 'string' } } } } }),
    ],
    ["The slot mf-walks.below: mf-walks passes what mf-weather doesn't take: props.day is missing, but needed."],
  ],
  [
    'two parts for one slot',
    [filling('mf-weather'), offering, filling('mf-alerts')],
    [null, 'mf-weather fills the slot mf-walks.below of mf-walks, in which a part of mf-alerts stands already.'],
  ],
])('the check of slots judges who stands in a slot of a remote: %s', (_, mix, problems) => {
  expect(judgeFillings(mix).map(({ problem }) => problem)).toEqual(problems);
});

test('the composition leaves a part that does not count out of the page', () => {
  const standing = { host: 'mf-walks', remote: 'mf-alerts', part: 'card', loading: 'lazy' };
  expect(ownSlotsOf([filling('mf-weather'), offering, filling('mf-alerts')])).toEqual({ [SLOT]: standing });
});
