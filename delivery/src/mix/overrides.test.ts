import type { StoredRelease } from '../registry/registry.sql.ts';
import type { MixedRelease } from './mix.ts';
import { faultsOf, overridesOf } from './overrides.ts';

const mix = new Map(['shell', 'mf-search', 'mf-reviews'].map((name) => [name, { package: name } as MixedRelease]));

describe('the faults of a page', () => {
  const faults = (...named: string[]) => faultsOf({ mayTest: true, named, mix }).map(({ remote, fault }) => `${remote}:${fault}`);

  test('are those that its address names, by commas or several times', () => {
    expect(faults('mf-search:hang, mf-reviews:slow-3000', 'mf-reviews:404')).toEqual([
      'mf-search:hang',
      'mf-reviews:slow-3000',
      'mf-reviews:404',
    ]);
  });

  test.each(['', 'mf-search', 'mf-search:burn', 'mf-search:slow-', 'mf-search:slow-999999', 'mf-nobody:hang', 'shell:hang'])(
    '%j is none',
    (text) => {
      expect(faults(text)).toEqual([]);
    },
  );

  test('are nobody’s but testers’', () => {
    expect(faultsOf({ mayTest: false, named: ['mf-search:hang'], mix })).toEqual([]);
  });
});

describe('the overrides of a page', () => {
  const stored = (name: string, release: string) => ({ package: name, release, manifest: {} }) as StoredRelease;
  const there = new Map([
    ['mf-search@0123456789ab', stored('mf-search', '0123456789ab')],
    ['mf-reviews@canary', stored('mf-reviews', 'cccccccccccc')],
    ['mf-reviews@cccccccccccc', stored('mf-reviews', 'cccccccccccc')],
    ['shell@ffffffffffff', stored('shell', 'ffffffffffff')],
  ]);
  const releaseNamed = async (text: string) => there.get(text) ?? null;
  const page = { mayTest: true, named: [] as string[], opensMix: false, cookie: '', releaseNamed };
  const named = (...texts: string[]) => overridesOf({ ...page, named: texts });
  const cookieOf = async (...texts: string[]) => {
    const asked = await named(...texts);
    return 'setCookie' in asked ? (asked.setCookie?.split(';')[0] ?? '') : '';
  };
  const local = { remote: 'mf-search', origin: 'http://localhost:4200' };

  test.each([
    ['one after the other', ['mf-search@localhost:4200', 'mf-reviews@localhost:4201']],
    ['by commas', ['mf-search@localhost:4200, mf-reviews@localhost:4201,']],
  ])('are those that its address names, several at once, %s, and are kept for the next page', async (_, texts) => {
    const overrides = { local: [local, { remote: 'mf-reviews', origin: 'http://localhost:4201' }], releases: [] };
    expect(await named(...texts)).toEqual({ overrides, setCookie: expect.stringMatching(/; HttpOnly; SameSite=Strict$/) });
    expect(await overridesOf({ ...page, cookie: `other=1; ${await cookieOf(...texts)}` })).toEqual({ overrides, setCookie: null });
  });

  test('are stored releases too, of the shell as well; what was meant by a role is kept by its id', async () => {
    const overrides = { local: [local], releases: [stored('mf-reviews', 'cccccccccccc'), stored('shell', 'ffffffffffff')] };
    const texts = ['mf-search@localhost:4200', 'mf-reviews@canary', 'shell@ffffffffffff'];
    expect(await named(...texts)).toMatchObject({ overrides });
    const cookie = await cookieOf(...texts);
    expect(cookie).toBe('petcare-remote=mf-search@localhost:4200.mf-reviews@cccccccccccc.shell@ffffffffffff');
    expect(await overridesOf({ ...page, cookie })).toMatchObject({ overrides });
  });

  test('are the last of those named for one package', async () => {
    expect(await named('mf-search@localhost:4200', 'mf-search@0123456789ab')).toMatchObject({
      overrides: { local: [], releases: [stored('mf-search', '0123456789ab')] },
    });
    expect(await named('mf-search@0123456789ab', 'mf-search@localhost:4200')).toMatchObject({
      overrides: { local: [local], releases: [] },
    });
  });

  test.each([
    'mf-search',
    'mf-nobody@localhost:4200',
    'shell@localhost:4200',
    'mf-search@evil.test:80',
    'mf-search@localhost:4200.evil.test',
    'mf-search@localhost:1',
    'mf-search@ba9876543210',
  ])('%j is not there, and never passed over', async (text) => {
    expect(await named('shell@ffffffffffff', text)).toEqual({ unknown: [text], rest: ['shell@ffffffffffff'] });
    expect(await overridesOf({ ...page, cookie: `petcare-remote=${text.replaceAll('.', '')}` })).toHaveProperty('unknown');
  });

  test('are taken off by an empty one, and by a link to an exact mix', async () => {
    const cookie = 'petcare-remote=mf-search@localhost:4200';
    const off = {
      overrides: { local: [], releases: [] },
      setCookie: expect.stringContaining('petcare-remote=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'),
    };
    expect(await overridesOf({ ...page, named: [''], cookie })).toEqual(off);
    expect(await overridesOf({ ...page, opensMix: true, cookie })).toEqual(off);
    expect(await overridesOf({ ...page, opensMix: true })).toMatchObject({ setCookie: null });
    expect(await overridesOf({ ...page, opensMix: true, named: ['mf-search@localhost:4200'] })).toMatchObject({
      overrides: { local: [local] },
    });
  });

  test('are nobody’s but testers’', async () => {
    for (const asked of [
      { named: ['mf-search@localhost:4200'] },
      { named: ['mf-search@0123456789ab'] },
      { cookie: 'petcare-remote=mf-search@0123456789ab' },
      { named: ['mf-search'] },
    ]) {
      expect(await overridesOf({ ...page, ...asked, mayTest: false })).toEqual({ overrides: { local: [], releases: [] }, setCookie: null });
    }
  });
});
