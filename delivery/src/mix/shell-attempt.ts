import type { Mix, MixedRelease } from './mix.ts';
import type { MixRequest } from './request.ts';

const COOKIE = 'petcare-shell';
const TOKEN = /^([0-9a-f]{12})\.(\d{1,3})$/;

/**
 * The number of times that a browser has had to open this release of the shell anew: its page's boot guard counts in a cookie. 0 is the
 * usual page.
 */
export type ShellAttempt = { release: string; attempt: number };

/** Only of the release that this visitor is given now: what failed of another is past. */
export function shellAttemptOf(cookies: MixRequest['cookies'], { release }: MixedRelease): ShellAttempt {
  const [, named, attempt] = TOKEN.exec(cookies[COOKIE] ?? '') ?? [];
  return { release, attempt: named === release ? Number(attempt) : 0 };
}

/** Every second attempt is made with the good release of the shell before this one: nobody can ask for another. */
export function mixOfAttempt(mix: Mix, { attempt }: ShellAttempt): Mix {
  const shell = mix.get('shell');
  if (attempt === 0 || attempt % 2 === 1 || !shell?.previous || !shell.previousManifest) return mix;
  return new Map(mix).set('shell', {
    package: 'shell',
    release: shell.previous,
    manifest: shell.previousManifest,
    previous: null,
    previousManifest: null,
  });
}
