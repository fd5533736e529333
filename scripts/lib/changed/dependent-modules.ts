import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

const modules = join(root, 'server/src/modules');

function sourcesOf(name: string): string[] {
  return readdirSync(join(modules, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** The server's modules that import this one's `index.ts`. */
export function dependentModules(name: string): string[] {
  const usesIt = (source: string) => source.includes(`/${name}/index.ts'`);
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== name && sourcesOf(entry.name).some(usesIt))
    .map((entry) => entry.name);
}
