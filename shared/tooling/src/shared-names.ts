import type { Compilation, Dependency, Module } from 'webpack';
import { givenNames } from './given-names.ts';
import { sharedModules } from './shared-modules.ts';
import { shareOf } from './share-of.ts';

/** Ours have no version that would tell that a name is missing; the others' have. */
const ours = sharedModules.filter((module) => module.startsWith('@petcare/'));

/** Those of which names can be missing. */
const isNamed = (key: string) => key in givenNames || ours.some((one) => one === key);

function namesTaken(compilation: Compilation, module: Module): string[] {
  return [...compilation.moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }) => {
    const { ids } = (dependency ?? {}) as Dependency & { ids?: string[] };
    return ids?.[0] ? [ids[0]] : [];
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
  for (const module of compilation.modules) {
    const key = shareOf(module);
    if (!key || !isNamed(key)) continue;
    const found = module.type === 'consume-shared-module' ? namesTaken(compilation, module) : (givenNames[key] ?? namesGiven(compilation, module));
    if (found.length > 0) names[key] = [...new Set([...(names[key] ?? []), ...found])].sort();
  }
  return names;
}
