import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startOwnSite } from '../lib/site/own-site.ts';
import { freePort, until } from '@petcare/node/processes';
import type { Run } from '../lib/run.ts';
import { ask, dataOf } from '../storm/front-door.ts';
import { haproxyPath, startHaproxy } from './haproxy.ts';
import { aService, READY_LIMIT } from './service.ts';

jest.setTimeout(900_000);

const ROUNDS = 3;
const WRITERS = 4;
const READERS = 4;
const PAGES = ['/', '/hostpital-list', '/hospital-reviews', '/community/mypet', '/api/client/hospital?page=1&count=10'];
const COMMENT = 'mutation($postId: ID!, $content: String!) { createPostComment(postId: $postId, content: $content) { id } }';
const POST = 'mutation { createPost(boardId: "mypet", title: "산책 이야기", content: "<p>한강에 다녀왔어요.</p>") { id } }';

type Site = { databaseUrl: string };
const run: Run = { undo: [], leave: new AbortController().signal };

afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

(haproxyPath ? test : test.skip)(
  `two servers and two deliveries behind a balancer are rolled ${ROUNDS} times over while people read and write, and no call fails (Debian’s haproxy, left out where it is not installed)`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'petcare-rolled-'));
    run.undo.push(() => rm(dataDir, { recursive: true, force: true }));
    await startOwnSite(run, dataDir, { NODE_ENV: 'development', DATABASE_URL: undefined, RATE_LIMITS: 'off' });
    const { databaseUrl } = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as Site;

    const [api = 0, front = 0, ...ports] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const [servers, deliveries] = [ports.slice(0, 2), ports.slice(2)];
    const balancer = await startHaproxy(run, dataDir, [
      { name: 'servers', port: api, ports: servers },
      { name: 'deliveries', port: front, ports: deliveries },
    ]);
    const env = { NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' };
    const apiUrl = `http://127.0.0.1:${api}`;
    const rolled = [
      ...(await Promise.all(servers.map((port) => aService(run, 'server', port, env)))),
      ...(await Promise.all(deliveries.map((port) => aService(run, 'delivery', port, { ...env, API_URL: apiUrl })))),
    ];

    const url = `http://127.0.0.1:${front}`;
    const isUp = async () => (await ask(`${url}/api/client/hospital?page=1&count=1`, { method: 'GET' })).status === 200;
    expect(await until(isUp, READY_LIMIT, 200)).toBe(true);
    const login = await ask(`${url}/api/client/user/login`, { json: { email: 'guardian@petcare.test', password: 'petcare-1234' } });
    const token = dataOf<{ token: string }>(login)!.token;
    const postId = dataOf<{ createPost: { id: string } }>(await ask(`${url}/graphql`, { token, json: { query: POST } }))!.createPost.id;

    const failed: unknown[] = [];
    const done = { written: 0, read: 0 };
    let isOver = false;
    const writers = Array.from({ length: WRITERS }, async (_none, writer) => {
      for (let at = 0; !isOver; at += 1) {
        const variables = { postId, content: `댓글 ${writer} ${at}` };
        const answer = await ask(`${url}/graphql`, { token, json: { query: COMMENT, variables } });
        if (dataOf<{ createPostComment: object }>(answer)?.createPostComment) done.written += 1;
        else failed.push(answer);
      }
    });
    const readers = Array.from({ length: READERS }, async (_none, reader) => {
      for (let at = reader; !isOver; at += 1) {
        const answer = await ask(`${url}${PAGES[at % PAGES.length]}`, { method: 'GET' });
        if (answer.status === 200) done.read += 1;
        else failed.push({ page: PAGES[at % PAGES.length], ...answer });
      }
    });
    const ends: (number | null)[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { port, start, stop } of rolled) {
          ends.push(await stop());
          await start();
          expect(await until(() => balancer.uses(port), READY_LIMIT, 100)).toBe(true);
        }
      }
    } finally {
      isOver = true;
      await Promise.all([...writers, ...readers]);
    }
    console.log(JSON.stringify({ ...done, failed: failed.length }));

    expect(failed).toEqual([]);
    expect(ends).toEqual(Array(rolled.length * ROUNDS).fill(0));
    const sql = postgres(databaseUrl, { max: 1 });
    const [stored] = await sql<{ count: number }[]>`select count(*)::int as count from board_comments where post_id = ${postId}`;
    await sql.end();
    expect(stored!.count).toBe(done.written);
    expect(Math.min(done.written, done.read)).toBeGreaterThan(100);
  },
);
