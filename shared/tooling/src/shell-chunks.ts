import type { Chunk, Configuration, Module } from 'webpack';
import { onDemand, type SharedModule } from './shared-modules.ts';
import { shareOf } from './share-of.ts';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type ModuleTest = (module: Module, context: { chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> } }) => boolean;

/** What the chunk is fetched for, when that is nothing but one or more of the modules on demand. */
function demandOf(chunk: Chunk): ReadonlySet<SharedModule> {
  const demand = new Set<SharedModule>();
  for (const group of chunk.groupsIterable) {
    for (const { module } of group.origins) {
      const key = module ? shareOf(module) : undefined;
      if (!key || !onDemand.has(key)) return new Set();
      demand.add(key);
    }
  }
  return demand;
}

const isLibrary = (module: Module) => /node_modules|[\\/]shared[\\/]/.test(module.nameForCondition() ?? '');

const inChunk =
  (fits: (demand: ReadonlySet<SharedModule>) => boolean): ModuleTest =>
  (module, { chunkGraph }) =>
    isLibrary(module) && [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => fits(demandOf(chunk)));

/**
 * The files that the shared modules lie in: one for all that every page needs,
 * and one for each module on demand. What several of those are built on lies
 * with the first of them, which the others then bring along: one copy of it,
 * and no file of its own.
 */
export function shellChunks(): SplitChunks {
  const files: [string, ModuleTest][] = [
    ['vendor', inChunk((demand) => demand.size === 0)],
    ...[...onDemand].map((key): [string, ModuleTest] => [key.replace('@petcare/', '').replace('/', '-'), inChunk((demand) => demand.has(key))]),
  ];
  const groups = files.map(([name, test], index) => [name, { test, name, enforce: true, priority: files.length - index, chunks: 'async' as const }]);
  return { chunks: 'async', cacheGroups: Object.fromEntries(groups) };
}
