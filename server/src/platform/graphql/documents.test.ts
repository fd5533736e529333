import { buildSchema, GraphQLError } from 'graphql';
import { createDocuments, type ReadDocument } from './documents.ts';
import { limits } from './limits.ts';

const schema = buildSchema('type Query { node: Node } type Node { node: Node, id: ID }');
const documents = () => createDocuments(schema, []);

function read(from: ReturnType<typeof createDocuments>, text: string): ReadDocument {
  const document = from.read(text);
  if (document instanceof GraphQLError) throw document;
  return document;
}

/** As many fields as one document may have, and none like another. */
const wide = (index: number) => `query Wide${index} { node { ${'id '.repeat(limits.fields - 1)} } }`;

test('a text is read once and kept', () => {
  const some = documents();
  expect(read(some, '{ node { id } }')).toBe(read(some, '{ node { id } }'));
});

test('the oldest of many large documents is given up', () => {
  const some = documents();
  const first = read(some, wide(0));
  for (let index = 1; index < 400; index += 1) read(some, wide(index));
  expect(read(some, wide(399))).toBe(read(some, wide(399)));
  expect(read(some, wide(0))).not.toBe(first);
});

test('the bytes of comments are counted, which are no tokens', () => {
  const some = documents();
  const commented = (index: number) => `{ node { id } } # ${index} ${'가'.repeat(5_000)}`;
  const first = read(some, commented(0));
  for (let index = 1; index < 2_000; index += 1) read(some, commented(index));
  expect(read(some, commented(0))).not.toBe(first);
  expect(some.read(`{ node { id } } # ${'가'.repeat(5_500)}`)).toEqual(new GraphQLError('Too large: bytes 16518 of 16384'));
});

test('what is asked often is compiled, and a bounded number of compiled fields is kept', () => {
  const some = documents();
  const compiledAfter = (text: string, uses: number) => {
    let compiled = null;
    for (let use = 0; use < uses; use += 1) compiled = some.compiled(read(some, text));
    return compiled;
  };
  expect(compiledAfter(wide(0), limits.usesBeforeCompiled)).toBeNull();
  const first = compiledAfter(wide(0), 1);
  expect(first).not.toBeNull();
  expect(compiledAfter(wide(0), 1)).toBe(first);
  for (let index = 1; index < 20; index += 1) compiledAfter(wide(index), limits.usesBeforeCompiled + 1);
  expect(compiledAfter(wide(0), 1)).not.toBe(first);
});

test('a document of too many fields is refused before the rules that take the square of them', () => {
  const some = documents();
  const refusals = some.refusalsOf(read(some, `{ node { ${'id '.repeat(limits.fields)} } }`));
  expect(refusals.map(({ message }) => message)).toEqual([`Too large: fields ${limits.fields + 1} of ${limits.fields}`]);
});

test('the place of what is refused is named', () => {
  const some = documents();
  expect(some.refusalsOf(read(some, '{ node { nothing } }'))[0]?.locations).toEqual([{ line: 1, column: 10 }]);
});
