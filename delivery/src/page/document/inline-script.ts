import { readFileSync } from 'node:fs';

/** A script as it stands in every page: without its comments and indents. */
export const inlineScript = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\s*(?:\/\/.*\s*)*/gm, '')
    .trim();
