import type { StoredRelease } from '../registry/registry.sql.ts';
import { overridesOf } from './overrides.ts';

const stored = (name: string, release: string) => ({ package: name, release, manifest: {} }) as StoredRelease;
const there = new Map([
  ['mf-search@0123456789ab', stored('mf-search', '0123456789ab')],
  ['mf-reviews@canary', stored('mf-reviews', 'cccccccccccc')],
  ['mf-reviews@cccccccccccc', stored('mf-reviews', 'cccccccccccc')],
  ['shell@ffffffffffff', stored('shell', 'ffffffffffff')],
]);
const local = { remote: 'mf-search', origin: 'http://localhost:4200' };
const none = { local: [], releases: [] };

function asked({ named = [] as string[], opensMix = false, cookie = undefined as string | undefined } = {}) {
  const url = new URL('http://site/');
  for (const text of named) url.searchParams.append('remote', text);
  const releaseNamed = async (text: string) => there.get(text) ?? null;
  return overridesOf({ url, cookies: { 'petcare-remote': cookie } }, opensMix, releaseNamed, (name) => name !== 'mf-nobody');
}

async function cookieOf(...named: string[]): Promise<string | undefined> {
  const answer = await asked({ named });
  return 'cookie' in answer ? answer.cookie?.value : undefined;
}

test.each([
  ['from several parameters', ['mf-search@localhost:4200', 'mf-reviews@localhost:4201']],
  ['between commas', ['mf-search@localhost:4200, mf-reviews@localhost:4201,']],
])('the address of a tester reads several overrides %s, and keeps them in a cookie for the next page', async (_, named) => {
  const overrides = { local: [local, { remote: 'mf-reviews', origin: 'http://localhost:4201' }], releases: [] };
  expect(await asked({ named })).toMatchObject({
    overrides,
    cookie: { name: 'petcare-remote', options: { path: '/', httpOnly: true, sameSite: 'strict' } },
  });
  expect(await asked({ cookie: await cookieOf(...named) })).toEqual({ overrides, cookie: null });
});

test('the address of a tester reads stored releases, also of the shell, and keeps the id of one that was named by its role', async () => {
  const overrides = { local: [local], releases: [stored('mf-reviews', 'cccccccccccc'), stored('shell', 'ffffffffffff')] };
  const named = ['mf-search@localhost:4200', 'mf-reviews@canary', 'shell@ffffffffffff'];
  expect(await asked({ named })).toMatchObject({ overrides });
  const cookie = await cookieOf(...named);
  expect(cookie).toBe('mf-search@localhost:4200.mf-reviews@cccccccccccc.shell@ffffffffffff');
  expect(await asked({ cookie })).toMatchObject({ overrides });
});

test('the address of a tester takes the last of several overrides of one package', async () => {
  expect(await asked({ named: ['mf-search@localhost:4200', 'mf-search@0123456789ab'] })).toMatchObject({
    overrides: { local: [], releases: [stored('mf-search', '0123456789ab')] },
  });
  expect(await asked({ named: ['mf-search@0123456789ab', 'mf-search@localhost:4200'] })).toMatchObject({
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
])('the address of a tester reports %j as unknown, from the address and from the cookie', async (text) => {
  expect(await asked({ named: ['shell@ffffffffffff', text] })).toEqual({ unknown: [text], rest: ['shell@ffffffffffff'] });
  expect(await asked({ cookie: text.replaceAll('.', '') })).toHaveProperty('unknown');
});

test('the address of a tester removes the overrides for an empty parameter and for a link to an exact mix', async () => {
  const cookie = 'mf-search@localhost:4200';
  const off = { overrides: none, cookie: { name: 'petcare-remote', value: '', options: { path: '/', maxAge: 0 } } };
  expect(await asked({ named: [''], cookie })).toMatchObject(off);
  expect(await asked({ opensMix: true, cookie })).toMatchObject(off);
  expect(await asked({ opensMix: true })).toMatchObject({ cookie: null });
  expect(await asked({ opensMix: true, named: ['mf-search@localhost:4200'] })).toMatchObject({ overrides: { local: [local] } });
});
