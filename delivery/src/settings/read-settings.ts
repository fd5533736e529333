import { delimiter } from 'node:path';
import type { TrackerKeys } from '@petcare/contracts';
import {
  readDatabaseSettings,
  readDirectUrl,
  readEndingTimes,
  readLogLevel,
  readMetricsAddress,
  readTracesSettings,
  readUploadsUrl,
} from '@petcare/node';
import { readBucket } from '@petcare/node/objects';
import { isLocalHost } from '@petcare/wire/local-host';
import { findStreetsFile } from './streets-file.ts';
import {
  accountKinds,
  type BrowserSettings,
  type Logins,
  type MapProvider,
  type Postcode,
  type RenderLimits,
  type ServiceSettings,
  type SiteSettings,
  type SmokeSettings,
  type StoreSettings,
} from './settings.ts';

/** Variables by name, as in `process.env`. Each reader throws for a value that can't be right, naming its variable. */
export type Environment = Readonly<Record<string, string | undefined>>;

const KEY = /^[\w-]{1,64}$/;

function required(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

function addressIn(env: Environment, name: string): URL | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text)) throw new Error(`${name} is no address: ${text}`);
  return new URL(text);
}

/** The sandbox that plays the providers. There is none in production. */
const sandboxIn = (env: Environment) => (env['NODE_ENV'] === 'production' ? undefined : addressIn(env, 'SANDBOX_URL'));

const ENVIRONMENT = /^[a-z][a-z0-9-]{0,39}$/;

function readEnvironmentName(env: Environment): string {
  const name = env['ENVIRONMENT'] || (env['NODE_ENV'] === 'production' ? 'production' : 'development');
  if (!ENVIRONMENT.test(name)) throw new Error(`ENVIRONMENT is no name of one, as staging is: ${name}`);
  return name;
}

const trackerVariables: Record<keyof TrackerKeys, string> = {
  analytics: 'ANALYTICS_KEY',
  adPixel: 'AD_PIXEL_KEY',
  socialSdk: 'SOCIAL_SDK_KEY',
};

function readTrackers(env: Environment): TrackerKeys | undefined {
  const keys = Object.entries(trackerVariables).flatMap(([name, variable]) => {
    const key = env[variable];
    if (!key) return [];
    if (!KEY.test(key)) throw new Error(`${variable} is no key of a tracker`);
    return [[name, key]];
  });
  return keys.length > 0 ? (Object.fromEntries(keys) as TrackerKeys) : undefined;
}

const DANAL = 'https://wauth.teledit.com';
const KCP = 'https://smpay.kcp.co.kr';

/** The providers that verify identities and take payments, as the API is set up with them (`server/src/providers`). */
function readFormTargets(env: Environment): string[] {
  const sandbox = sandboxIn(env)?.origin;
  const targets = [env['DANAL_CPID'] ? DANAL : sandbox, env['KCP_SITE_CODE'] ? KCP : sandbox];
  return [...new Set(targets.filter((target) => target !== undefined))];
}

const KAKAO_POSTCODE: Postcode = {
  script: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  frame: 'https://postcode.map.kakao.com',
};

function readPostcode(env: Environment): Postcode | undefined {
  if (env['POSTCODE'] === 'kakao') return KAKAO_POSTCODE;
  if (env['POSTCODE']) throw new Error(`POSTCODE is not kakao but ${env['POSTCODE']}`);
  const sandbox = sandboxIn(env);
  return sandbox && { script: `${sandbox.origin}/postcode/postcode.v2.js`, frame: sandbox.origin };
}

const KAKAO_MAPS = { img: 'https://*.daumcdn.net https://*.kakaocdn.net', connect: 'https://*.kakao.com https://*.daumcdn.net' };

/**
 * Kakao Maps with `KAKAO_MAPS_KEY`, else `MAP_STYLE`, the address of a MapLibre style or of a PMTiles file, with
 * `MAP_ORIGINS`, who else the style names (tiles, glyphs, sprite), between spaces, else the newest PMTiles file of `MAP_DIR`.
 */
function readMapProvider(env: Environment): MapProvider | undefined {
  const { KAKAO_MAPS_KEY: kakaoKey, MAP_STYLE: style, MAP_ORIGINS: others = '', MAP_DIR: folder } = env;
  if (kakaoKey) {
    if (!KEY.test(kakaoKey)) throw new Error('KAKAO_MAPS_KEY is no key of Kakao Maps');
    return { settings: { kakaoKey }, ...KAKAO_MAPS };
  }
  if (!style) {
    const file = findStreetsFile(folder);
    return file && { settings: { style: file.address }, img: '', connect: '', file };
  }
  const named = others.split(/\s+/).filter(Boolean);
  const origins = new Set([mapOrigin('MAP_STYLE', style), ...named.map((other) => mapOrigin('MAP_ORIGINS', other))]);
  const asked = [...origins].filter((origin) => origin !== '').join(' ');
  return { settings: { style }, img: asked, connect: asked };
}

/** Empty for an address of the site itself. */
function mapOrigin(variable: string, address: string): string {
  if (/^\/(?!\/)/.test(address)) return '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLocal = url?.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1');
  if (!url || (url.protocol !== 'https:' && !isLocal)) throw new Error(`${variable} holds no address that begins with https: ${address}`);
  return url.origin;
}

