import { isRemoteName } from '@petcare/contracts';
import type { StoredRelease } from '../registry/registry.sql.ts';
import type { MixCookie, MixRequest } from './request.ts';

const LOCAL = /^(mf-[a-z0-9-]+)@localhost:(\d{2,5})$/;
const COOKIE = 'petcare-remote';

/** A remote that a developer serves from this machine instead of its release. */
export type LocalRemote = { remote: string; origin: string };

/** A tester's choices in place of what everybody gets. */
export type Overrides = { local: readonly LocalRemote[]; releases: readonly StoredRelease[] };

export const NO_OVERRIDES: Overrides = { local: [], releases: [] };

const partsOf = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function localRemote(text: string, isKnown: (name: string) => boolean): LocalRemote | null {
  const [, remote, port] = LOCAL.exec(text) ?? [];
  return port && isRemoteName(remote) && isKnown(remote) ? { remote, origin: `http://localhost:${port}` } : null;
}

/** The last override of a package counts. */
function lastOfEach(found: readonly (LocalRemote | StoredRelease)[]): Overrides {
  const last = new Map(found.map((one) => ['remote' in one ? one.remote : one.package, one]));
  const each = [...last.values()];
  return { local: each.filter((one) => 'remote' in one), releases: each.filter((one) => 'package' in one) };
}

/** Kept as they are: `@` and `:` may stand in a cookie. */
const encode = (value: string) => value;

function cookieOf({ local, releases }: Overrides): MixCookie {
  const value = [
    ...local.map(({ remote, origin }) => `${remote}@${origin.slice('http://'.length)}`),
    ...releases.map(({ package: name, release }) => `${name}@${release}`),
  ].join('.');
  const options = { path: '/', httpOnly: true, sameSite: 'strict', encode } as const;
  return { name: COOKIE, value, options: value ? options : { ...options, maxAge: 0 } };
}

/** `unknown`: what was asked for and is not there; then `rest` names what is. */
export type ReadOverrides = { overrides: Overrides; cookie: MixCookie | null } | { unknown: string[]; rest: string[] };

/**
 * The overrides of a tester's page: those that its address names (`?remote=`, several
 * by commas or repeated), else those that an earlier address of this browser
 * named, so that they outlive a reload elsewhere. `?remote=` with nothing takes
 * them off, and so does a link to an exact mix (`opensMix`).
 * What is not there is never passed over in silence: a test of something else
 * would look like the one that was asked for.
 */
export async function overridesOf(
  { url, cookies }: Pick<MixRequest, 'url' | 'cookies'>,
  opensMix: boolean,
  releaseNamed: (text: string) => Promise<StoredRelease | null>,
  isKnown: (remote: string) => boolean,
): Promise<ReadOverrides> {
  const named = url.searchParams.getAll('remote');
  const before = partsOf(cookies[COOKIE] ?? '', '.');
  const inAddress = named.flatMap((text) => partsOf(text, ','));
  const texts = named.length > 0 ? inAddress : opensMix ? [] : before;
  const found = await Promise.all(texts.map(async (text) => localRemote(text, isKnown) ?? (await releaseNamed(text))));
  const unknown = texts.filter((_, index) => found[index] === null);
  if (unknown.length > 0) return { unknown, rest: texts.filter((text) => !unknown.includes(text)) };
  const overrides = lastOfEach(found.filter((one) => one !== null));
  const isChanged = named.length > 0 || (opensMix && before.length > 0);
  return { overrides, cookie: isChanged ? cookieOf(overrides) : null };
}
