import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { gql } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { startServer, type ServerProcess } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import { incomingFolder } from './multipart-body.ts';

const server = withApp();
let running: ServerProcess;

beforeAll(async () => void (running = await startServer(server())));
afterAll(() => running.child.kill('SIGKILL'));

const form = 'multipart/form-data; boundary=x';
const fileHead = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-';

function begin(path: string, type: string, begun: string | Buffer, length = 10_000_000): Socket {
  const { hostname, port } = new URL(running.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`);
  socket.write(begun);
  return socket;
}

const residentMegabytes = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(running.child.pid)], { encoding: 'utf8' })) / 1024;
const answers = async () => (await fetch(`${running.url}/livez`)).status;

test('300 bodies that drip are all ended, and leave nothing', async () => {
  const paths = [
    ['/api/client/user/login', 'application/json', '{'],
    ['/graphql', 'application/json', '{'],
    ['/api/client/user/register-hospital', form, fileHead],
  ] as const;
  const sockets = Array.from({ length: 300 }, (_, index) => {
    const [path, type, begun] = paths[index % paths.length]!;
    return begin(path, type, begun, 100_000);
  });
  const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write(' ')), 1_000);
  try {
    expect(await answers()).toBe(200);
    await closed;
  } finally {
    clearInterval(drip);
  }
  expect(await answers()).toBe(200);
  expect(await readdir(incomingFolder(server().config.uploadsDir))).toEqual([]);
});

test('100 files of 9 MB that are almost there keep the memory within 1.5 times', async () => {
  const before = residentMegabytes();
  const body = Buffer.concat([Buffer.from(fileHead), Buffer.alloc(9_000_000)]);
  for (let round = 0; round < 10; round += 1) {
    const sockets = Array.from({ length: 10 }, () => begin('/api/client/user/register-hospital', form, body));
    await Promise.all(sockets.map((socket) => (socket.writableLength > 0 ? once(socket, 'drain') : null)));
    expect(residentMegabytes() / before).toBeLessThan(1.5);
    sockets.forEach((socket) => socket.destroy());
  }
});

test('the dearest operations that are let through keep the memory within 1.5 times', async () => {
  const { token } = await aGuardian(server());
  const content = `<p>${'가'.repeat(19_000)}</p>`;
  for (let index = 0; index < 100; index += 1)
    await gql(server(), token, 'mutation($c: String!) { createPost(boardId: "mypet", title: "글", content: $c) { id } }', { c: content });
  const ask = async (aliases: number, count: number) => {
    const fields = Array.from(
      { length: aliases },
      (_, index) => `a${index}: getPostsByPage(boardId: "mypet", count: ${count}) { id content }`,
    );
    const query = `{ ${fields.join(' ')} }`;
    const answer = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
  expect(await ask(30, 100)).toMatchObject({ status: 400 });
  expect((await ask(15, 100)).status).toBe(200);
  const before = residentMegabytes();
  for (let round = 0; round < 100; round += 1) expect((await ask(15, 100)).bytes).toBeLessThanOrEqual(2_000_000);
  expect(residentMegabytes() / before).toBeLessThan(1.5);
}, 300_000);
