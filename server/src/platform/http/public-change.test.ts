import { aGuardian, newcomer, PASSWORD } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { limits } from '../graphql/limits.ts';

const server = withApp();
const CHANGED = 'x-petcare-changed';
const WRITE = 'mutation Write($title: String!) { createPost(boardId: "mypet", title: $title, content: "내용이에요") { id } }';

async function changed(url: string, payload: object, token?: string): Promise<{ status: number; changed: unknown }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { statusCode, headers: answered } = await server().http.inject({ method: 'POST', url, headers, payload });
  return { status: statusCode, changed: answered[CHANGED] };
}

test('a mutation answers with the header that pages have changed, compiled or not', async () => {
  const { token } = await aGuardian(server());
  for (let time = 0; time < limits.usesBeforeCompiled + 2; time += 1) {
    expect(await changed('/graphql', { query: WRITE, variables: { title: '산책' } }, token)).toEqual({ status: 200, changed: '1' });
  }
  const spread = 'mutation M { ...f } fragment f on Mutation { createPost(boardId: "mypet", title: "산책", content: "내용이에요") { id } }';
  expect(await changed('/graphql', { query: spread }, token)).toEqual({ status: 200, changed: '1' });
});

test('a refused mutation, one that only counts, and a query answer without the header', async () => {
  const { token } = await aGuardian(server());
  const quiet = [
    { query: WRITE, variables: { title: '산책' } },
    { query: 'mutation { recordPageView(path: "/") }' },
    { query: 'mutation { increaseHospitalVisitorCount(hospitalId: 1) }' },
    { query: 'mutation { ping }' },
    { query: 'mutation M { ...f } fragment f on Mutation { ping }' },
    { query: 'mutation { ... on Mutation { ping } }' },
    { query: 'mutation { __typename }' },
    { query: 'mutation { ping again: __typename }' },
    { query: 'mutation { createPost(boardId: "mypet", title: "산책", content: "내용이에요") @skip(if: true) { id } ping }' },
    { query: 'mutation { createPost(boardId: "nowhere", title: "산책", content: "내용이에요") { id } }' },
    { query: '{ ping } # mutation' },
  ];
  for (const [index, payload] of quiet.entries())
    expect(await changed('/graphql', payload, index === 0 ? undefined : token)).toEqual({ status: 200, changed: undefined });
});

test('an answer that is given once more for its key says nothing of a change', async () => {
  const { token } = await aGuardian(server());
  const write = async (url: string, payload: object, key: string, headers = {}) =>
    (await server().http.inject({ method: 'POST', url, headers: { 'idempotency-key': key, ...headers }, payload })).headers[CHANGED];
  const member = { authorization: `Bearer ${token}` };
  const post = () => write('/graphql', { query: WRITE, variables: { title: '산책' } }, 'post', member);
  const person = newcomer();
  const join = () => write('/api/client/user/register', person, 'join');
  expect([await post(), await post(), await join(), await join()]).toEqual(['1', undefined, '1', undefined]);
});

test('a REST write answers with the header when it has succeeded and is not one of sessions', async () => {
  const person = newcomer();
  expect(await changed('/api/client/user/register', person)).toEqual({ status: 201, changed: '1' });
  expect(await changed('/api/client/user/register', person)).toMatchObject({ status: 409, changed: undefined });
  expect(await changed('/api/client/user/login', { email: person.email, password: PASSWORD })).toEqual({ status: 200, changed: undefined });
});
