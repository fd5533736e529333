import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readEndingTimes } from './ending.ts';

let service: ChildProcess;
let url: string;
const agent = new Agent({ keepAlive: true });

async function start(env: Record<string, string>): Promise<void> {
  const entry = join(__dirname, 'testing/ending-server.main.ts');
  service = fork(entry, { execArgv: ['--import', 'tsx'], env: { ...process.env, ...env } });
  const [port] = (await once(service, 'message')) as [number];
  url = `http://127.0.0.1:${port}`;
}
afterEach(() => void service.kill('SIGKILL'));
afterAll(() => agent.destroy());

/** A call on a connection that is kept: its status, text and what becomes of the connection. */
async function call(path: string): Promise<{ status: number | undefined; body: string; connection: string | undefined }> {
  const asked = get(`${url}${path}`, { agent });
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, body: await text(answer), connection: answer.headers.connection };
}
const told = (what: string) => new Promise<void>((resolve) => service.on('message', (message) => message === what && resolve()));

test('a service that is told to end answers on, says that it is not ready, and has its callers leave their connections', async () => {
  await start({ DRAIN_SECONDS: '60', STOP_SECONDS: '60' });
  expect(await call('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  while ((await call('/readyz')).status === 200);
  expect(await call('/readyz')).toMatchObject({ status: 503, body: '{"status":"down","why":"it is ending"}' });
  expect(await call('/fine')).toEqual({ status: 200, body: 'fine', connection: 'close' });
  service.kill('SIGTERM');
  expect(await call('/fine')).toMatchObject({ status: 200 });
  // Somebody at a terminal waits for no balancer.
  service.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

test('a call that is under way when the service closes is answered as a whole, and nothing is waited for after it', async () => {
  await start({ DRAIN_SECONDS: '0', STOP_SECONDS: '60' });
  const [begun, closing] = [told('slow call'), told('closing')];
  await call('/fine');
  const slow = call('/slow');
  await begun;
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await closing;
  await expect(call('/fine')).rejects.toThrow('ECONNREFUSED');
  service.send('answer');
  expect(await slow).toMatchObject({ status: 200, body: 'slow, and whole' });
  expect(await ended).toEqual([0, null]);
});

test('a call that is not answered in time holds no service', async () => {
  await start({ DRAIN_SECONDS: '0', STOP_SECONDS: '0.2' });
  const begun = told('slow call');
  const slow = call('/slow');
  await begun;
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await expect(slow).rejects.toThrow();
  expect(await ended).toEqual([0, null]);
});

test.each([
  [{}, { drain: 0, stop: 5 }],
  [{ NODE_ENV: 'production' }, { drain: 0, stop: 30 }],
  [
    { DRAIN_SECONDS: '10', STOP_SECONDS: '1.5' },
    { drain: 10, stop: 1.5 },
  ],
])('%j are the times %j', (env, times) => {
  expect(readEndingTimes(env)).toEqual(times);
});

test.each([{ DRAIN_SECONDS: 'long' }, { STOP_SECONDS: '-1' }, { STOP_SECONDS: '1e9' }])('%j is refused by its name', (env) => {
  expect(() => readEndingTimes(env)).toThrow(Object.keys(env)[0]);
});
