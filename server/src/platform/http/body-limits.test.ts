import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { multipart, rest } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { incomingFolder } from './multipart-body.ts';

const server = withApp({ bodyPace: { startMs: 1_000, bytesASecond: 20_000, mostMs: 60_000, lingerMs: 300 } });

beforeAll(() => server().http.listen({ port: 0, host: '127.0.0.1' }));

const login = '/api/client/user/login';
const registering = '/api/client/user/register-hospital';
const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

/** The head of a request and the beginning of its body, of which no more comes unless it is written. */
function begin(
  path: string,
  type: string,
  begun: string,
  length: number,
  { token, ip = '203.0.113.1' }: { token?: string; ip?: string } = {},
): { socket: Socket; answer: Promise<string> } {
  const socket = connect((server().http.server.address() as AddressInfo).port, '127.0.0.1');
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  const sender = `X-Forwarded-For: ${ip}\r\n`;
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\n${sender}Content-Type: ${type}\r\nContent-Length: ${length}\r\n${authorization}`;
  socket.write(`${head}\r\n${begun}`);
  const answer = text(socket);
  // Of a connection that the test itself ends nobody waits for it.
  answer.catch(() => undefined);
  return { socket, answer };
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

/** Fulfils once no part of any body is on disk; the test's own time limit is the only one. */
async function nothingKept(): Promise<void> {
  const folder = incomingFolder(server().config.uploadsDir);
  while ((await readdir(folder).catch(() => [])).length > 0) await setImmediate();
}

test.each([
  ['JSON', login, json, '{"email":'],
  ['an operation', '/graphql', json, '{"query":'],
  ['a form', registering, form, field('name', '이름')],
  ['a file', registering, form, `${field('name', '이름')}${fileHead}%PDF-`],
  [
    'an upload by GraphQL',
    '/graphql',
    form,
    `${field('operations', '{"query":"mutation { ping }"}')}${field('map', '{}')}${fileHead}%PDF-`,
  ],
])('a request of %s whose rest does not come is answered 408, and closed', async (_name, path, type, begun) => {
  const answer = await begin(path, type, begun, 100_000).answer;
  expect(statusOf(answer)).toBe(408);
  expect(answer).toContain('REQUEST_TIMEOUT');
  await nothingKept();
});

test('a body that drips is answered 408', async () => {
  const { socket, answer } = begin(login, json, '{"email":', 100_000);
  const drip = setInterval(() => socket.write(' '), 50);
  try {
    expect(statusOf(await answer)).toBe(408);
  } finally {
    clearInterval(drip);
  }
});

test.each([
  ['JSON of 3 MB', login, json, 3_000_000, 413],
  ['JSON of 1.1 MB', '/graphql', json, 1_100_000, 413],
  ['a form of 100 MB where one file belongs', registering, form, 100_000_000, 413],
  ['a form where none belongs', login, form, 100_000, 415],
  ['a form with a file for somebody signed in', '/api/upload', form, 100_000, 401],
  ['a form at an address that is none', '/api/nothing', form, 100_000, 404],
])('the server answers %s before its body comes', async (_name, path, type, length, status) => {
  const { socket, answer } = begin(path, type, '', length);
  const [first] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data: Buffer) => resolve([data])));
  expect(statusOf(String(first))).toBe(status);
  // Whoever sends everything before reading anything can do so, and the connection goes on.
  if (length < 5_000_000) {
    socket.write(Buffer.alloc(length));
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await answer).toContain('{"status":"up"}');
  } else {
    socket.destroy();
  }
});

test.each([
  ['a query', '{ ping }', 400, 'BAD_REQUEST'],
  ['a mutation that is none', 'mutation { nothing }', 400, 'BAD_REQUEST'],
  ['who is not signed in', 'mutation { updateMyInfo(input: { name: "a" }) { id } }', 200, 'UNAUTHENTICATED'],
])('the server reads no file of %s', async (_name, query, status, code) => {
  const begun = `${field('operations', JSON.stringify({ query }))}${field('map', '{}')}${fileHead}%PDF-`;
  const { socket, answer } = begin('/graphql', form, begun, 1_000_000);
  const said = await answer;
  socket.destroy();
  expect(statusOf(said)).toBe(status);
  expect(said).toContain(code);
  await nothingKept();
});

test('no part of a body is kept once it is answered, refused or broken off', async () => {
  const { token } = await aGuardian(server());
  const pdf = await multipart({ file: Buffer.from('%PDF-1.7') });
  expect((await rest(server(), token, 'POST', '/api/upload', pdf.payload, pdf.headers)).status).toBe(415);
  const large = await multipart({ file: Buffer.alloc(10 * 1024 * 1024 + 1) });
  expect((await rest(server(), token, 'POST', '/api/upload', large.payload, large.headers)).status).toBe(413);
  const two = await multipart({ file: [Buffer.from('a'), Buffer.from('b')] });
  expect((await rest(server(), token, 'POST', '/api/upload', two.payload, two.headers)).status).toBe(413);
  const { socket } = begin('/api/upload', form, `${fileHead}abc`, 100_000, { token });
  while ((await readdir(incomingFolder(server().config.uploadsDir))).length === 0) await setImmediate();
  socket.resetAndDestroy();
  await nothingKept();
});

test('a part that calls itself JSON is not taken for a file', async () => {
  const { token } = await aGuardian(server());
  const body =
    '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/json\r\n\r\n{"path":"/etc/passwd"}\r\n--x--\r\n';
  const answer = await rest(server(), token, 'POST', '/api/upload', body, { 'content-type': form });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } });
});

test('more text than any form has is refused', async () => {
  const { token } = await aGuardian(server());
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field${index}`, 'a'.repeat(60_000)]));
  const sent = await multipart(many);
  expect((await rest(server(), token, 'POST', '/api/upload', sent.payload, sent.headers)).status).toBe(413);
});

test.each([login, '/graphql'])(
  '8 MB of the bodies of one network are kept in memory (%s), and those of others beside them',
  async (path) => {
    const many = Array.from({ length: 40 }, () => begin(path, json, `"${'a'.repeat(240_000)}`, 250_000, { ip: '203.0.113.2' }));
    const refused = new Promise<string>((resolve) => {
      for (const { socket } of many) socket.on('data', (answer: Buffer) => statusOf(String(answer)) === 429 && resolve(String(answer)));
    });
    expect(await refused).toContain('"code":"TOO_MUCH_AT_ONCE"');
    const { socket } = begin(path, json, `"${'a'.repeat(240_000)}"`, 240_002);
    const [answer] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data: Buffer) => resolve([data])));
    expect(statusOf(String(answer))).toBe(400);
    for (const held of [...many.map((one) => one.socket), socket]) held.destroy();
  },
);
