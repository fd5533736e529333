import { safeNext } from '@petcare/auth';
import type { LoggedIn } from '../session/login.ts';

/** An address that keeps where the person wanted to go. */
export function withNext(address: string, next: string | null): string {
  if (!next) return address;
  const [, page = '', hash = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}${hash}`;
}

/** Where a login leads: to the page that was asked for, or first to what its state asks of the person. */
export function landingOf({ state, stateURL }: Pick<LoggedIn, 'state' | 'stateURL'>, next: string | null): string {
  return state === 'OK' ? safeNext(next, stateURL) : withNext(stateURL, next);
}
