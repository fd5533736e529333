import type { Compilation, Dependency, Module } from 'webpack';
import { isNamed } from '@petcare/wire/named-modules';
import { byName } from './by-name.ts';
import { givenNames } from './given-names.ts';
import { shareOf } from './share-of.ts';

/** Stands for a use that does not say which names it is of: `{ ...library }`, a library handed on. */
const ALL = '*';

/** As webpack itself sees it: taken apart, fetched when needed or handed on, a library is used by names too. */
function namesTaken(compilation: Compilation, module: Module, isPartial: boolean): string[] {
  const { moduleGraph } = compilation;
  return [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }) => {
    const { ids } = (dependency ?? {}) as Dependency & { ids?: string[] };
    if (ids?.[0]) return [ids[0]];
    const uses = dependency?.getReferencedExports(moduleGraph, undefined) ?? [];
    return uses.flatMap((use) => {
      const [name] = Array.isArray(use) ? use : use.name;
      return name ? [name] : isPartial ? [ALL] : [];
    });
  });
}

function namesGiven(compilation: Compilation, module: Module): string[] {
  const dependencies = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
  return dependencies.flatMap((dependency) => {
    const provided = compilation.moduleGraph.getModule(dependency);
    const names = provided ? compilation.moduleGraph.getExportsInfo(provided).getProvidedExports() : null;
    return Array.isArray(names) ? names : [];
  });
}

/**
 * The names that a remote takes from each shared module of ours, and of those
 * that are given in part, or that the shell gives in it. One that the shell lacks would be `undefined` in the page,
 * and nothing would say so before somebody looks at it.
 */
export function sharedNames(compilation: Compilation): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  const given = new Set([...compilation.modules].flatMap((module) => (module.type === 'provide-module' ? [shareOf(module)] : [])));
  for (const module of compilation.modules) {
    const key = shareOf(module);
    if (!key || !isNamed(key)) continue;
    const found =
      module.type === 'consume-shared-module'
        ? namesTaken(compilation, module, key in givenNames && !given.has(key))
        : (givenNames[key] ?? namesGiven(compilation, module));
    if (found.length > 0) names[key] = [...new Set([...(names[key] ?? []), ...found])].sort();
  }
  return byName(names);
}
