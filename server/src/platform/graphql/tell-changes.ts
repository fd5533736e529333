import type { GraphqlContext } from './context.ts';

type Resolve = (root: unknown, args: unknown, context: GraphqlContext, info: unknown) => unknown;

/**
 * The resolvers, of which each mutation tells its context when its verb has done what it was asked for. One that is
 * refused, skipped or answers false has changed nothing, and so have `counting` ones and what is no verb, as `__typename`.
 */
export function tellChanges(
  resolvers: Record<string, Record<string, unknown>>,
  counting: readonly string[],
): Record<string, Record<string, unknown>> {
  const mutations = resolvers['Mutation'] ?? {};
  const unknown = counting.filter((name) => !(name in mutations));
  if (unknown.length > 0) throw new Error(`No mutation is called ${unknown.join(', ')}`);
  const telling = Object.entries(mutations).map(([name, resolve]) => [name, counting.includes(name) ? resolve : told(resolve as Resolve)]);
  return { ...resolvers, Mutation: Object.fromEntries(telling) as Record<string, unknown> };
}

function told(resolve: Resolve): Resolve {
  return async (root, args, context, info) => {
    const answer = await resolve(root, args, context, info);
    if (answer !== false) context.pagesChanged();
    return answer;
  };
}
