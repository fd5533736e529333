import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';

/** The base types and every module's own `.graphql` files, as one text. */
export function readTypeDefs(): string {
  const files = [join(paths.platform, 'graphql', 'base.graphql')];
  for (const module of readdirSync(paths.modules).sort()) {
    const folder = join(paths.modules, module);
    const own = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
    files.push(...own.sort().map((name) => join(folder, name)));
  }
  return files.map((path) => readFileSync(path, 'utf8')).join('\n');
}
