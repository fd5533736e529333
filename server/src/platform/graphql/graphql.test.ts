import { buildASTSchema } from 'graphql';
import { gql, type GraphqlAnswer } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { limits } from './limits.ts';
import { readTypes } from './read-schema.ts';

const server = withApp();
const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join(' ');
const bomb = `query { ...f0 } ${repeat(40, (i) => `fragment f${i} on Query { a${i}: ping ...f${i + 1} ...f${i + 1} }`)} fragment f40 on Query { ping }`;

test.each([
  ['a syntax error', '{ ping'],
  ['an unknown field', '{ nothing }'],
  ['a syntax tree instead of text', '{"kind":"Document","definitions":[]}'],
  ['a number', '1'],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['blank text', '   '],
  ['only a fragment', 'fragment f on Query { ping }'],
  ['two operations', 'query A { ping } query B { ping }'],
  ['a cycle of fragments', 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ['a bomb of fragments', bomb],
  ['aliases without end', `{ ${repeat(31, (i) => `a${i}: ping`)} }`],
  ['tokens without end', `{ ${repeat(6_000, () => 'ping')} }`],
  ['bytes without end', `{ ping } ${'#\n'.repeat(8_200)}`],
  ['fields without end', `{ ${repeat(1_001, () => 'ping')} }`],
  ['nesting without end', `{ ${'a { '.repeat(2_000)} b ${'}'.repeat(2_000)} }`],
  ['a missing variable', 'query($e: String!) { checkDuplicateEmail(email: $e) }'],
  ['a subscription', 'subscription { ping }'],
])('a call with %s is refused with 400 and a Korean sentence', async (_name, query) => {
  const answer = await gql(server(), undefined, query);
  expect(answer.status).toBe(400);
  expect(answer.errors[0]?.message).toMatch(/[가-힣].*요\.$/);
  expect(answer.errors[0]?.extensions.code).toMatch(/^(VALIDATION_FAILED|BAD_REQUEST)$/);
});

test.each<[string, Record<string, unknown>]>([
  ['of the wrong type', { e: { a: 1 } }],
  ['null', { e: null }],
  ['missing', {}],
])('a variable %s is refused alike before and after the operation is compiled', async (_name, variables) => {
  const query = 'query Check($e: String!) { checkDuplicateEmail(email: $e) }';
  for (let i = 0; i < limits.usesBeforeCompiled + 2; i += 1) {
    await gql(server(), undefined, query, { e: 'a@b.co' });
    const answer: GraphqlAnswer<unknown> = await gql(server(), undefined, query, variables);
    expect(answer.data).toBeNull();
    expect(answer.errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  }
});

test.each(['2026-02-30', '2026-1-1', 'today', '', '2026-12-01T00:00:00Z', 20261201])('%p is refused as a Date', async (startDate) => {
  const { token } = await aGuardian(server());
  const { errors } = await gql(server(), token, 'query($d: Date) { getMyPointHistoryCount(startDate: $d) }', { d: startDate });
  expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
});

test('a NUL character is refused, in a variable or in the text', async () => {
  const query = 'query($n: String!) { checkDuplicateNickname(nickname: $n) }';
  const inVariable = await gql(server(), undefined, query, { n: `a${String.fromCharCode(0)}` });
  const inText = await gql(server(), undefined, '{ checkDuplicateNickname(nickname: "a\\u0000") }');
  for (const answer of [inVariable, inText]) expect(answer.errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
});

test('batches and GET are refused', async () => {
  const { http } = server();
  const batch = await http.inject({ method: 'POST', url: '/graphql', payload: [{ query: '{ ping }' }] });
  expect(batch.statusCode).toBe(400);
  expect(batch.json()).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
  expect((await http.inject('/graphql?query={ping}')).statusCode).toBe(404);
});

test('an unexpected failure is answered without its cause, compiled or not', async () => {
  const app = server();
  await app.db`alter table gift_groups rename to gift_groups_gone`;
  try {
    for (let i = 0; i < limits.usesBeforeCompiled + 2; i += 1) {
      const { errors } = await gql(app, undefined, 'query Fault { getTotalGiftCount }');
      expect(errors).toEqual([
        {
          message: '잠시 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.',
          path: ['getTotalGiftCount'],
          extensions: { code: 'INTERNAL' },
        },
      ]);
    }
  } finally {
    await app.db`alter table gift_groups_gone rename to gift_groups`;
  }
});

test('introspection is open outside production', async () => {
  const { errors } = await gql(server(), undefined, '{ __schema { queryType { name } } }');
  expect(errors).toEqual([]);
});

describe('in production', () => {
  const production = withApp({ production: true });

  test('introspection is refused, and nothing is said about the schema', async () => {
    const introspection = await gql(production(), undefined, '{ __schema { queryType { name } } }');
    expect(introspection.status).toBe(400);
    const guess = await gql(production(), undefined, '{ pinf }');
    expect(JSON.stringify(guess)).not.toMatch(/ping|mean/);
  });
});

test('the types of all modules are valid by themselves', () => {
  expect(() => buildASTSchema(readTypes())).not.toThrow();
  expect(() => buildASTSchema({ ...readTypes(), definitions: readTypes().definitions.slice(1) })).toThrow();
});
