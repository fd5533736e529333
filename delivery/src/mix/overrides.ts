import { isFaultName, remoteNames, type Fault } from '@petcare/contracts';
import type { StoredRelease } from '../registry/registry.sql.ts';
import type { Mix } from './mix.ts';

const LOCAL = /^(mf-[a-z0-9-]+)@localhost:(\d{2,5})$/;

/** A remote that a developer serves from this machine instead of its release. */
export type LocalRemote = { remote: string; origin: string };

/** What a tester has put in place of what everybody gets. */
export type Overrides = { local: readonly LocalRemote[]; releases: readonly StoredRelease[] };

export const NO_OVERRIDES: Overrides = { local: [], releases: [] };

const COOKIE = 'petcare-remote';

// The shell refuses a composition with a name that it doesn't know, and with it the whole page.
const isRemoteName = (name: string | undefined): name is string => remoteNames.some((known) => known === name);

const partsOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');

function fromCookie(header: string): string[] {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
  return pair
    ? pair
        .slice(COOKIE.length + 1)
        .split('.')
        .filter((text) => text !== '')
    : [];
}

function localRemote(text: string): LocalRemote | null {
  const [, remote, port] = LOCAL.exec(text) ?? [];
  return port && isRemoteName(remote) ? { remote, origin: `http://localhost:${port}` } : null;
}

const kept = ({ local, releases }: Overrides) => [
  ...local.map(({ remote, origin }) => `${remote}@${origin.slice('http://'.length)}`),
  ...releases.map(({ package: name, release }) => `${name}@${release}`),
];

/** The last word on a package counts. */
function lastOfEach(found: readonly (LocalRemote | StoredRelease)[]): Overrides {
  const last = new Map(found.map((one) => ['remote' in one ? one.remote : one.package, one]));
  const each = [...last.values()];
  return { local: each.filter((one) => 'remote' in one), releases: each.filter((one) => 'package' in one) };
}

export type Page = {
  mayTest: boolean;
  /** The values of `?remote=` in its address. */
  named: readonly string[];
  /** Whether its address opens an exact mix. */
  opensMix: boolean;
  cookie: string;
  /** The stored release that a text names. */
  releaseNamed(text: string): Promise<StoredRelease | null>;
};

/** `unknown`: what was asked for and is not there; then `rest` names what is. */
export type Asked = { overrides: Overrides; setCookie: string | null } | { unknown: string[]; rest: string[] };

/**
 * The overrides of a page: those that its address names (`?remote=`, several
 * by commas or repeated), else those that an earlier address of this browser
 * named, so that they outlive a reload elsewhere. `?remote=` with nothing takes
 * them off, and so does a link to an exact mix. Only for testers: else anybody
 * could send a link that loads foreign code, or a release with a known hole.
 * What is not there is never passed over in silence: a test of something else
 * would look like the one that was asked for.
 */
export async function overridesOf({ mayTest, named, opensMix, cookie, releaseNamed }: Page): Promise<Asked> {
  if (!mayTest) return { overrides: NO_OVERRIDES, setCookie: null };
  const isNamed = named.length > 0;
  const before = fromCookie(cookie);
  const texts = isNamed ? partsOf(named) : opensMix ? [] : before;
  const found = await Promise.all(texts.map(async (text) => localRemote(text) ?? (await releaseNamed(text))));
  const unknown = texts.filter((_, index) => found[index] === null);
  if (unknown.length > 0) return { unknown, rest: texts.filter((text) => !unknown.includes(text)) };

  const overrides = lastOfEach(found.filter((one) => one !== null));
  const value = kept(overrides).join('.');
  const setCookie = `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict${value ? '' : '; Max-Age=0'}`;
  return { overrides, setCookie: isNamed || (opensMix && before.length > 0) ? setCookie : null };
}

/**
 * The faults that a page's address asks for: `?fault=mf-search:hang,mf-reviews:slow-3000`,
 * or several `fault`. For this page only, and for nobody but testers: what
 * doesn't name a remote of the mix and a way to fail is left out.
 */
export function faultsOf(page: { mayTest: boolean; named: readonly string[]; mix: Mix }): Fault[] {
  if (!page.mayTest) return [];
  return page.named
    .flatMap((text) => text.split(','))
    .flatMap((text) => {
      const [remote = '', fault] = text.trim().split(':');
      return remote !== 'shell' && page.mix.has(remote) && isFaultName(fault) ? [{ remote: remote as Fault['remote'], fault }] : [];
    });
}
