import { safeNext, withNext } from '@petcare/auth';
import type { LoggedIn } from './login.ts';

/**
 * The path to which a login leads: the page that was asked for, unless something comes first. What only stands in between (joining, saying
 * who one is) is told of that page and goes on to it.
 */
export function landingOf({ state, stateURL }: LoggedIn, next: string | null): string {
  switch (state) {
    case 'OK':
    case 'LINKED':
      return safeNext(next, stateURL);
    case 'JOIN_REQUIRED':
    case 'IDENTITY_REQUIRED':
      return withNext(stateURL, safeNext(next, ''));
    default:
      return stateURL;
  }
}
