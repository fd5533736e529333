import { faultsOf } from './faults.ts';
import type { MixedRelease } from './mix.ts';

const mix = new Map(['shell', 'mf-search', 'mf-reviews'].map((name) => [name, { package: name } as MixedRelease]));
const faults = (...named: string[]) => faultsOf(named, mix).map(({ remote, fault }) => `${remote}:${fault}`);

test('the parameter of faults reads several faults, between commas or from several parameters', () => {
  expect(faults('mf-search:hang, mf-reviews:slow-3000', 'mf-reviews:404')).toEqual([
    'mf-search:hang',
    'mf-reviews:slow-3000',
    'mf-reviews:404',
  ]);
});

test.each(['', 'mf-search', 'mf-search:burn', 'mf-search:slow-', 'mf-search:slow-999999', 'mf-nobody:hang', 'shell:hang'])(
  'the parameter of faults leaves out %j',
  (text) => {
    expect(faults(text)).toEqual([]);
  },
);
