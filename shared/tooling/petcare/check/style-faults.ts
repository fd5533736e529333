import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { outreachesOf, sayOutreach } from '../../presets/webpack/plugins/own-selectors.ts';

/**
 * The selectors in a remote's stylesheets that style what isn't the remote's. Those of its libraries are found by the build.
 * @param dir absolute folder of the remote
 * @returns one line a fault, empty when there is none
 */
export function styleFaults(dir: string, owner: string): string[] {
  return ts.sys
    .readDirectory(dir, ['.css'], ['**/node_modules', '**/dist', '**/coverage'])
    .flatMap((path) =>
      outreachesOf(readFileSync(path, 'utf8'), owner).map((outreach) => sayOutreach(relative(dir, path), outreach, owner)),
    );
}
