import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readServiceSettings, readSiteSettings, readSmokeSettings, readStoreSettings, usualLimits } from './read-settings.ts';
import type { MapProvider, Postcode } from './settings.ts';

const API_URL = 'http://127.0.0.1:5000';
const SANDBOX_URL = 'http://127.0.0.1:4900/';
const site = (env: Record<string, string>) => readSiteSettings({ API_URL, ...env });

test('a site is set up with nothing but its API', () => {
  expect(site({})).toEqual({
    apiUrl: API_URL,
    siteUrl: undefined,
    environment: 'development',
    trackers: undefined,
    formTargets: [],
    postcode: undefined,
    uploadsUrl: null,
    map: undefined,
    limits: usualLimits,
    hasLocalTesters: true,
  });
});

test.each([
  [{}, true],
  [{ HOST: '127.0.0.1', SITE_URL: 'http://localhost:4000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ SITE_URL: 'https://petcare.example' }, false],
  [{ TRUSTED_PROXIES: '127.0.0.1' }, false],
  [{ NODE_ENV: 'production' }, false],
] as [Record<string, string>, boolean][])('with %p whoever opens the site on its machine is a tester: %p', (env, expected) => {
  expect(site(env).hasLocalTesters).toBe(expected);
});

test.each([
  [{}, 'development'],
  [{ NODE_ENV: 'production' }, 'production'],
  [{ NODE_ENV: 'production', ENVIRONMENT: 'staging' }, 'staging'],
] as [Record<string, string>, string][])('with %p the site is %s', (env, expected) => {
  expect(site(env).environment).toBe(expected);
});

test.each(['Staging', '9', 'a b', 'a'.repeat(41)])('the reader of settings takes %j for no name of an environment', (name) => {
  expect(() => site({ ENVIRONMENT: name })).toThrow('ENVIRONMENT');
});

test('the reader of settings takes slashes off the end of SITE_URL', () => {
  expect(site({ SITE_URL: 'https://petcare.example//' }).siteUrl).toBe('https://petcare.example');
});

test('the reader of settings reads the host, the port, the store and the trusted proxies of the service', () => {
  const env = { API_URL, DATABASE_URL: 'postgres://db', RELEASES_DIR: '/releases' };
  expect(readServiceSettings(env)).toMatchObject({ host: '127.0.0.1', port: 4000, store: { folder: '/releases' }, trustedProxies: [] });
  expect(readServiceSettings({ ...env, HOST: '0.0.0.0', PORT: '80', TRUSTED_PROXIES: '10.0.0.1,10.0.0.2' })).toMatchObject({
    host: '0.0.0.0',
    port: 80,
    trustedProxies: ['10.0.0.1', '10.0.0.2'],
  });
});

test.each([
  ['API_URL', { DATABASE_URL: 'postgres://db', RELEASES_DIR: '/releases' }],
  ['DATABASE_URL', { API_URL, RELEASES_DIR: '/releases' }],
  ['RELEASES_DIR', { API_URL, DATABASE_URL: 'postgres://db' }],
  ['SITE_URL', { API_URL, DATABASE_URL: 'postgres://db', RELEASES_DIR: '/releases', NODE_ENV: 'production' }],
])('the service refuses to start without %s', (variable, env) => {
  expect(() => readServiceSettings(env)).toThrow(variable);
});

describe('trackers', () => {
  test('reads the keys that are set', () => {
    expect(site({ ANALYTICS_KEY: 'G-ABC123', AD_PIXEL_KEY: '42' }).trackers).toEqual({ analytics: 'G-ABC123', adPixel: '42' });
  });

  test('reads empty keys as none', () => {
    expect(site({ ANALYTICS_KEY: '' }).trackers).toBeUndefined();
  });

  test.each(['<script>', 'a b', 'x'.repeat(65)])('refuses the key %p and names its variable', (key) => {
    expect(() => site({ SOCIAL_SDK_KEY: key })).toThrow('SOCIAL_SDK_KEY');
  });
});

test.each([
  [{}, []],
  [{ DANAL_CPID: '' }, []],
  [{ SANDBOX_URL }, ['http://127.0.0.1:4900']],
  [{ SANDBOX_URL, NODE_ENV: 'production' }, []],
  [{ SANDBOX_URL, DANAL_CPID: 'A010000000' }, ['https://wauth.teledit.com', 'http://127.0.0.1:4900']],
  [{ SANDBOX_URL, DANAL_CPID: 'A010000000', KCP_SITE_CODE: 'A1' }, ['https://wauth.teledit.com', 'https://smpay.kcp.co.kr']],
  [{ DANAL_CPID: 'A010000000', NODE_ENV: 'production' }, ['https://wauth.teledit.com']],
] as [Record<string, string>, string[]][])('with %p lets forms be posted to %p beside the site', (env, expected) => {
  expect(site(env).formTargets).toEqual(expected);
});

test('the reader of settings refuses a SANDBOX_URL that is no address', () => {
  expect(() => site({ SANDBOX_URL: 'sandbox' })).toThrow('SANDBOX_URL');
});

const kakaoPostcode: Postcode = {
  script: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  frame: 'https://postcode.map.kakao.com',
};
const sandboxPostcode: Postcode = { script: 'http://127.0.0.1:4900/postcode/postcode.v2.js', frame: 'http://127.0.0.1:4900' };

test.each([
  [{}, undefined],
  [{ POSTCODE: '' }, undefined],
  [{ POSTCODE: 'kakao' }, kakaoPostcode],
  [{ POSTCODE: 'kakao', SANDBOX_URL }, kakaoPostcode],
  [{ POSTCODE: 'kakao', NODE_ENV: 'production' }, kakaoPostcode],
  [{ SANDBOX_URL }, sandboxPostcode],
  [{ SANDBOX_URL, NODE_ENV: 'production' }, undefined],
] as [Record<string, string>, Postcode | undefined][])('with %p searches for addresses with %p', (env, expected) => {
  expect(site(env).postcode).toEqual(expected);
});

test('the reader of settings refuses a POSTCODE of another provider', () => {
  expect(() => site({ POSTCODE: 'https://elsewhere.test' })).toThrow('POSTCODE');
});

describe('the map provider', () => {
  const kakao: MapProvider = {
    settings: { kakaoKey: 'abc123' },
    img: 'https://*.daumcdn.net https://*.kakaocdn.net',
    connect: 'https://*.kakao.com https://*.daumcdn.net',
  };
  const tiles = 'https://tiles.test https://glyphs.test';

  test.each<[Record<string, string>, MapProvider | undefined]>([
    [{}, undefined],
    [{ KAKAO_MAPS_KEY: '', MAP_STYLE: '', MAP_ORIGINS: 'https://tiles.test' }, undefined],
    [{ KAKAO_MAPS_KEY: 'abc123' }, kakao],
    [{ KAKAO_MAPS_KEY: 'abc123', MAP_STYLE: 'https://tiles.test/style.json' }, kakao],
    [
      { MAP_STYLE: 'https://tiles.test/style.json', MAP_ORIGINS: 'https://glyphs.test/fonts https://tiles.test' },
      { settings: { style: 'https://tiles.test/style.json' }, img: tiles, connect: tiles },
    ],
    [{ MAP_STYLE: '/uploads/seoul.pmtiles' }, { settings: { style: '/uploads/seoul.pmtiles' }, img: '', connect: '' }],
    [
      { MAP_STYLE: 'http://127.0.0.1:9/a.pmtiles' },
      { settings: { style: 'http://127.0.0.1:9/a.pmtiles' }, img: 'http://127.0.0.1:9', connect: 'http://127.0.0.1:9' },
    ],
  ])('of %p is %p', (env, expected) => {
    expect(site(env).map).toEqual(expected);
  });

  test.each(['README.md', 'docs/operating.md'])('is one that needs no key and no other host after the line in %s', async (file) => {
    const text = await readFile(join(import.meta.dirname, '../../..', file), 'utf8');
    const [, style = ''] = /MAP_STYLE=(https:\S+?)[\s`]/.exec(text) ?? [];
    const { origin } = new URL(style);
    expect(site({ MAP_STYLE: style }).map).toEqual({ settings: { style }, img: origin, connect: origin });
    expect(style).not.toMatch(/key|token/);
  });

  test.each([
    ['KAKAO_MAPS_KEY', { KAKAO_MAPS_KEY: '<script>' }],
    ['MAP_STYLE', { MAP_STYLE: 'http://tiles.test/style.json' }],
    ['MAP_STYLE', { MAP_STYLE: '//tiles.test/style.json' }],
    ['MAP_ORIGINS', { MAP_STYLE: 'https://tiles.test/style.json', MAP_ORIGINS: "https://glyphs.test; 'unsafe-inline'" }],
  ] as [string, Record<string, string>][])('is refused for a wrong %s', (variable, env) => {
    expect(() => site(env)).toThrow(variable);
  });
});

test('the reader of settings reads the rendering limits that are set, and keeps the usual ones else', () => {
  expect(site({ RENDER_PAGE_MS: '50', RENDER_THREADS: '2' }).limits).toEqual({ ...usualLimits, page: 50, threads: 2 });
});

test.each(['0', '-1', 'much'])('the reader of settings refuses the rendering limit %p and names its variable', (text) => {
  expect(() => site({ RENDER_MEMORY_MB: text })).toThrow('RENDER_MEMORY_MB');
});

test.each([
  [{ RELEASES_DIR: '/releases' }, { folder: '/releases' }],
  [{ RELEASES_STORE: 's3://bucket' }, { bucket: 'bucket', prefix: '', elsewhere: null }],
  [
    { RELEASES_STORE: 's3://bucket/a/b/', RELEASES_DIR: '/releases' },
    { bucket: 'bucket', prefix: 'a/b', elsewhere: null },
  ],
  [
    { RELEASES_STORE: 's3://bucket', AWS_ENDPOINT_URL: 'http://127.0.0.1:9' },
    { bucket: 'bucket', prefix: '', elsewhere: { endpoint: 'http://127.0.0.1:9', region: 'us-east-1' } },
  ],
] as [Record<string, string>, object][])('with %p keeps releases in %p', (env, expected) => {
  expect(readStoreSettings(env)).toEqual(expected);
});

test('the reader of settings reads the logins of the smoke run; none when SMOKE_LOGINS is empty', () => {
  const logins = { hospital: { email: 'a@b.kr', password: 'p:w"d' } };
  expect(readSmokeSettings({ SMOKE_LOGINS: JSON.stringify(logins) }).logins).toEqual(logins);
  expect(readSmokeSettings({ SMOKE_LOGINS: '' }).logins).toEqual({});
  expect(readSmokeSettings({}).logins).toEqual({});
});

test.each(['{"nobody":{"email":"a","password":"b"}}', '{"guardian":{"email":"a"}}', '{"guardian":null}', 'guardian'])(
  'the reader of settings refuses SMOKE_LOGINS=%s',
  (text) => {
    expect(() => readSmokeSettings({ SMOKE_LOGINS: text })).toThrow();
  },
);