export const usualLimits: RenderLimits = {
  page: 1_000,
  part: 500,
  start: 10_000,
  warm: 5_000,
  ask: 2_000,
  partsWait: 150,
  idle: 300_000,
  memory: 160,
  threads: 1,
  releases: 24,
  underWay: 32,
  underWayOfNetwork: 8,
};

const limitVariables: Record<keyof RenderLimits, string> = {
  page: 'RENDER_PAGE_MS',
  part: 'RENDER_PART_MS',
  start: 'RENDER_START_MS',
  warm: 'RENDER_WARM_MS',
  ask: 'RENDER_ASK_MS',
  partsWait: 'RENDER_PARTS_WAIT_MS',
  idle: 'RENDER_IDLE_MS',
  memory: 'RENDER_MEMORY_MB',
  threads: 'RENDER_THREADS',
  releases: 'RENDER_RELEASES',
  underWay: 'RENDER_UNDER_WAY',
  underWayOfNetwork: 'RENDER_UNDER_WAY_OF_NETWORK',
};

function readLimits(env: Environment): RenderLimits {
  const limits = { ...usualLimits };
  for (const [key, variable] of Object.entries(limitVariables) as [keyof RenderLimits, string][]) {
    const text = env[variable];
    if (!text) continue;
    if (!(Number(text) > 0)) throw new Error(`${variable} must be a number above 0, not "${text}"`);
    limits[key] = Number(text);
  }
  return limits;
}

const hostOf = (env: Environment) => env['HOST'] ?? '127.0.0.1';

/** A proxy on this machine connects from here for everybody, and may send any Host: a site that has one has an address. */
function hasLocalTesters(env: Environment): boolean {
  const site = addressIn(env, 'SITE_URL');
  return env['NODE_ENV'] !== 'production' && isLocalHost(hostOf(env)) && !env['TRUSTED_PROXIES'] && (!site || isLocalHost(site.host));
}

export function readSiteSettings(env: Environment): SiteSettings {
  return {
    apiUrl: required(env, 'API_URL'),
    siteUrl: env['SITE_URL']?.replace(/\/+$/, '') || undefined,
    environment: readEnvironmentName(env),
    trackers: readTrackers(env),
    formTargets: readFormTargets(env),
    postcode: readPostcode(env),
    uploadsUrl: readUploadsUrl(env),
    map: readMapProvider(env),
    limits: readLimits(env),
    hasLocalTesters: hasLocalTesters(env),
  };
}

/** RELEASES_STORE=s3://bucket/prefix, else the folder RELEASES_DIR. Credentials the AWS SDK takes from where each AWS tool does. */
export function readStoreSettings(env: Environment = process.env): StoreSettings {
  const bucket = readBucket(env, 'RELEASES_STORE');
  if (bucket) return bucket;
  const folder = env['RELEASES_DIR'];
  if (!folder) throw new Error('Neither RELEASES_DIR nor RELEASES_STORE says where the releases are.');
  return { folder };
}

/** SMOKE_LOGINS: `{"guardian":{"email":"…","password":"…"}}`. */
function readLogins(env: Environment): Logins {
  const given = JSON.parse(env['SMOKE_LOGINS'] || '{}') as Record<string, Partial<{ email: unknown; password: unknown }> | null>;
  for (const [kind, login] of Object.entries(given)) {
    const isGood = accountKinds.some((one) => one === kind) && typeof login?.email === 'string' && typeof login.password === 'string';
    if (!isGood) throw new Error(`SMOKE_LOGINS: ${kind} is none of ${accountKinds.join(', ')} with an email and a password.`);
  }
  return given as Logins;
}

export function readBrowserSettings(env: Environment = process.env): BrowserSettings {
  return { path: env['CHROMIUM_PATH'] || undefined, folders: (env['PATH'] ?? '').split(delimiter) };
}

export function readSmokeSettings(env: Environment = process.env): SmokeSettings {
  return { logins: readLogins(env), browser: readBrowserSettings(env) };
}

/** A site that is known by whatever Host a stranger sends would write that into its canonical addresses and its sitemap. */
function requireSiteUrl(env: Environment): void {
  if (env['NODE_ENV'] === 'production') required(env, 'SITE_URL');
}

export function readServiceSettings(env: Environment = process.env): ServiceSettings {
  requireSiteUrl(env);
  return {
    host: hostOf(env),
    port: Number(env['PORT'] ?? 4000),
    database: readDatabaseSettings(env, { applicationName: 'petcare-delivery', poolSize: 5 }),
    store: readStoreSettings(env),
    smoke: readSmokeSettings(env),
    ending: readEndingTimes(env),
    metrics: readMetricsAddress('delivery', env),
    log: readLogLevel(env),
    traces: readTracesSettings(env),
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '').split(',').filter(Boolean),
    site: readSiteSettings(env),
  };
}

/** The settings of `npm run release`: `key` is that of a package, for a site elsewhere. */
export function readReleaseSettings(env: Environment = process.env) {
  return { databaseUrl: readDirectUrl(env), siteUrl: env['SITE_URL'], key: env['PETCARE_KEY'], actor: env['USER'] ?? 'local' };
}
