import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../platform/paths.ts';

type Surface = { base: string; calls: { call: string; query?: string[]; multipart?: string[] }[] };
type Operation = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
};
type Operations = Record<string, Record<string, Operation>>;
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

/** Of the three kinds of listing: finding, reading and counting them, and their reviews. */
const ofListings = calls.filter(({ call }) => /^\w+ \/((company|hospital|pharmacy)(\/|$)|user\/company-review$)/.test(call));
/** The form that a specification's `as create` stands for. */
const created = calls.find(({ call }) => call === 'POST /company/{id}/review')!.multipart!;

/** Receipts are not taken by these forms. */
const elsewhere = ['receipts', 'existReceipts'];

test('the specification names 27 calls about listings and their reviews', () => {
  expect(ofListings.map(({ call }) => call)).toHaveLength(27);
});

test.each(ofListings)('$call exists with every parameter and part of the specification', ({ call, query = [], multipart = [] }) => {
  const [verb, path] = call.split(' ') as [string, string];
  const operation = operations.get(`${verb} ${base}${unnamed(path)}`);
  expect(operation).toBeDefined();
  expect(operation?.parameters?.filter((one) => one.in === 'query').map(({ name }) => name) ?? []).toEqual(expect.arrayContaining(query));
  const parts = multipart
    .flatMap((part) => (part === 'as create' ? created : [part.replace('[]', '')]))
    .filter((part) => !elsewhere.includes(part));
  const { properties = {} } = operation?.requestBody?.content['multipart/form-data']?.schema ?? {};
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(parts));
});
