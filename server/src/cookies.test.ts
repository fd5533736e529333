import { isForOperators } from './platform/access/access.ts';
import { aCaller } from './testing/a-caller.ts';
import { gql, multipart, rest } from './testing/calls.ts';
import { aGuardian, PASSWORD, type Person } from './testing/people.ts';
import { fieldCalls, makeCall, restCalls } from './testing/surface/surface.ts';
import { withApp } from './testing/with-app.ts';

/** A request that another site can have a visitor's browser send: with their cookies, and without a header of ours. */
const server = withApp();

const changing = restCalls().filter(({ method }) => method !== 'GET');

/** As if somebody had put the tokens into cookies of every likely name. */
const cookiesOf = ({ token, refreshToken }: Person) => ({
  cookie: [
    `token=${token}`,
    `accessToken=${token}`,
    `petcare.accessToken=${token}`,
    `authorization=Bearer ${token}`,
    `refreshToken=${refreshToken}`,
    `petcare.refreshToken=${refreshToken}`,
    `session=${token}`,
  ].join('; '),
});

async function accountOf({ token }: Person) {
  const { status, body } = await rest(server(), token, 'GET', '/user/me');
  return { status, data: body.data };
}

test.each(changing)('$call does nothing for a cookie', async (row) => {
  const app = server();
  const person = await aGuardian(app);
  const before = await accountOf(person);
  const answer = await makeCall(app, row, cookiesOf(person));
  const refusal = isForOperators(row.access) ? { status: 404, code: 'NOT_FOUND' } : { status: 401, code: 'NO_ACCESS_TOKEN' };
  if (row.access !== 'public') expect(answer).toEqual(refusal);
  expect(await accountOf(person)).toEqual(before);
  // The session is whole: neither ended nor renewed.
  expect((await rest(app, undefined, 'POST', '/user/access-token', { refreshToken: person.refreshToken })).status).toBe(200);
});

test.each(changing.filter(({ contentType }) => contentType === 'application/json'))(
  '$call refuses the content types that a form of another site can send',
  async ({ method, path, body, access }) => {
    const caller = await aCaller(server(), access);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await rest(server(), caller?.token, method, path, JSON.stringify(body), { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } } });
    }
  },
);

test('a GraphQL mutation does nothing for a cookie, and is refused in a form or an address', async () => {
  const app = server();
  const person = await aGuardian(app);
  const mutations = fieldCalls(app.http.graphql.schema).filter(({ kind }) => kind === 'mutation');
  for (const { field, access, query, variables } of mutations.filter((one) => one.access !== 'public')) {
    const { errors } = await gql(app, undefined, query, variables, cookiesOf(person));
    expect([field, access, errors[0]?.extensions.code]).toEqual([field, access, 'UNAUTHENTICATED']);
  }
  const query = 'mutation { ping }';
  const inAddress = await app.http.inject({ method: 'GET', url: '/graphql', query: { query } });
  expect(inAddress.statusCode).toBe(404);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload: JSON.stringify({ query }),
    });
    expect(answer.statusCode).toBe(415);
  }
  const form = await multipart({ operations: JSON.stringify({ query }), map: '{}' });
  const parts = async (site?: string) =>
    (
      await app.http.inject({
        method: 'POST',
        url: '/graphql',
        ...form,
        headers: { ...form.headers, ...(site && { 'sec-fetch-site': site }) },
      })
    ).statusCode;
  expect([await parts('cross-site'), await parts('same-site'), await parts('same-origin'), await parts()]).toEqual([403, 403, 200, 200]);
});

test('a login sets no cookie, and no answer may be read by another origin', async () => {
  const app = server();
  const { email, refreshToken } = await aGuardian(app);
  const origin = { origin: 'https://evil.test' };
  const answers = [
    await rest(app, undefined, 'POST', '/user/login', { email, password: PASSWORD }, origin),
    await rest(app, undefined, 'POST', '/user/access-token', { refreshToken }, origin),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const asked = await app.http.inject({
    method: 'OPTIONS',
    url: '/api/client/user/login',
    headers: { ...origin, 'access-control-request-method': 'POST' },
  });
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([404, undefined]);
});
