import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../paths.ts';

/** The file that marks the root of a build. */
export const MARK = 'build.json';

const PLACE = 'petcare:place';
const ROOT_OF_BUILD = `
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
let root = import.meta.dirname;
while (!existsSync(join(root, '${MARK}'))) root = dirname(root);
export const filename = (path) => join(root, path);
export const url = (path) => pathToFileURL(filename(path)).href;
`;

/**
 * A build has the places of the repository, but its modules lie together in a few files: whatever asks where it lies is
 * told where it would lie there.
 */
export const ownPlaces: Plugin = {
  name: 'own-places',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${PLACE}$`) }, () => ({ path: PLACE, namespace: 'petcare' }));
    build.onLoad({ filter: /.*/, namespace: 'petcare' }, () => ({ contents: ROOT_OF_BUILD, resolveDir: root }));
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return null;
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.')) return null;
      const file = JSON.stringify(relative(root, path).split(sep).join('/'));
      const folder = JSON.stringify(join(relative(root, path), '..').split(sep).join('/'));
      const placed = text
        .replaceAll('import.meta.dirname', `filenameInBuild(${folder})`)
        .replaceAll('import.meta.filename', `filenameInBuild(${file})`)
        .replaceAll('import.meta.url', `urlInBuild(${file})`);
      return { contents: `import { filename as filenameInBuild, url as urlInBuild } from '${PLACE}';\n${placed}`, loader: 'ts' };
    });
  },
};

/** The modules in whose place a build has another one. */
export function standIns(table: Record<string, string>): Plugin {
  const byPath = new Map(Object.entries(table).map(([from, to]) => [join(root, from), join(root, to)]));
  return {
    name: 'stand-ins',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const other = byPath.get(join(resolveDir, path));
        return other === undefined ? null : { path: other };
      });
    },
  };
}
