import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of `shared/` in the checkout. */
export type SourcePackage = { name: string; dir: string };

type PackageJson = Record<string, unknown> & {
  name: string;
  version: string;
  exports?: Record<string, string>;
  /** The facts that are said of it in a registry only. */
  publishConfig?: Record<string, unknown>;
  dependencies?: Record<string, string>;
};

const readPackage = (dir: string) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageJson;

/** The version that stands for `catalog:` and `workspace:*`: the one that the checkout has installed. */
function realVersion(dir: string, name: string, wanted: string): string {
  return /^(catalog|workspace):/.test(wanted) ? readPackage(join(dir, 'node_modules', name)).version : wanted;
}

const scriptAt = (path: string) =>
  path.endsWith('.d.ts')
    ? { types: path }
    : path.endsWith('.ts')
      ? { types: path.replace(/\.ts$/, '.d.ts'), default: path.replace(/\.ts$/, '.js') }
      : path;

/** The package.json of a package of `shared/` as a registry has it: what is installed with real versions, what is imported as JavaScript. */
export function publishedPackage({ dir }: SourcePackage): Record<string, unknown> {
  const { private: _private, devDependencies: _development, publishConfig, exports = {}, dependencies = {}, ...own } = readPackage(dir);
  return {
    ...own,
    ...publishConfig,
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, scriptAt(path)])),
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([name, wanted]) => [name, realVersion(dir, name, wanted)])),
  };
}
