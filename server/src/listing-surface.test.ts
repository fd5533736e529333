import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './platform/paths.ts';

type Surface = { base: string; calls: { call: string; query?: string[] }[] };
type Operations = Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
const read = <T>(file: string) => JSON.parse(readFileSync(join(paths.repository, file), 'utf8')) as T;

const { base, calls } = read<Surface>('e2e/surface/rest.json');
const { paths: described } = read<{ paths: Operations }>('server/openapi.json');
// A parameter's name is nobody's business.
const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}');
const operations = new Map(
  Object.entries(described).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => [`${verb.toUpperCase()} ${unnamed(path)}`, operation] as const),
  ),
);

/** Of the three kinds of listing: finding, reading and counting them, and the newest reviews. */
const ofListings = calls.filter(({ call }) => /^\w+ \/(company|hospital|pharmacy)(\/(?!.*review)|\/reviews$|$)/.test(call));

test('the specification names 17 calls about listings', () => {
  expect(ofListings.map(({ call }) => call)).toHaveLength(17);
});

test.each(ofListings)('$call exists with every parameter of the specification', ({ call, query = [] }) => {
  const [verb, path] = call.split(' ') as [string, string];
  const operation = operations.get(`${verb} ${base}${unnamed(path)}`);
  expect(operation).toBeDefined();
  expect(operation?.parameters?.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(expect.arrayContaining(query));
});
