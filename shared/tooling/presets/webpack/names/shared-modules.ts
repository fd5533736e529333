import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageOf } from './aliases.ts';

/**
 * The modules that the page has one copy of, by their exact share keys: the
 * shell gives them, the remotes take them. A key that is missing here gives
 * each remote its own copy, which looks fine until state is in two places.
 * react-router, @urql/core and react-aria-components come along inside
 * react-router-dom, urql and @petcare/ui: no remote imports them by name.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'styled-components',
  'rxjs',
  'urql',
  '@petcare/contracts',
  '@petcare/event-bus',
  '@petcare/auth',
  '@petcare/api',
  '@petcare/remote',
  '@petcare/ui',
  '@petcare/ui/choice',
  '@petcare/ui/date',
  '@petcare/ui/form',
  '@petcare/ui/overlay',
  '@petcare/ui/upload',
] as const;

/**
 * Those that only some pages need, each in a file of its own in the shell's
 * release, and which other of them it is mostly built on: that one's file is
 * fetched with it, while what little it has in common with the rest is in both.
 */
export const onDemand: ReadonlyMap<SharedModule, SharedModule | null> = new Map<SharedModule, SharedModule | null>([
  ['@petcare/ui/overlay', null],
  ['@petcare/ui/choice', null],
  ['@petcare/ui/date', '@petcare/ui/overlay'],
  ['@petcare/ui/form', null],
  ['@petcare/ui/upload', null],
]);

export type SharedModule = (typeof sharedModules)[number];

type Share = { singleton: true; requiredVersion: string | false; version?: string; import?: string | false };

/** The exact version of each of these modules as the package in `dir` resolves it, leaving out what it doesn't depend on. */
export function sharedVersions(dir: string, modules: readonly string[] = sharedModules): Record<string, string> {
  const require = createRequire(join(dir, 'package.json'));
  const own = require('./package.json') as { dependencies?: Record<string, string> };
  const versions: Record<string, string> = {};
  for (const module of modules) {
    const name = packageOf(module);
    if (!own.dependencies?.[name]) continue;
    versions[module] = (require(join(dir, 'node_modules', name, 'package.json')) as { version: string }).version;
  }
  return versions;
}

function shares(dir: string, shareOf: (version: string, module: string) => Share): Record<string, Share> {
  const versions = Object.entries(sharedVersions(dir));
  return Object.fromEntries(versions.map(([module, version]) => [module, shareOf(version, module)]));
}

/** The file of a module of ours. Named by it, it is given though nothing of the shell imports it. */
function fileOf(dir: string, module: string): string | undefined {
  if (!module.startsWith('@petcare/')) return undefined;
  return createRequire(join(dir, 'package.json')).resolve(module);
}

/** The modules that the shell puts into the share scope. */
export function providedShares(dir: string): Record<string, Share> {
  return shares(dir, (version, module) => ({ singleton: true, requiredVersion: `^${version}`, version, import: fileOf(dir, module) }));
}

/**
 * The modules that a remote takes from the share scope; it holds no copy to fall back on. Whether the versions fit is checked before a
 * release goes live: in the page it would be too late, and each remote would carry the means to compare them.
 */
export function consumedShares(dir: string): Record<string, Share> {
  return shares(dir, () => ({ singleton: true, requiredVersion: false, import: false }));
}
