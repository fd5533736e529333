import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

let service: ChildProcess;
let url: string;

beforeAll(async () => {
  const entry = join(__dirname, 'testing/failing-server.main.ts');
  service = fork(entry, { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
  const [port] = (await once(service, 'message')) as [number];
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => void service.kill('SIGKILL'));

const isServing = async () => (await (await fetch(`${url}/fine`)).text()) === 'fine';

test.each(['timer', 'tick', 'promise', 'no error', 'file', 'compressor', 'pool', 'body', 'end of the body'])(
  'an error of one request (%s) is answered with 500, and the service goes on',
  async (way) => {
    const answer = await fetch(`${url}/${way}`, { method: 'POST', body: 'a' });
    expect(answer.status).toBe(500);
    expect(await isServing()).toBe(true);
  },
);

test('an error after half of an answer breaks this answer off, and the service goes on', async () => {
  const answer = await fetch(`${url}/half an answer`);
  await expect(answer.text()).rejects.toThrow();
  expect(await isServing()).toBe(true);
});

test('an error after the visitor has left ends nothing', async () => {
  const leaving = new AbortController();
  const asked = fetch(`${url}/the visitor left`, { signal: leaving.signal, method: 'POST', body: 'a' });
  asked.catch(() => undefined);
  expect(await isServing()).toBe(true);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  expect(await isServing()).toBe(true);
});

test('an error that is of no request ends the service', async () => {
  const ended = once(service, 'exit');
  service.send('fail');
  expect(await ended).toEqual([1, null]);
});
