import type { GraphqlContext } from './context.ts';
import { loaderResolvers } from './loader-resolvers.ts';
import type { Loader, Loaders } from './resolvers.ts';

type Parent = { id: number };

function counted(load: Loader<Parent, number>) {
  const calls: { ids: number[]; context: GraphqlContext }[] = [];
  const loader: Loader<Parent, number> = async (queries, context) => {
    calls.push({ ids: queries.map(({ obj }) => obj.id), context });
    return load(queries, context);
  };
  const resolve = loaderResolvers({ Hospital: { pictures: loader } } as Loaders)['Hospital']!['pictures']!;
  return { calls, resolve };
}

const doubled: Loader<Parent, number> = async (queries) => queries.map(({ obj }) => obj.id * 2);
const request = () => ({ requestId: 'one' }) as GraphqlContext;

test('the parents of one request are loaded in one call, each with its own answer', async () => {
  const { calls, resolve } = counted(doubled);
  const context = request();
  expect(await Promise.all([1, 2, 1].map((id) => resolve({ id }, {}, context)))).toEqual([2, 4, 2]);
  expect(calls.map(({ ids }) => ids)).toEqual([[1, 2, 1]]);
});

test('two requests at once never share a call', async () => {
  const { calls, resolve } = counted(doubled);
  const [one, other] = [request(), request()];
  await Promise.all([resolve({ id: 1 }, {}, one), resolve({ id: 1 }, {}, other)]);
  expect(calls).toEqual([
    { ids: [1], context: one },
    { ids: [1], context: other },
  ]);
  expect(calls[0]!.context).toBe(one);
  expect(calls[1]!.context).toBe(other);
});

test('a loader reads again after a change', async () => {
  const { calls, resolve } = counted(doubled);
  const context = request();
  await resolve({ id: 1 }, {}, context);
  await resolve({ id: 1 }, {}, context);
  expect(calls).toHaveLength(2);
});

test('a failed call fails each of its parents', async () => {
  const { resolve } = counted(() => Promise.reject(new Error('gone')));
  const context = request();
  const answers = await Promise.allSettled([resolve({ id: 1 }, {}, context), resolve({ id: 2 }, {}, context)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
