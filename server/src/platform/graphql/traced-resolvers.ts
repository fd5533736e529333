import { inSpan } from '@petcare/node';
import type { Loader, Loaders } from './resolvers.ts';

type Resolve = (...given: unknown[]) => unknown;
type ByType = Record<string, Record<string, unknown>>;

/** Each field of Query and Mutation in a span of its own, by its name: `Query.getHospital`. What stands below reads what they have brought. */
export function tracedResolvers(resolvers: ByType): ByType {
  const traced = ['Query', 'Mutation'].map((type) => {
    const fields = Object.entries(resolvers[type] ?? {}).map(([name, resolve]) => {
      const inner = resolve as Resolve;
      return [name, (...given: unknown[]) => inSpan(`${type}.${name}`, async () => inner(...given))] as const;
    });
    return [type, Object.fromEntries(fields)] as const;
  });
  return { ...resolvers, ...Object.fromEntries(traced) };
}

/** The same of what loaders bring: one span for all parents that come side by side. */
export function tracedLoaders(loaders: Loaders): Loaders {
  const traced = Object.entries(loaders).map(([type, fields]) => {
    const loads = Object.entries(fields as Record<string, Loader<unknown, unknown, unknown>>).map(
      ([name, load]) => [name, ((...given) => inSpan(`${type}.${name}`, () => load(...given))) satisfies typeof load] as const,
    );
    return [type, Object.fromEntries(loads)] as const;
  });
  return Object.fromEntries(traced) as Loaders;
}
