import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';

/** Files and folders that a text names between backticks, but for those that are only to be made. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:server|shared|shell|delivery|mf-\w+|docs|scripts|e2e|bench)\/[\w./-]*)`/g)].map(([, path]) => path!);

test('every file and folder that the README names is there', () => {
  const paths = namedPaths(readFileSync(join(root, 'README.md'), 'utf8')).filter((path) => !/mf-example|YYYY/.test(path));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
