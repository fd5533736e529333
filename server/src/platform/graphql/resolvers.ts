import type { GraphqlContext } from './context.ts';
import type { Resolvers } from './schema.gen.ts';

/** One call for many parents: answers in the order of `queries`. Typed by the module that writes it. */
export type Loader<Parent, Value, Args = Record<string, never>> = (
  queries: { obj: Parent; params: Args }[],
  context: GraphqlContext,
) => Promise<Value[]>;

/** Type name → field name → loader. */
export type Loaders = Record<string, Record<string, Loader<never, unknown, never>>>;

/** Joins the modules' resolvers; two that answer the same field are a mistake in the assembly. */
export function joinByType<T extends Resolvers | Loaders>(parts: T[]): Record<string, Record<string, unknown>> {
  const joined: Record<string, Record<string, unknown>> = {};
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part)) {
      const known = (joined[type] ??= {});
      for (const [field, resolve] of Object.entries(fields as Record<string, unknown>)) {
        if (field in known) throw new Error(`${type}.${field} is answered by two modules`);
        known[field] = resolve;
      }
    }
  }
  return joined;
}
