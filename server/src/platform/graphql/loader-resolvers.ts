import DataLoader from 'dataloader';
import type { GraphqlContext } from './context.ts';
import type { Loader, Loaders } from './resolvers.ts';

type Query = Parameters<Loader<unknown, unknown, unknown>>[0][number];
type FieldResolver = (obj: unknown, params: unknown, context: GraphqlContext) => Promise<unknown>;

/** Loaders as resolvers: a request's parents that come side by side are one call. */
export function loaderResolvers(loaders: Loaders): Record<string, Record<string, FieldResolver>> {
  return mapped(loaders, (fields) => mapped(fields, (load) => resolverOf(load as Loader<unknown, unknown, unknown>)));
}

function resolverOf(load: Loader<unknown, unknown, unknown>): FieldResolver {
  const waiting = new WeakMap<GraphqlContext, DataLoader<Query, unknown>>();
  return (obj, params, context) => {
    let batch = waiting.get(context);
    if (!batch) {
      batch = new DataLoader((queries: readonly Query[]) => load([...queries], context), { cache: false });
      waiting.set(context, batch);
    }
    return batch.load({ obj, params });
  };
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
