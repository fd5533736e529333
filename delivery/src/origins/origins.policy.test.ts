import type { AskedOrigins } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/wire/manifest';
import { originFaults, originsInForce, waitingOf } from './origins.policy.ts';

const contract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
const asking = (origins: AskedOrigins, name = 'mf-walks'): BuildManifest => ({
  name,
  entry: 'entry.js',
  files: [],
  initial: [],
  pages: {},
  parts: {},
  shared: {},
  contract: { ...contract, origins },
});

test.each(['https://weather.example', 'https://*.tiles.example:8443', 'https://a-b.c.example'])(
  'the policy of origins takes %s as an origin',
  (origin) => {
    expect(originFaults(asking({ img: [origin] }))).toEqual([]);
  },
);

test.each([
  'http://weather.example',
  'https://weather.example/now',
  "https://weather.example; script-src 'unsafe-inline'",
  'https://*',
  'https://*.example',
  '*',
  "'unsafe-eval'",
  'data:',
  'https://localhost',
])('the policy of origins refuses %s as an origin, and never has it in force', (origin) => {
  const manifest = asking({ connect: [origin] });
  expect(originFaults(manifest)).toEqual([expect.stringContaining('mf-walks/remote.ts, origins.connect')]);
  expect(originsInForce([manifest], [{ package: 'mf-walks', kind: 'connect', origin }]).connect).toEqual([]);
});

test.each([
  ['self', []],
  ['https://weather.example', [expect.stringContaining("origins.wasm ('https://weather.example'): 'self' is all that there is.")]],
  ["self' 'unsafe-eval", [expect.stringContaining('origins.wasm')]],
])('WebAssembly runs from the files of releases alone, asked for as %s', (origin, faults) => {
  const manifest = asking({ wasm: [origin] });
  expect(originFaults(manifest)).toEqual(faults);
  const inForce = originsInForce([manifest], [{ package: 'mf-walks', kind: 'wasm', origin }]).wasm;
  expect(inForce).toEqual(faults.length > 0 ? [] : ['self']);
});

test('an origin is in force when a release of the mix asks for it and somebody has accepted it for this package', () => {
  const manifest = asking({ connect: ['https://weather.example'], img: ['https://tiles.example', 'https://weather.example'] });
  const accepted = [
    { package: 'mf-walks', kind: 'connect', origin: 'https://weather.example' },
    { package: 'mf-walks', kind: 'connect', origin: 'https://old.example' },
    { package: 'mf-diary', kind: 'img', origin: 'https://tiles.example' },
  ] as const;
  expect(originsInForce([manifest], accepted)).toEqual({ connect: ['https://weather.example'], img: [], wasm: [] });
  expect(waitingOf(manifest, accepted).map(({ kind, origin }) => `${kind} ${origin}`)).toEqual([
    'img https://tiles.example',
    'img https://weather.example',
  ]);
});
