import type { MixedRelease } from './mix.ts';
import { faultsOf } from './overrides.ts';

const mix = new Map(['shell', 'mf-search', 'mf-reviews'].map((name) => [name, { package: name } as MixedRelease]));

describe('the faults of a page', () => {
  const faults = (...named: string[]) => faultsOf({ mayTest: true, named, mix }).map(({ remote, fault }) => `${remote}:${fault}`);

  test('are those that its address names, by commas or several times', () => {
    expect(faults('mf-search:hang, mf-reviews:slow-3000', 'mf-reviews:404')).toEqual(['mf-search:hang', 'mf-reviews:slow-3000', 'mf-reviews:404']);
  });

  test.each(['', 'mf-search', 'mf-search:burn', 'mf-search:slow-', 'mf-search:slow-999999', 'mf-nobody:hang', 'shell:hang'])('%j is none', (text) => {
    expect(faults(text)).toEqual([]);
  });

  test('are nobody’s but testers’', () => {
    expect(faultsOf({ mayTest: false, named: ['mf-search:hang'], mix })).toEqual([]);
  });
});
