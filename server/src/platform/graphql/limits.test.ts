import { buildSchema, parse, validate } from 'graphql';
import { boundedOperations, limits } from './limits.ts';

const schema = buildSchema('type Query { node: Node } type Node { node: Node, id: ID }');
const errorsOf = (query: string) => validate(schema, parse(query), [boundedOperations]).map(({ message }) => message);
const nested = (depth: number) => `${'{ node '.repeat(depth - 1)}{ node { id } }${' }'.repeat(depth - 1)}`;

test.each([
  ['the deepest query', nested(limits.depth - 1), []],
  ['one level more', nested(limits.depth), ['Too large: depth 13 of 12']],
  ['one level more through fragments', `{ ...a } fragment a on Query ${nested(limits.depth)}`, ['Too large: depth 13 of 12']],
  ['as many aliases as allowed', `{ ${Array.from({ length: limits.aliases }, (_, i) => `a${i}: __typename`).join(' ')} }`, []],
  [
    'one alias more',
    `{ ${Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
    ['Too large: aliases 31 of 30'],
  ],
])('%s', (_name, query, messages) => {
  expect(errorsOf(query)).toEqual(messages);
});
