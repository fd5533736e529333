import { withApp } from '../../testing/with-app.ts';

const server = withApp();

const nest = (open: string, inner: string, close: string, levels: number) => `${open.repeat(levels)}${inner}${close.repeat(levels)}`;

const SHAPES: [string, (levels: number) => string][] = [
  ['lists', (levels) => `{ node(a: ${nest('[', '1', ']', levels)}) }`],
  ['objects', (levels) => `{ node(a: ${nest('{a:', '1', '}', levels)}) }`],
  ['selections', (levels) => nest('{a', '', '}', levels)],
  ['inline fragments', (levels) => nest('{...', '{a}', '}', levels)],
  ['types of variables', (levels) => `query($a: ${nest('[', 'Int', ']', levels)}) { a }`],
  ['defaults of variables', (levels) => `query($a: Int = ${nest('[', '1', ']', levels)}) { a }`],
  ['arguments of directives', (levels) => `{ a @skip(if: ${nest('[', '1', ']', levels)}) }`],
  ['lists that nothing closes', (levels) => `{ node(a: ${'['.repeat(levels)}`],
  ['lists behind a text with brackets', (levels) => `{ node(b: """a"${']'.repeat(levels)}""", a: ${nest('[', '1', ']', levels)}) }`],
];

test.each(SHAPES)('a document of 2,400 nested %s is refused with 400', async (_name, document) => {
  const { statusCode } = await server().http.inject({ method: 'POST', url: '/graphql', payload: { query: document(2_400) } });
  expect(statusCode).toBe(400);
});
