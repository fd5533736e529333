import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf } from './contract.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'petcare-contract-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const place = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] };
const SITE = `import type { ValueOf } from '@petcare/contracts';
declare module '@petcare/contracts' {
  interface RemoteEvents {
    'mf-weather.rain': ValueOf<{ type: 'object'; properties: { place: { type: 'string' } }; required: ['place'] }>;
  }
  interface RemoteSlots {
    'mf-weather.below': ValueOf<{ type: 'object'; properties: {}; required: [] }>;
  }
}
`;
const REMOTE = `const events = { 'mf-walks.planned': { payload: ${JSON.stringify(place)}, state: true } } as const satisfies OwnEvents;
export const remote = defineRemote({
  name: 'mf-walks',
  pages: {},
  parts: { card: () => import('./card.part.tsx') },
  events,
  slots: { 'mf-walks.after-route': { props: ${JSON.stringify(place)} } },
  fills: { 'mf-weather.below': { part: 'card', loading: 'lazy' } },
  emits: ['mf-walks.planned', 'points.changed'],
  hears: ['mf-weather.rain'],
});
`;

test('the contract takes what a remote declares itself from its remote.ts, and what it knows of others from the file of petcare types', async () => {
  writeFileSync(join(dir, 'remote.ts'), REMOTE);
  writeFileSync(join(dir, 'site-contracts.d.ts'), SITE);
  const { slots, ...contract } = await contractOf('mf-walks', dir);
  expect(contract).toEqual({
    pages: [],
    parts: ['card'],
    emits: { 'mf-walks.planned': place, 'points.changed': { type: 'object', properties: {}, required: [] } },
    hears: { 'mf-weather.rain': place },
    states: ['mf-walks.planned'],
    offers: { 'mf-walks.after-route': place },
    fills: { 'mf-weather.below': { part: 'card', loading: 'lazy' } },
  });
  expect(slots['mf-weather.below']).toEqual({ type: 'object', properties: {}, required: [] });
});

test.each([
  ["hears: ['mf-weather.rain']", 'the event mf-weather.rain is known to nobody here'],
  ["fills: { 'mf-weather.below': { part: 'card' } }", 'the slot mf-weather.below is known to nobody here'],
  ["emits: ['mf-walks.planned']", 'the event mf-walks.planned is known to nobody here'],
])('the contract refuses a name that is declared nowhere: %s', async (line, said) => {
  writeFileSync(join(dir, 'remote.ts'), `export const remote = defineRemote({ name: 'mf-walks', ${line} });`);
  await expect(contractOf('mf-walks', dir)).rejects.toThrow(said);
});

test('the contract refuses to fill a slot of the house, and says who says what stands there, and which slots can be filled', async () => {
  const line = "fills: { 'home.posts': { part: 'card' } }";
  writeFileSync(join(dir, 'remote.ts'), `export const remote = defineRemote({ name: 'mf-walks', ${line} });`);
  const said =
    "remote.ts: home.posts is a slot of the house, and the shell says whose part stands in it. Ask whoever holds the shell's key.";
  await expect(contractOf('mf-walks', dir)).rejects.toThrow(`${said} petcare types fetches`);
  writeFileSync(join(dir, 'site-contracts.d.ts'), SITE);
  await expect(contractOf('mf-walks', dir)).rejects.toThrow(`${said} Slots of other remotes that it may fill: mf-weather.below.`);
});
