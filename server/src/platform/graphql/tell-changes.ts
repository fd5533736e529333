import type { Topic } from '../topics.ts';
import type { GraphqlContext } from './context.ts';

type Resolve = (root: unknown, args: unknown, context: GraphqlContext, info: unknown) => unknown;

/**
 * The resolvers, of which each mutation that changes topics of public pages tells its context when its verb has done what
 * it was asked for. One that is refused, skipped or answers false has changed nothing.
 */
export function tellChanges(
  resolvers: Record<string, Record<string, unknown>>,
  topicsOf: (mutation: string) => readonly Topic[],
): Record<string, Record<string, unknown>> {
  const telling = Object.entries(resolvers['Mutation'] ?? {}).map(([name, resolve]) => [name, told(resolve as Resolve, topicsOf(name))]);
  return { ...resolvers, Mutation: Object.fromEntries(telling) as Record<string, unknown> };
}

function told(resolve: Resolve, topics: readonly Topic[]): Resolve {
  if (topics.length === 0) return resolve;
  return async (root, args, context, info) => {
    const answer = await resolve(root, args, context, info);
    if (answer !== false) context.pagesChanged(topics);
    return answer;
  };
}
