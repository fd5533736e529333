import { multipart } from '../../testing/calls.ts';
import { aForm, licence, logInAs, registrationOf, send, traces } from '../../testing/an-applicant.ts';
import { hostileValues } from '../../testing/surface/hostile-values.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const limited = withApp({ rateLimits: true });

type Kind = 'hospital' | 'pharmacy';
type Answer = {
  data: Record<string, string> | null;
  errors?: { message: string; extensions: { code: string; errors?: { property: string }[] } }[];
};

const field = { hospital: 'registerHospital', pharmacy: 'registerPharmacy' } as const;
const queryOf = (kind: Kind) =>
  `mutation($input: Register${kind === 'hospital' ? 'Hospital' : 'Pharmacy'}Input!) { ${field[kind]}(input: $input) }`;
const fieldsOf = (kind: Kind, given: Record<string, unknown> = {}) => ({ ...aForm(kind), ...given, file: null });

/** As the GraphQL multipart request specification sends it. */
async function sent(parts: Record<string, string | File>, app = server()): Promise<Answer & { status: number }> {
  const { payload, headers } = await multipart(parts);
  const answer = await app.http.inject({ method: 'POST', url: '/graphql', payload, headers });
  return { status: answer.statusCode, ...answer.json<Answer>() };
}

const register = (kind: Kind, input: Record<string, unknown>, app = server()) =>
  sent(
    {
      operations: JSON.stringify({ query: queryOf(kind), variables: { input } }),
      map: '{"licence":["variables.input.file"]}',
      licence: licence(),
    },
    app,
  );

test.each(['hospital', 'pharmacy'] as const)('a %s is registered with its documents', async (kind) => {
  const input: Record<string, unknown> = fieldsOf(kind);
  const made = await register(kind, input);
  expect(made).toMatchObject({ status: 200, data: { [field[kind]]: expect.any(String) } });
  const login = await logInAs(server(), String(input['email']));
  expect(login.state).toBe('APPROVAL_PENDING');
  expect(await registrationOf(server(), login.token)).toMatchObject({
    status: 'pending',
    isClaim: false,
    listingName: input[`${kind}Name`],
    licenceUrl: expect.stringContaining('/1600.webp?'),
  });
});

test('every wrong field is named, and nothing is stored', async () => {
  const before = await traces(server());
  const wrong = await register('hospital', fieldsOf('hospital', { email: 'x', registrationNumber: '123-45-67890', address: null }));
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(wrong.errors?.[0]?.extensions.errors?.map(({ property }) => property)).toEqual(
    expect.arrayContaining(['email', 'registrationNumber', 'address']),
  );
  expect(await traces(server())).toEqual(before);
});

test('senseless fields are refused as REST does, and nothing is stored', async () => {
  const app = server();
  const before = await traces(app);
  const right = fieldsOf('hospital', { marketing: true, postcode: '08381', detailAddress: '1층', latitude: 37, longitude: 127 });
  for (const name of [
    'email',
    'password',
    'registrationNumber',
    'contract',
    'postcode',
    'address',
    'latitude',
    'hospitalName',
    'hospitalId',
  ]) {
    for (const value of hostileValues) {
      const { status, errors = [] } = await register('hospital', { ...right, registrationNumber: '123-45-67890', [name]: value });
      const what = [name, value, status];
      expect([...what, errors.length]).toEqual([...what, 1]);
      expect([...what, errors[0]?.extensions.code]).toEqual([...what, expect.not.stringMatching('INTERNAL')]);
    }
  }
  expect(await traces(app)).toEqual(before);
});

test('a licence that is text, of another type or missing is refused', async () => {
  const before = await traces(server());
  const operations = JSON.stringify({ query: queryOf('hospital'), variables: { input: fieldsOf('hospital') } });
  const map = '{"licence":["variables.input.file"]}';
  const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
  expect(codeOf(await sent({ operations, map, licence: new File(['<svg/>'], 'licence.pdf', { type: 'application/pdf' }) }))).toBe(
    'UNSUPPORTED_MEDIA_TYPE',
  );
  expect(codeOf(await sent({ operations, map, licence: 'text' }))).toBe('BAD_REQUEST');
  expect(codeOf(await sent({ operations, map }))).toBe('BAD_REQUEST');
  expect(codeOf(await sent({ operations, map: '{}' }))).toBe('VALIDATION_FAILED');
  for (const file of [
    'x',
    { filename: 'a.pdf', path: '/etc/passwd' },
    { filename: 'a.pdf', bytes: { type: 'Buffer', data: [37, 80, 68, 70] } },
  ]) {
    const { payload } = await server().http.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: queryOf('hospital'), variables: { input: { ...fieldsOf('hospital'), file } } },
    });
    expect(payload).toContain('VALIDATION_FAILED');
  }
  expect(await traces(server())).toEqual(before);
});

test.each([
  ['no operation', { operations: '' }],
  ['half an operation', { operations: '{"query":' }],
  ['a list of operations', { operations: '[]' }],
  ['a prototype', { operations: '{"query":"{ ping }","variables":{"__proto__":{"file":null}}}' }],
  ['a map that is a list', { map: '[]' }],
  ['a file in two places', { map: '{"licence":["variables.input.file","variables.input.file"]}' }],
  ['a file in no place', { map: '{"licence":["variables.input.nothing"]}' }],
  ['a file where something stands', { map: '{"licence":["variables.input.email"]}' }],
  ['a file for the query', { map: '{"licence":["query"]}' }],
  ['a file at the prototype', { map: '{"licence":["variables.__proto__.polluted"]}' }],
  ['a file of the prototype', { map: '{"constructor":["variables.input.file"]}' }],
])('a registration with %s is refused', async (_what, given: { operations?: string; map?: string }) => {
  const operations = JSON.stringify({ query: queryOf('hospital'), variables: { input: fieldsOf('hospital') } });
  const answer = await sent({ operations, map: '{"licence":["variables.input.file"]}', ...given, licence: licence() });
  expect(answer).toMatchObject({
    status: 400,
    data: null,
    errors: [{ message: expect.stringMatching(/요\.$/), extensions: { code: 'BAD_REQUEST' } }],
  });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('one address can register thirty times an hour, by GraphQL and REST together', async () => {
  const app = limited();
  const wrong = { registrationNumber: '123-45-67890' };
  for (let time = 0; time < 15; time += 1) {
    expect((await send(app, 'hospital', aForm('hospital', wrong))).status).toBe(400);
    expect((await register('pharmacy', fieldsOf('pharmacy', wrong), app)).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  }
  expect((await register('pharmacy', fieldsOf('pharmacy'), app)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
});
