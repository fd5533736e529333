import type { Compilation, Dependency, Module } from 'webpack';
import { sharedModules, type SharedModule } from './shared-modules.ts';

/** The shared module that the build gives by it (`provide-module`) or takes (`consume-shared-module`). */
export function shareOf(module: Module): SharedModule | undefined {
  if (module.type !== 'provide-module' && module.type !== 'consume-shared-module') return undefined;
  const identifier = module.identifier();
  return sharedModules.find((key) => identifier.includes(` ${key}@`) || identifier.includes(`|${key}|`));
}

/** The shared module whose own code a dependency leads to, out of the share scope's sight. */
export function shareBehind(compilation: Compilation, dependency: Dependency): SharedModule | undefined {
  const module = compilation.moduleGraph.getParentModule(dependency);
  return module && shareOf(module);
}
