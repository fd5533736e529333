import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The import of a library, and the dependency of the remote that it gets instead; by library. */
export type Aliases = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Package = { aliases?: unknown; dependencies?: Record<string, string> };

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of the package that is imported. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The `aliases` of the package.json in a folder. Throws, saying which, when one is none of its dependencies. */
export function aliasesOf(dir: string): Aliases {
  const { aliases = {}, dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Package;
  if (!isTable(aliases)) throw new Error('package.json: "aliases" is no object.');
  for (const [library, table] of Object.entries(aliases)) {
    const wrong = isTable(table) ? Object.entries(table) : [['', '']];
    for (const [request, target] of wrong) {
      if (typeof target === 'string' && request !== '' && dependencies[packageOf(target)] !== undefined) continue;
      throw new Error(
        `package.json: aliases["${library}"] must name, for what the library imports, one of the "dependencies" instead, as { "rxjs": "rxjs-own" } with "rxjs-own": "npm:rxjs@7".`,
      );
    }
  }
  return aliases as Aliases;
}

const INSTALLED = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * The request of a file in place of the one that it says: the alias of the library that the file belongs to.
 * @param issuer the file
 * @returns undefined where it has none
 */
export function aliasFor(aliases: Aliases, { issuer, request }: { issuer: string; request: string }): string | undefined {
  const library = INSTALLED.exec(issuer)?.[1]?.replaceAll('\\', '/');
  const target = library === undefined ? undefined : aliases[library]?.[packageOf(request)];
  return target === undefined ? undefined : target + request.slice(packageOf(request).length);
}
