import { existsSync } from 'node:fs';
import { cp, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folder of a package as `from` finds it; undefined where it is not installed, as one for another kind of machine. */
async function folderOf(name: string, from: string): Promise<string | undefined> {
  for (let folder = from; ; folder = join(folder, '..')) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) return realpath(place);
    if (folder === join(folder, '..')) return undefined;
  }
}

/**
 * Copies packages with all that they need into `node_modules` of a build: the very files that the lockfile has had installed
 * here, for the kind of machine that this is.
 * @returns each with its version, in the order of their names
 * @throws Error when two of them need different versions of one package
 */
export async function copyPackages(wanted: readonly { name: string; of: string }[], to: string): Promise<Record<string, string>> {
  const copied: Record<string, string> = {};
  const copy = async (name: string, from: string, isNeeded: boolean): Promise<void> => {
    const folder = await folderOf(name, from);
    if (folder === undefined) {
      if (isNeeded) throw new Error(`${name} is not installed.`);
      return;
    }
    const {
      version,
      dependencies = {},
      optionalDependencies = {},
    } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
    if (copied[name] === version) return;
    if (copied[name] !== undefined) throw new Error(`${name} is needed as ${copied[name]} and as ${version}.`);
    copied[name] = version;
    const isOwn = (path: string) => !path.slice(folder.length).includes('node_modules');
    await cp(folder, join(to, 'node_modules', name), { recursive: true, filter: isOwn });
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }).sort())
      await copy(each, folder, each in dependencies && !(each in optionalDependencies));
  };
  for (const { name, of } of wanted) await copy(name, join(root, of), true);
  return Object.fromEntries(Object.entries(copied).sort(([one], [other]) => (one < other ? -1 : 1)));
}
