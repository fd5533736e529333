import { gql, rest } from '../testing/calls.ts';
import { hostileValues } from '../testing/surface/hostile-values.ts';
import { aGuardian, newcomer, PASSWORD, type Person } from '../testing/people.ts';
import { fieldCalls, restCalls } from '../testing/surface/surface.ts';
import { readSchema } from '../platform/graphql/read-schema.ts';
import { withApp } from '../testing/with-app.ts';
import { withSandbox } from '../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

type Body = Record<string, unknown>;
/** The valid body of each call. */
const rightBodies: Record<string, (person: Person) => Body> = {
  'access-token': ({ refreshToken }) => ({ refreshToken }),
  login: ({ email }) => ({ email, password: PASSWORD }),
  naver: () => ({ token: 'x'.repeat(43) }),
  facebook: () => ({ token: 'x'.repeat(43) }),
  apple: () => ({ token: 'x'.repeat(43) }),
  kakao: () => ({ code: 'x', redirectUri: 'http://localhost/oauth/kakao/callback', token: 'x'.repeat(43) }),
  'social/ticket': () => ({ ticket: 'x'.repeat(43) }),
  register: () => ({ ...newcomer(), marketing: true }),
  'register-social': () => ({ ...newcomer(), password: undefined, ticket: 'x'.repeat(43), marketing: true }),
  'find-email': () => ({ name: '김보호', phone: '010-1234-5678' }),
  'email-code': () => ({ email: newcomer().email }),
  'email-code/check': () => ({ email: newcomer().email, emailCode: '123456' }),
  'temporary-password': ({ email }) => ({ email }),
  password: () => ({ password: PASSWORD, newPassword: 'petcare-5678' }),
  marketing: () => ({ isAgreed: true }),
  withdraw: () => ({ password: PASSWORD }),
  'identity/confirm': () => ({ code: 'x'.repeat(43) }),
};

const BASE = '/api/client/user/';
const calls = restCalls().filter(({ path, contentType }) => path.startsWith(BASE) && contentType === 'application/json');

let counting: string | undefined;

/** The numbers of rows of all tables but that of tries, as the columns of one question. */
async function columns(): Promise<string> {
  const tables = await server().db<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'idempotency_keys'`;
  return tables.map(({ name }) => `(select count(*)::int from ${name}) as "${name}"`).join(', ');
}

/** The number of rows of each of these tables. */
async function rows(): Promise<Record<string, number>> {
  const { db } = server();
  counting ??= await columns();
  // Planned once: as a text of its own it would be planned for each value.
  const [counts] = await db<Record<string, number>[]>`select ${db.unsafe(counting)}`;
  return counts!;
}

const inKorean = expect.stringMatching(/[가-힣].*[.?!]$/s);

test('the table holds every call that takes JSON', () => {
  expect(calls.map(({ path }) => path.slice(BASE.length)).sort()).toEqual(Object.keys(rightBodies).sort());
});

test.each(calls)('$call answers hostile values in its fields with a Korean 4xx and changes nothing', async ({ method, path, access }) => {
  const right = rightBodies[path.slice(BASE.length)]!;
  const app = server();
  let person = await aGuardian(app);
  let before = await rows();
  for (const field of Object.keys(right(person))) {
    for (const value of hostileValues) {
      const { status, body } = await rest(app, access === 'public' ? undefined : person.token, method, path, {
        ...right(person),
        [field]: value,
      });
      const what = [field, value, status];
      expect([...what, status < 500]).toEqual([...what, true]);
      if (status < 400) {
        // It was no harm: some people are called so. Who has left or changed the password is somebody else from here on.
        person = await aGuardian(app);
        before = await rows();
        continue;
      }
      expect([...what, body]).toEqual([
        ...what,
        expect.objectContaining({
          success: false,
          message: inKorean,
          error: { code: expect.stringMatching(/^[A-Z_]+$/), message: inKorean },
        }),
      ]);
      expect([...what, await rows()]).toEqual([...what, before]);
    }
  }
});

test.each([
  ['no object', '[]'],
  ['nothing', ''],
  ['half a body', '{"email":'],
  ['a text', '"x"'],
  ['a number', '1'],
  ['null', 'null'],
  ['a deep one', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
])('every call refuses %s as the body, in Korean', async (_what, payload) => {
  const app = server();
  const { token } = await aGuardian(app);
  for (const { call, method, path, access } of calls) {
    const { status, body } = await rest(app, access === 'public' ? undefined : token, method, path, payload, {
      'content-type': 'application/json',
    });
    expect([call, status, body]).toEqual([call, 400, expect.objectContaining({ success: false, message: inKorean })]);
  }
});

/** The GraphQL fields of accounts and session that take something. */
const own =
  /^(login|createAccessToken|register|unlinkSocial|checkDuplicate|updateMyInfo|changePassword|updateMarketing|withdraw|findEmail|sendTemporary|confirmIdentity|searchClaimable)/;

const fields = fieldCalls(readSchema()).filter(({ field }) => own.test(field));

test('accounts have fields that take something', () => {
  expect(fields.length).toBeGreaterThan(12);
});

test.each(fields)('$field answers hostile variables with an error and changes nothing', async ({ field, query, variables, access }) => {
  const app = server();
  let person = await aGuardian(app);
  let before = await rows();
  for (const path of pathsOf(variables)) {
    for (const value of hostileValues) {
      const { status, errors } = await gql(app, access === 'public' ? undefined : person.token, query, withValue(variables, path, value));
      const what = [field, path.join('.'), value];
      expect([...what, status < 500, errors.map(({ extensions }) => extensions.code)]).toEqual([
        ...what,
        true,
        expect.not.arrayContaining(['INTERNAL']),
      ]);
      if (errors.length === 0) {
        person = await aGuardian(app);
        before = await rows();
        continue;
      }
      // A token that is none is told by its code, as for every call.
      expect([...what, errors[0]?.message]).toEqual([
        ...what,
        errors[0]?.extensions.code === 'UNAUTHENTICATED' ? 'NO_ACCESS_TOKEN' : inKorean,
      ]);
      expect([...what, await rows()]).toEqual([...what, before]);
    }
  }
});

function pathsOf(variables: Body): string[][] {
  return Object.entries(variables).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [[name], ...Object.keys(value).map((key) => [name, key])]
      : [[name]],
  );
}

function withValue(variables: Body, [name = '', key]: string[], value: unknown): Body {
  return { ...variables, [name]: key === undefined ? value : { ...(variables[name] as Body), [key]: value } };
}
