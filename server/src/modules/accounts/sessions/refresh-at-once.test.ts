import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { rest } from '../../../testing/calls.ts';
import { aGuardian } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';

const server = withApp();
type Tokens = { token: string; refreshToken: string };

const refresh = (refreshToken: string) => rest<Tokens>(server(), undefined, 'POST', '/user/access-token', { refreshToken });

/** Over a real connection of its own, as each tab has one. */
let address: string;
beforeAll(async () => {
  const { http } = server();
  await http.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});

async function refreshOverHttp(refreshToken: string) {
  const answer = await fetch(`${address}/api/client/user/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ refreshToken }),
  });
  const { data } = (await answer.json()) as { data?: Tokens };
  return { status: answer.status, refreshToken: data?.refreshToken, token: data?.token };
}

test.each([
  ['at once', 0, 20],
  ['50 ms apart', 50, 8],
])('refreshes with one token %s all answer the same successor', async (_name, milliseconds, count) => {
  const person = await aGuardian(server());
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await pause(index * milliseconds);
      return refreshOverHttp(person.refreshToken);
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
  expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  for (const { token } of answers) expect((await rest(server(), token, 'GET', '/user/me')).status).toBe(200);
  expect((await refreshOverHttp(answers[0]!.refreshToken!)).status).toBe(200);
});

test('a token spent ten seconds ago answers the newest of its login, a second later it ends the login', async () => {
  const { clock } = server();
  const person = await aGuardian(server());
  const first = (await refresh(person.refreshToken)).body.data;
  clock.advance({ seconds: 5 });
  const second = (await refresh(first.refreshToken)).body.data;
  clock.advance({ seconds: 5 });
  expect((await refresh(person.refreshToken)).body.data.refreshToken).toBe(second.refreshToken);
  clock.advance({ seconds: 1 });
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 401, body: { error: { code: 'NO_ACCESS_TOKEN' } } });
  expect((await refresh(second.refreshToken)).status).toBe(401);
});

test('a token spent just before a logout answers nothing', async () => {
  const person = await aGuardian(server());
  const next = (await refresh(person.refreshToken)).body.data;
  await rest(server(), next.token, 'DELETE', '/user/logout');
  for (const { refreshToken } of [person, next]) expect((await refresh(refreshToken)).status).toBe(401);
});
