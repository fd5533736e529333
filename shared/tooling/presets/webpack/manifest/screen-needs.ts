import type { ChunkGroup, Compilation, Module } from 'webpack';
import type { ScreenNeeds } from '@petcare/wire/manifest';
import { onDemand } from '../names/shared-modules.ts';
import { shareOf } from '../names/share-of.ts';
import { demandAt, demands } from '../shell/shell-chunks.ts';

/** A module by itself, or those that webpack has made one of. */
function partsOf(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}

/**
 * The demands of a screen's files on others as they are run: shared modules on demand, and the slots that its code names. Files that every
 * page has (`loaded`) ask for nothing of one screen: the shell's vendor file names every slot.
 */
export function needsOf(
  compilation: Compilation,
  groups: readonly ChunkGroup[],
  { slots, loaded }: { slots: readonly string[]; loaded: ReadonlySet<string> },
): ScreenNeeds {
  const own = groups.flatMap((group) => group.chunks).filter((chunk) => ![...chunk.files].some((file) => loaded.has(file)));
  const chunks = new Set(own);
  const modules = [...chunks].flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk)).flatMap(partsOf);
  const taken = modules.filter(({ type }) => type === 'consume-shared-module').map(shareOf);
  const code = modules
    .filter((module) => !module.nameForCondition()?.includes('node_modules'))
    .map((module) => String(module.originalSource()?.source() ?? ''));
  return {
    shared: [...onDemand.keys()].filter((key) => taken.includes(key)),
    slots: slots.filter((slot) => code.some((text) => text.includes(`"${slot}"`) || text.includes(`'${slot}'`))),
  };
}

/** The files that the shell has each of the modules on demand in, and the kit's pieces, beyond those that every page has. */
export function filesGiven(
  compilation: Compilation,
  scriptsOf: (group: ChunkGroup) => string[],
  loaded: ReadonlySet<string>,
): Record<string, string[]> {
  const given: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    for (const { module } of group.origins) {
      const key = module ? demandAt(module) : undefined;
      if (!key || !demands.has(key)) continue;
      given[key] = [...new Set([...(given[key] ?? []), ...scriptsOf(group).filter((file) => !loaded.has(file))])];
    }
  }
  return given;
}
