import type { MixedRelease } from './mix.ts';
import { faultsOf, overridesOf } from './overrides.ts';

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

describe('the overrides of a page', () => {
  const overrides = (named: string[], cookie = '') => overridesOf({ mayTest: true, named, cookie }).overrides;

  test('are those that its address names, several at once, and are kept for the next page', () => {
    const { overrides: found, setCookie } = overridesOf({ mayTest: true, named: ['mf-search@localhost:4200', 'mf-reviews@localhost:4201'], cookie: '' });
    expect(found).toEqual([
      { remote: 'mf-search', origin: 'http://localhost:4200' },
      { remote: 'mf-reviews', origin: 'http://localhost:4201' },
    ]);
    expect(overrides([], `other=1; ${setCookie?.split(';')[0]}`)).toEqual(found);
  });

  test.each(['', 'mf-search', 'mf-nobody@localhost:4200', 'shell@localhost:4200', 'mf-search@evil.test:80', 'mf-search@localhost:4200.evil.test', 'mf-search@localhost:1'])('%j is none', (text) => {
    expect(overrides([text])).toEqual([]);
  });

  test('are taken off by an empty one', () => {
    expect(overridesOf({ mayTest: true, named: [''], cookie: 'petcare-remote=mf-search@localhost:4200' })).toEqual({ overrides: [], setCookie: expect.stringContaining('Max-Age=0') });
  });

  test('are nobody’s but testers’', () => {
    expect(overridesOf({ mayTest: false, named: ['mf-search@localhost:4200'], cookie: '' })).toEqual({ overrides: [], setCookie: null });
  });
});
