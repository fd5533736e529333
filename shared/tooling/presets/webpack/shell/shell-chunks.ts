import type { Chunk, Configuration, Module } from 'webpack';
import { KIT_PIECES } from '@petcare/wire/manifest';
import { onDemand, sharedModules, type SharedModule } from '../names/shared-modules.ts';
import { shareOf } from '../names/share-of.ts';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type ModuleTest = (module: Module, context: { chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> } }) => boolean;

type Demand = SharedModule | typeof KIT_PIECES;

/** The modules that the shell gives in files of their own, each with the one that its file stands upon. */
export const demands: ReadonlyMap<Demand, Demand | null> = new Map<Demand, Demand | null>([
  ...onDemand,
  [KIT_PIECES, '@petcare/ui/overlay'],
]);

/** The demand that a module makes by what it fetches; undefined for none. */
export function demandAt(origin: Module): Demand | undefined {
  if (/[\\/]shared[\\/]ui[\\/]src[\\/]/.test(origin.nameForCondition() ?? '')) return KIT_PIECES;
  return shareOf(origin);
}

/** The modules on demand that the chunk is fetched for, when it is fetched for nothing else. */
function demandOf(chunk: Chunk): ReadonlySet<Demand> {
  const demand = new Set<Demand>();
  for (const group of chunk.groupsIterable) {
    for (const { module } of group.origins) {
      const key = module ? demandAt(module) : undefined;
      if (!key || !demands.has(key)) return new Set();
      demand.add(key);
    }
  }
  return demand;
}

/** `phone`, `time` and `storage` are what the shared modules and the frame stand on; `tooling` has what stands in for modules of libraries (`korean-plugin.ts`). */
const sharedFolders = new Set([
  ...sharedModules.flatMap((key) => /^@petcare\/([^/]+)/.exec(key)?.[1] ?? []),
  'phone',
  'time',
  'storage',
  'tooling',
]);

/** The modules that are fetched only where a remote declares events or slots of its own. */
const LATER = /[\\/]contracts[\\/](own|src[\\/](declared|shape))\.ts$/;

/** Of others' packages every one; of our own those that the page has one copy of: what only some of the shell's pages use stays with them. */
function isLibrary(module: Module): boolean {
  const file = module.nameForCondition() ?? '';
  if (LATER.test(file)) return false;
  const folder = /[\\/]shared[\\/]([^\\/]+)/.exec(file)?.[1];
  return file.includes('node_modules') || (folder !== undefined && sharedFolders.has(folder));
}

const inChunk =
  (fits: (demand: ReadonlySet<Demand>) => boolean): ModuleTest =>
  (module, { chunkGraph }) =>
    isLibrary(module) && [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => fits(demandOf(chunk)));

const fileName = (key: Demand) => key.replace('@petcare/', '').replace('/', '-');

/**
 * The files that the shared modules lie in: one for all that every page needs,
 * one for each module on demand, and one for the kit's pieces. Left to itself,
 * webpack makes a file and a request of each module, and one more of what any
 * two have in common.
 */
export function shellChunks(): SplitChunks {
  const common = { enforce: true, chunks: 'async' as const };
  const groups = [...demands].map(([key, below]) => {
    const users = new Set([...demands].flatMap(([user, usersBase]) => (user === key || usersBase === key ? [user] : [])));
    const chunks = (chunk: Chunk) => {
      const demand = [...demandOf(chunk)];
      return demand.length > 0 && demand.every((one) => users.has(one));
    };
    return [
      fileName(key),
      { ...common, name: fileName(key), test: inChunk((demand) => demand.has(key)), priority: below === null ? 2 : 1, chunks },
    ] as const;
  });
  return {
    chunks: 'async',
    cacheGroups: {
      vendor: { ...common, name: 'vendor', test: inChunk((demand) => demand.size === 0), priority: 3 },
      ...Object.fromEntries(groups),
    },
  };
}
