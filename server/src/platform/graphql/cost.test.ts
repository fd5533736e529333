import { parse } from 'graphql';
import { gql } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { costOf } from './cost.ts';
import { limits } from './limits.ts';
import { readOperation } from './operation.ts';
import { readSchema } from './read-schema.ts';

const schema = readSchema();
const cost = (text: string, variables: Record<string, unknown> = {}) => {
  const document = parse(text);
  return costOf(schema, document, readOperation(document)!, variables);
};

test.each<[string, string, Record<string, unknown>, number]>([
  ['a field', '{ ping }', {}, 21],
  ['two names of a field', '{ a: ping b: ping }', {}, 42],
  ['a list without a count', '{ getPostsByPage(boardId: "ask") { id } }', {}, 41],
  ['a list of five', '{ getPostsByPage(boardId: "ask", count: 5) { id } }', {}, 31],
  ['a list whose count is a variable', 'query($n: Int) { getPostsByPage(boardId: "ask", count: $n) { id } }', { n: 100 }, 221],
  ['a list whose variable is not given', 'query($n: Int) { getPostsByPage(boardId: "ask", count: $n) { id } }', {}, 41],
  ['more than a page may have', '{ getPostsByPage(boardId: "ask", count: 1000000) { id } }', {}, 221],
  ['less than nothing', '{ getPostsByPage(boardId: "ask", count: -5) { id } }', {}, 23],
  ['a long text', '{ getPostsByPage(boardId: "ask", count: 5) { content } }', {}, 76],
  ['a list in a list', '{ getRegions { sigungu { code } } }', {}, 20 + 1 + 20 * (1 + 1 + 20 * 2)],
  [
    'fragments',
    '{ ...a } fragment a on Query { getPostsByPage(boardId: "ask", count: 5) { ...b ... on Post { title } } } fragment b on Post { id }',
    {},
    36,
  ],
  ['ids', 'query($ids: [ID!]!) { getSymptomsByIds(ids: $ids) { id } }', { ids: ['1', '2', '3'] }, 27],
])('%s', (_name, text, variables, expected) => {
  expect(cost(text, variables)).toBe(expected);
});

const server = withApp();
const posts = 'id title content user { id nickname }';
const aliases = (count: number) =>
  Array.from({ length: 30 }, (_, i) => `a${i}: getPostsByPage(boardId: "ask", count: ${count}) { ${posts} }`);

test('thirty large pages in one operation are refused, written out or by a variable, before and after it is compiled', async () => {
  const written = await gql(server(), undefined, `{ ${aliases(100).join(' ')} }`);
  expect([written.status, written.data]).toEqual([400, null]);
  const query = `query($n: Int!) { ${aliases(0).join(' ').replaceAll('count: 0', 'count: $n')} }`;
  for (let use = 0; use < limits.usesBeforeCompiled + 2; use += 1) {
    expect((await gql(server(), undefined, query, { n: 2 })).status).toBe(200);
  }
  expect(await gql(server(), undefined, query, { n: 100 })).toMatchObject({ status: 400, data: null });
});
