import { existsSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^mf(-[a-z][a-z0-9]*)+$/;
const TITLE = /^(?=.*[가-힣])[\p{L}\p{N} ·]+$/u;

/** The reason why no remote can be made under this name; null when one can. */
export function faultOfName(root: string, name: string): string | null {
  if (!NAME.test(name)) return `'${name}' is no name for a remote: mf- and words of small letters.`;
  return existsSync(join(root, name)) ? `${name}/ is there already.` : null;
}

/** The reason why a page can't have this title; null when it can. */
export function faultOfTitle(title: string): string | null {
  return TITLE.test(title) ? null : `'${title}' is no title for the people of the site: Korean words, without quotes.`;
}
