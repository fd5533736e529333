import { lazy, type ComponentType } from 'react';
import { withDeadline } from './deadline.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyComponent = ComponentType<any>;

/**
 * A table of components that are loaded on demand. `preload` makes the later
 * `get` ready at once, so that a first render waits behind no Suspense; one
 * that was not preloaded suspends until its chunk is there, at most `limit`
 * milliseconds when one is given.
 */
export function createLoaded(loaders: Record<string, () => Promise<AnyComponent>>, limit?: number) {
  const ready = new Map<string, AnyComponent>();

  const load = async (name: string): Promise<AnyComponent> => {
    const loader = loaders[name];
    if (!loader) throw new Error(`This remote offers no "${name}"`);
    return limit === undefined ? loader() : withDeadline(loader(), limit, `Loading "${name}"`);
  };

  return {
    async preload(name: string): Promise<void> {
      if (!ready.has(name)) ready.set(name, await load(name));
    },
    get(name: string): AnyComponent {
      const known = ready.get(name);
      if (known) return known;
      const suspending = lazy(async () => ({ default: await load(name) }));
      ready.set(name, suspending);
      return suspending;
    },
  };
}
export type LoadedModules = ReturnType<typeof createLoaded>;
