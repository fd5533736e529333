import { closeSync, openSync } from 'node:fs';
import { buildApp } from '../../app.ts';
import { rest } from '../../testing/calls.ts';
import { startServer } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();

test('a call is logged by its route: no place, no secret of a calendar, no e-mail of whoever called', async () => {
  const { db, clock, config } = server();
  const lines: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const app = { ...server(), ...buildApp({ db, clock, config: { ...config, log: 'info' } }) };
  await rest(app, undefined, 'GET', '/hospital?latitude=37.481234&longitude=126.897654&page=1');
  await app.http.inject('/api/client/reservation/feed/very-secret-token.ics?email=kim@example.test');
  await app.http.inject('/nothing/of/kim@example.test?latitude=37.481234');
  await app.http.close();
  written.mockRestore();
  const log = lines.join('');
  expect(lines).toHaveLength(3);
  expect(log).toMatch(
    /"level":30,.*"reqId":"[0-9a-f-]{36}","req":{"method":"GET","url":"\/api\/client\/hospital",.*},"status":200,"ms":\d+,/,
  );
  expect(log).toContain('"url":"no route"');
  expect(log).not.toMatch(/37\.48|126\.89|very-secret|kim@/);
});

test('an error is logged without the values and the row that the database tells with it', async () => {
  const { db, clock, config } = server();
  const lines: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const { http } = buildApp({ db, clock, config: { ...config, log: 'warn' } });
  const failure = await db`select 'kim@example.test'::text::int`.catch((error: unknown) => error);
  http.log.error({ err: Object.assign(failure as Error, { detail: 'Key (name)=(김철수)' }) }, 'unexpected failure of kim@example.test');
  await http.close();
  written.mockRestore();
  expect(lines.join('')).toMatch(/"code":"22P02"[\s\S]*unexpected failure of \[e-mail\]/);
  expect(lines.join('')).not.toMatch(/kim@|김철수/);
});

test('a server whose log finds no room on the disk answers on', async () => {
  const full = openSync('/dev/full', 'w');
  const { url, child, isAlive } = await startServer(server(), { REDIS_URL: 'redis://127.0.0.1:1' }, ['ignore', full, full, 'ipc']);
  closeSync(full);
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"a@example.test","password":"wrong"}' };
  // Each says in the log that its limits are counted here alone, or would.
  for (let time = 0; time < 3; time += 1) expect((await fetch(`${url}/api/client/user/login`, login)).status).toBe(400);
  expect(isAlive()).toBe(true);
  child.kill('SIGKILL');
});
