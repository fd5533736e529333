import type { Compilation, Dependency, Module } from 'webpack';
import { sharedModules, type SharedModule } from './shared-modules.ts';

/** Whether the build gives a shared module by it (`provide-module`) or takes one (`consume-shared-module`); in either case, which. */
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
