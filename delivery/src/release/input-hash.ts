import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Goes up when this service makes something else of the same build: what was stored before is built anew. */
const FORMAT = 4;
const SKIPPED = new Set(['node_modules', 'dist']);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function addFolder(hash: Hash, root: string, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (SKIPPED.has(entry.name) || isTest(entry.name)) continue;
    if (entry.isDirectory()) addFolder(hash, root, path);
    else if (entry.isFile())
      hash
        .update(`${relative(root, path)}\0`)
        .update(new Uint8Array(readFileSync(path)))
        .update('\0');
  }
}

/** The shared packages that a package uses, directly or through others, or gives as its kit, by folder. */
function sharedFoldersOf(root: string, folder: string, found = new Set<string>()): Set<string> {
  const {
    dependencies = {},
    devDependencies = {},
    kit = [],
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
    kit?: string[];
  };
  const builtWith = devDependencies['@petcare/tooling'] ? ['@petcare/tooling'] : [];
  for (const name of [...Object.keys(dependencies), ...builtWith, ...kit]) {
    if (!name.startsWith('@petcare/')) continue;
    const shared = join(root, 'shared', name.slice('@petcare/'.length));
    if (found.has(shared) || !existsSync(shared)) continue;
    found.add(shared);
    sharedFoldersOf(root, shared, found);
  }
  return found;
}

/**
 * A hash of all that a build's result depends on: own sources, the shared packages in it, locked dependencies, tooling, Node.
 * The same for a copy of the package in another folder of its name.
 */
export function inputHashOf(root: string, name: string, folder = join(root, name)): string {
  const hash = createHash('sha256').update(`${FORMAT} ${process.versions.node.split('.')[0]}`);
  addFolder(hash, dirname(folder), folder);
  for (const shared of [...sharedFoldersOf(root, folder)].sort()) addFolder(hash, root, shared);
  const lockfile = join(root, 'pnpm-lock.yaml');
  if (existsSync(lockfile)) hash.update(new Uint8Array(readFileSync(lockfile)));
  return hash.digest('hex').slice(0, 32);
}
