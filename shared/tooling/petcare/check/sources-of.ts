import { relative } from 'node:path';
import ts from 'typescript';

/** The TypeScript files of a remote, as paths below its folder: `sources` run in the page, `tests` don't. */
export function sourcesOf(dir: string): { sources: string[]; tests: string[] } {
  const found = ts.sys
    .readDirectory(dir, ['.ts', '.tsx'], ['**/node_modules', '**/dist'])
    .map((path) => relative(dir, path))
    .sort();
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  return { sources: found.filter((file) => !isTest(file)), tests: found.filter(isTest) };
}
