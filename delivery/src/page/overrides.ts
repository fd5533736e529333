import { isFaultName, remoteNames, type Fault } from '@petcare/contracts';
import type { MixedRelease } from './mix.ts';

const OVERRIDE = /^(mf-[a-z0-9-]+)@localhost:(\d{2,5})$/;

/** A remote that a developer serves from this machine instead of its release. */
export type Override = { remote: string; origin: string };

const COOKIE = 'petcare-remote';

// The shell refuses a composition with a name that it doesn't know, and with it the whole page.
const isRemoteName = (name: string | undefined): name is string => remoteNames.some((known) => known === name);

function fromCookie(header: string): string[] {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
  return pair ? pair.slice(COOKIE.length + 1).split('.') : [];
}

/**
 * The overrides of a page: those that its address names (`?remote=`), else
 * those that an earlier address of this browser named, so that they outlive a
 * reload elsewhere; `?remote=` with nothing takes them off. Only for testers:
 * else anybody could send a link that loads foreign code.
 */
export function overridesOf(page: { mayTest: boolean; named: readonly string[]; cookie: string }): { overrides: Override[]; setCookie: string | null } {
  if (!page.mayTest) return { overrides: [], setCookie: null };
  const overrides = (page.named.length > 0 ? page.named : fromCookie(page.cookie)).flatMap((text) => {
    const [, remote, port] = OVERRIDE.exec(text) ?? [];
    return port && isRemoteName(remote) ? [{ remote, origin: `http://localhost:${port}` }] : [];
  });
  const kept = overrides.map(({ remote, origin }) => `${remote}@${origin.slice('http://'.length)}`).join('.');
  const setCookie = `${COOKIE}=${kept}; Path=/; HttpOnly; SameSite=Strict${kept ? '' : '; Max-Age=0'}`;
  return { overrides, setCookie: page.named.length > 0 ? setCookie : null };
}

/**
 * The faults that a page's address asks for: `?fault=mf-search:hang,mf-reviews:slow-3000`,
 * or several `fault`. For this page only, and for nobody but testers: what
 * doesn't name a remote of the mix and a way to fail is left out.
 */
export function faultsOf(page: { mayTest: boolean; named: readonly string[]; mix: ReadonlyMap<string, MixedRelease> }): Fault[] {
  if (!page.mayTest) return [];
  return page.named
    .flatMap((text) => text.split(','))
    .flatMap((text) => {
      const [remote = '', fault] = text.trim().split(':');
      return remote !== 'shell' && page.mix.has(remote) && isFaultName(fault) ? [{ remote: remote as Fault['remote'], fault }] : [];
    });
}
