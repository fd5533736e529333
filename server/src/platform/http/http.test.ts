import { rest, multipart } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const json = { 'content-type': 'application/json' };
const login = '/user/login';
const nul = String.fromCharCode(0);

test.each<[string, 'POST' | 'GET' | 'DELETE', string, string | Buffer | object | undefined, Record<string, string>, number, string]>([
  ['broken JSON', 'POST', login, '{"email":', json, 400, 'BAD_REQUEST'],
  ['no body', 'POST', login, undefined, {}, 400, 'VALIDATION_FAILED'],
  ['an empty JSON body', 'POST', login, '', json, 400, 'VALIDATION_FAILED'],
  ['null', 'POST', login, 'null', json, 400, 'VALIDATION_FAILED'],
  ['a list', 'POST', login, '[]', json, 400, 'VALIDATION_FAILED'],
  ['a number where text belongs', 'POST', login, { email: 1, password: {} }, {}, 400, 'VALIDATION_FAILED'],
  ['a NUL character', 'POST', login, { email: `a${nul}@b.co`, password: 'x' }, {}, 400, 'VALIDATION_FAILED'],
  ['half a surrogate pair', 'POST', login, '{"email":"\\ud800@b.co","password":"x"}', json, 400, 'INVALID_CREDENTIALS'],
  ['a poisoned prototype', 'POST', login, '{"__proto__":{"a":1},"email":"a","password":"b"}', json, 400, 'BAD_REQUEST'],
  ['deep nesting', 'POST', login, `${'['.repeat(200_000)}${']'.repeat(200_000)}`, json, 400, 'BAD_REQUEST'],
  ['too large a body', 'POST', login, `"${'a'.repeat(1024 * 1024)}"`, json, 413, 'PAYLOAD_TOO_LARGE'],
  [
    'multipart where none belongs',
    'POST',
    login,
    'x',
    { 'content-type': 'multipart/form-data; boundary=x' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['plain text', 'POST', login, 'hello', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['XML', 'POST', login, '<a/>', { 'content-type': 'application/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a broken content type', 'POST', login, 'x', { 'content-type': '///' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['multipart without a boundary', 'POST', '/user/register-hospital', 'x', { 'content-type': 'multipart/form-data' }, 400, 'BAD_REQUEST'],
  [
    'multipart that ends early',
    'POST',
    '/user/register-hospital',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    { 'content-type': 'multipart/form-data; boundary=x' },
    400,
    'BAD_REQUEST',
  ],
  ['an unknown path', 'GET', '/nothing', undefined, {}, 404, 'NOT_FOUND'],
  ['an unknown method', 'DELETE', login, undefined, {}, 404, 'NOT_FOUND'],
  ['a broken escape in the path', 'GET', '/%E0%A4%A', undefined, {}, 400, 'BAD_REQUEST'],
  ['no token', 'GET', '/user/me', undefined, {}, 401, 'NO_ACCESS_TOKEN'],
])('the server answers %s in the envelope', async (_name, method, path, payload, headers, status, code) => {
  const answer = await rest(server(), undefined, method, path, payload, headers);
  expect(answer).toMatchObject({ status, body: { success: false, message: expect.any(String), error: { code } } });
  expect(answer.body.error.message).toBe(answer.body.message);
  expect(answer.body.message).toMatch(/[가-힣].*요\.$/);
});

test.each([
  'page=1.5',
  'page=true',
  'page=',
  'page=%20',
  'page=1,2',
  'page=0x',
  'page=null',
  'page=1&page=2',
  'count=10.0001',
  'latitude=true&longitude=1',
])('a number in the query like %s is refused', async (query) => {
  const answer = await rest(server(), undefined, 'GET', `/hospital?${query}`);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
});

test.each(['page=1', 'page=2&count=100', 'page=1.0', 'page=1e0', 'latitude=37.48&longitude=126.89', 'latitude=-0.5&longitude=1e1'])(
  '%s is one',
  async (query) => {
    expect((await rest(server(), undefined, 'GET', `/hospital?${query}`)).status).toBe(200);
  },
);

test('a validation failure names each property and its constraints in Korean', async () => {
  const answer = await rest(server(), undefined, 'POST', '/user/register', { email: 'a'.repeat(300), password: 5, extra: 1 });
  expect(answer.body.errors).toEqual([
    { property: 'name', constraints: { isDefined: '꼭 필요한 값이에요.' } },
    { property: 'nickname', constraints: { isDefined: '꼭 필요한 값이에요.' } },
    { property: 'phone', constraints: { isDefined: '꼭 필요한 값이에요.' } },
    { property: 'extra', constraints: { whitelistValidation: '쓸 수 없는 항목이에요.' } },
    { property: 'email', constraints: { maxLength: '254자까지 적을 수 있어요.' } },
    { property: 'password', constraints: { isString: '글자로 적어 주세요.' } },
  ]);
});

test.each([1, 2, 8, 30])('a validation failure names the properties that a call may not have, also when they are %i', async (count) => {
  const extra = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a/${index}~`, 1]));
  const answer = await rest(server(), undefined, 'POST', '/user/login', { email: 'a@b.test', password: 'petcare-1234', ...extra });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual(
    Object.keys(extra)
      .slice(0, 8)
      .map((property) => ({ property, constraints: { whitelistValidation: '쓸 수 없는 항목이에요.' } })),
  );
});

test('every answer carries its request id and the security headers', async () => {
  for (const path of ['/user/me', '/nothing', '/api/readyz']) {
    const { headers } = await rest(server(), undefined, 'GET', path);
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
  }
});

test('an unexpected failure is answered with a 500 without its cause', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  await app.db`alter table users rename to users_gone`;
  try {
    const answer = await rest(app, token, 'GET', '/user/me');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      success: false,
      message: '잠시 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.',
      error: { code: 'INTERNAL', message: '잠시 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.' },
    });
  } finally {
    await app.db`alter table users_gone rename to users`;
  }
});

test('a file of more than 10 MB is refused', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  const form = await multipart({ file: Buffer.alloc(10 * 1024 * 1024 + 1) });
  const answer = await rest(app, token, 'POST', '/api/upload', form.payload, form.headers);
  expect(answer).toMatchObject({ status: 413, body: { error: { code: 'PAYLOAD_TOO_LARGE' } } });
});
