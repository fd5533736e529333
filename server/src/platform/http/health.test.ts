import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../app.ts';
import { aPictureFile } from '../../testing/a-picture.ts';
import { multipart } from '../../testing/calls.ts';
import { aGuardian, PASSWORD } from '../../testing/people.ts';
import { aPostOf } from '../../testing/posts.ts';
import { startServer } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import { createDatabase } from '../database/database.ts';

const server = withApp();

test('a server is ready while all connections of its requests are taken', async () => {
  const { databaseUrl, clock, config } = server();
  const [db, healthDb] = [createDatabase(databaseUrl, { max: 1 }), createDatabase(databaseUrl, { max: 1 })];
  const { http } = buildApp({ db, healthDb, clock, config });
  const { promise: held, resolve: giveBack } = deferred();
  const holding = db.begin(() => held);
  const answer = await http.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'up' }]);
  giveBack();
  await holding;
  await http.close();
  await Promise.all([db.end(), healthDb.end()]);
});

test('a server without a database is alive and not ready', async () => {
  const { db, clock, config } = server();
  const healthDb = createDatabase('postgres://nobody@localhost:1/none');
  const { http } = buildApp({ db, healthDb, clock, config });
  expect((await http.inject('/readyz')).statusCode).toBe(503);
  expect((await http.inject('/livez')).statusCode).toBe(200);
  await http.close();
  await healthDb.end();
});

test('a server that is told to end loses no write and no slow upload of those who leave when it is not ready', async () => {
  const app = server();
  const person = await aGuardian(app);
  const post = await aPostOf(app, person, 'mypet');
  const { url, child } = await startServer(app, { RATE_LIMITS: 'off', DRAIN_SECONDS: '5', STOP_SECONDS: '30' });
  const ended = once(child, 'exit');
  const login = await fetch(`${url}/api/client/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: PASSWORD }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const authorization = `Bearer ${data.token}`;

  const form = await multipart({ file: await aPictureFile() });
  const upload = request(`${url}/api/upload`, {
    method: 'POST',
    headers: { ...form.headers, 'content-length': form.payload.length, authorization },
  });
  const uploaded = once(upload, 'response');
  upload.write(form.payload.subarray(0, 50));

  const agent = new Agent({ keepAlive: true });
  let isReady = true;
  let written = 0;
  const comment = async (content: string) => {
    const query = 'mutation($postId: ID!, $content: String!) { createPostComment(postId: $postId, content: $content) { id } }';
    const asked = request(`${url}/graphql`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
    });
    asked.end(JSON.stringify({ query, variables: { postId: post.id, content } }));
    const [answer] = await once(asked, 'response');
    expect(await jsonOf(answer)).toEqual({ data: { createPostComment: { id: expect.any(String) } } });
    written += 1;
  };
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let at = 0; isReady; at += 1) await comment(`댓글 ${writer} ${at}`);
  });
  await sleep(500);
  child.kill('SIGTERM');
  while (isReady) {
    isReady = (await fetch(`${url}/readyz`)).status === 200;
    await sleep(100);
  }
  await Promise.all(writers);
  expect(written).toBeGreaterThan(4);

  // Long after it takes no more calls.
  while (await fetch(`${url}/livez`).then(Boolean, () => false)) await sleep(100);
  upload.end(form.payload.subarray(50));
  const [answer] = await uploaded;
  expect([answer.statusCode, await jsonOf(answer)]).toEqual([201, expect.objectContaining({ success: true })]);
  expect(await ended).toEqual([0, null]);
  agent.destroy();
});

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
