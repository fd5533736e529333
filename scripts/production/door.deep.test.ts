import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Run } from '../lib/run.ts';
import { startOwnSite } from '../lib/site/own-site.ts';
import { ask, dataOf } from '../storm/front-door.ts';
import { timesOf } from '../storm/offers.ts';
import { nginxPath, SITE, startDoor, type Door } from './nginx.ts';

jest.setTimeout(900_000);

const DEBIAN = '(Debian’s nginx, left out where it is not installed)';
/** One pixel; what follows the end of a picture is no part of it. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PICTURE = Buffer.concat([PIXEL], 10 * 1024 * 1024);
const PICTURES = 10;

const run: Run = { undo: [], leave: new AbortController().signal };
let url: string;
let door: Door;
let session: ClientHttp2Session;

const nginxTest = nginxPath ? test : test.skip;

beforeAll(async () => {
  if (!nginxPath) return;
  const folder = await mkdtemp(join(tmpdir(), 'petcare-door-'));
  run.undo.push(() => rm(folder, { recursive: true, force: true }));
  const env = { NODE_ENV: 'development', DATABASE_URL: undefined, RATE_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1' };
  ({ url } = await startOwnSite(run, folder, env));
  door = await startDoor(run, folder, Number(new URL(url).port));
  session = connect(`https://127.0.0.1:${door.tls}`, { ca: door.certificate, servername: SITE });
  run.undo.push(async () => session.destroy());
});
afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

/** The answer to one call by HTTP/2; its body comes as the door passes it on. */
async function called(headers: OutgoingHttpHeaders, body?: Buffer) {
  const stream = session.request({ ':authority': SITE, ...headers }, { endStream: !body });
  if (body) stream.end(body);
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status'?: number }];
  return { status: answer[':status'], headers: answer, stream };
}

const loginOf = async (who: 'guardian' | 'hospital') => {
  const answer = await ask(`${url}/api/client/user/login`, { json: { email: `${who}@petcare.test`, password: 'petcare-1234' } });
  return `Bearer ${dataOf<{ token: string }>(answer)!.token}`;
};

nginxTest(`a page comes through the door by HTTP/2, in brotli, and plain HTTP leads there ${DEBIAN}`, async () => {
  const page = await called({ ':path': '/hostpital-list', 'accept-encoding': 'br, gzip' });
  expect([page.status, page.headers['content-encoding'], page.headers['strict-transport-security']]).toEqual([
    200,
    'br',
    'max-age=31536000',
  ]);
  expect(brotliDecompressSync(await buffer(page.stream)).toString()).toContain('</html>');

  const plain = await ask(`http://127.0.0.1:${door.plain}/hostpital-list`, { method: 'GET' });
  expect(plain).toMatchObject({ status: 301, location: 'https://127.0.0.1/hostpital-list' });
});

nginxTest(
  `a booking with ${PICTURES} pictures of 10 MB comes through the door, and the hospital hears of it by its stream ${DEBIAN}`,
  async () => {
    const hospital = await called({ ':path': '/api/client/alerts/stream', authorization: await loginOf('hospital') });
    expect([hospital.status, hospital.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    let heard = '';
    const isHeard = new Promise<void>((resolve) =>
      hospital.stream.on('data', (chunk) => (heard += String(chunk)).includes('event: alert') && resolve()),
    );

    const place = (await timesOf(url)).find(({ kind }) => kind === 'hospital')!;
    const form = new FormData();
    for (const [name, value] of Object.entries({ hospitalID: place.id, date: place.date, time: place.time, note: '사진을 함께 보내요.' }))
      form.set(name, value);
    for (let at = 0; at < PICTURES; at += 1) form.append('images', new File([PICTURE], `choco-${at}.png`, { type: 'image/png' }));
    const body = new Response(form);
    const booked = await called(
      {
        ...{ ':method': 'POST', ':path': '/api/client/reservation', authorization: await loginOf('guardian') },
        'content-type': body.headers.get('content-type')!,
      },
      Buffer.from(await body.arrayBuffer()),
    );
    expect([booked.status, (await buffer(booked.stream)).toString()]).toEqual([201, expect.stringContaining('"id"')]);
    await isHeard;
    hospital.stream.close();
  },
);

nginxTest(`the door writes down no address that it was asked for ${DEBIAN}`, async () => {
  expect((await called({ ':path': '/hospital-map?latitude=37.566535&longitude=126.977969' })).status).not.toBe(502);
  expect(await door.logged()).toBe('');
});
