import { topicsOfThings } from '../topics.ts';
import type { GraphqlContext } from './context.ts';
import { valueAt, type topicsChanged } from './field-topics.ts';

type Resolve = (root: unknown, args: object, context: GraphqlContext, info: unknown) => unknown;
type Changes = ReturnType<typeof topicsChanged>;

/**
 * The resolvers, of which each mutation that changes topics of public pages tells its context when its verb has done what
 * it was asked for. One that is refused, skipped or answers false has changed nothing.
 */
export function tellChanges(
  resolvers: Record<string, Record<string, unknown>>,
  changesOf: (mutation: string) => Changes,
): Record<string, Record<string, unknown>> {
  const telling = Object.entries(resolvers['Mutation'] ?? {}).map(([name, resolve]) => [name, told(resolve as Resolve, changesOf(name))]);
  return { ...resolvers, Mutation: Object.fromEntries(telling) as Record<string, unknown> };
}

function told(resolve: Resolve, { topics, by }: Changes): Resolve {
  if (topics.length === 0) return resolve;
  return async (root, args, context, info) => {
    const answer = await resolve(root, args, context, info);
    const things = (by ?? []).map((path) => valueAt({ ...args, answer }, path));
    if (answer !== false) context.pagesChanged(topicsOfThings(topics, things));
    return answer;
  };
}
