import { readdir } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { revokeKey } from '../keys/keys.ts';
import { releasePackage } from '../release/release-package.ts';
import { archiveOf, archiveOfBuild, tarOf } from '../testing/archives.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { aListeningDelivery, type FixtureUploads } from '../testing/fixture-uploads.ts';

const name = 'mf-search';
const build = () => archiveOfBuild(name, 'refused');

let house: FixtureHouse;
let site: FixtureUploads;
beforeAll(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  await releasePackage(house, name);
});
afterAll(() => house.remove());
beforeEach(async () => {
  site = await aListeningDelivery(house);
});
afterEach(() => site.delivery.close());

const refusals = async () =>
  (await site.acts()).filter(({ act }) => act === 'refuse').map(({ actor, package: about, note }) => ({ actor, about, note }));
const stranger = expect.stringMatching(/^stranger [\w-]{8}$/);

/** Until something is so; the test's own limit ends it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

async function revoked(): Promise<string> {
  const { id, key } = await site.key(name);
  await revokeKey(house.sql, { id, actor: 'owner' });
  await site.delivery.registry.refresh();
  return key;
}

test.each<[string, () => Promise<string | null>]>([
  ['no key', async () => null],
  ['what is no key', async () => 'letmein'],
  ['a key that was never made', async () => `01234567.${'A'.repeat(43)}`],
  ['the right id with another secret', async () => `${(await site.key(name)).id}.${'A'.repeat(43)}`],
  ['a key that was revoked', revoked],
])('nothing is released with %s', async (_what, keyOf) => {
  const key = await keyOf();
  const before = await site.traces();
  for (const path of [name, `${name}/rollback`, `${name}/promote`]) {
    expect(await site.post(path, key, build())).toEqual({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: expect.stringMatching(/key/), faults: [] },
    });
  }
  expect(await refusals()).toEqual([1, 2, 3].map(() => ({ actor: stranger, about: name, note: expect.stringMatching(/key/) })));
  expect(await site.traces()).toEqual(before);
});

test.each([
  ['mf-reviews', 'another package’s'],
  ['tester', 'a tester’s'],
])('the site answers a key for %s: %s, and changes nothing', async (scope) => {
  const { id, key } = await site.key(scope);
  const before = await site.traces();
  for (const path of [name, `${name}/rollback`, `${name}/promote`]) {
    expect(await site.post(path, key, build())).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: `The key ${id} is for ${scope}: it can't touch ${name}.` },
    });
  }
  expect(await refusals()).toHaveLength(3);
  expect((await refusals())[0]).toMatchObject({ actor: `key ${id}`, about: name });
  expect(await site.traces()).toEqual(before);
});

test.each([
  ['mf-nothing', 'mf-nothing'],
  ['tester', 'tester'],
  ['..%2f..%2fetc', '..?..?etc'],
  ['%2e%2e%2fshell', '..?shell'],
  ['mf-search%00', 'mf-search?'],
  ['constructor', 'constructor'],
  ['mf-search%0a2026-01-01%20release', 'mf-search?2026-01-01?release'],
])('the site refuses %s as a package', async (path, logged) => {
  const { id, key } = await site.key(name);
  const before = await site.traces();
  expect(await site.post(path, key, build())).toMatchObject({ status: 404, body: { code: 'NOT_A_PACKAGE' } });
  expect(await refusals()).toEqual([{ actor: `key ${id}`, about: logged, note: 'There is no such package.' }]);
  expect(await site.traces()).toEqual(before);
});

test.each<[string, number, () => Uint8Array, string]>([
  ['a path that climbs', 400, () => archiveOf([{ name: '../../shell/main.js', content: 'x' }]), 'climbs out'],
  ['a link', 400, () => archiveOfBuild(name, 'x', { more: [{ name: 'x.js', type: '2', linkname: '/etc/passwd' }] }), 'is a symlink'],
  ['no archive', 400, () => randomBytes(5_000), 'no complete gzip'],
  ['an archive in an archive', 400, () => gzipSync(new Uint8Array(build())), 'no complete tar'],
  ['a bomb', 413, () => gzipSync(new Uint8Array(tarOf([{ name: 'x.js', content: new Uint8Array(19_000_000) }]))), '100 times its size'],
  ['another package', 400, () => archiveOfBuild('mf-reviews', 'x'), 'It is a build of mf-reviews.'],
  [
    'a file too many',
    400,
    () => archiveOfBuild(name, 'x', { more: [{ name: 'evil.js', content: 'x' }] }),
    'evil.js is in the archive, and not in the manifest.',
  ],
  [
    'a script that its manifest has loaded by nothing',
    400,
    () =>
      archiveOfBuild(name, 'x', {
        said: { files: ['remoteEntry.js', 'huge.js'].map((path) => ({ path, bytes: 0, integrity: '' })) },
        more: [{ name: 'huge.js', content: `huge("${'x'.repeat(50_000)}")` }],
      }),
    'huge.js (50.0 kB) is loaded by no name that can be read in the code',
  ],
])('an archive with %s is refused', async (_what, status, archive, why) => {
  const { id, key } = await site.key(name);
  const before = await site.traces();
  const answer = await site.post(name, key, archive());
  expect(answer).toMatchObject({ status, body: { code: status === 413 ? 'TOO_LARGE' : 'MALFORMED' } });
  expect([answer.body['message'], answer.body['faults']].flat().join()).toContain(why);
  expect(await refusals()).toEqual([{ actor: `key ${id}`, about: name, note: expect.stringContaining(why) }]);
  expect(await site.traces()).toEqual(before);
});

test.each<[string, string, Record<string, string>, string]>([
  ['another type of body', name, { 'content-type': 'application/json' }, 'content-type: application/gzip'],
  ['a canary for everybody', `${name}?canary=100`, {}, 'canary'],
  ['a canary for nobody', `${name}?canary=0`, {}, 'canary'],
  ['no number', `${name}?canary=ten`, {}, 'canary'],
  ['a number that is too large to be one', `${name}?canary=1e309`, {}, 'canary'],
  ['a negative number that is too large to be one', `${name}?canary=5&minutes=-1e309`, {}, 'minutes'],
  ['a budget that is too large to be a number', `${name}?canary=5&budget=1e309`, {}, 'budget'],
  ['a note of several lines', `${name}?note=a%0Ab`, {}, 'note'],
])('an upload with %s as its options is refused', async (_what, path, headers, why) => {
  const { key } = await site.key(name);
  const before = await site.traces();
  expect(await site.post(path, key, build(), headers)).toMatchObject({
    status: 400,
    body: { code: 'MALFORMED', message: expect.stringContaining(why) },
  });
  expect(await refusals()).toHaveLength(1);
  expect(await site.traces()).toEqual(before);
});

/** A client that has sent the half of an archive, and sends no more. */
function sendHalf(key: string): ClientRequest {
  const archive = archiveOfBuild(name, 'x', { more: [{ name: 'large.js', content: randomBytes(500_000) }] });
  const sending = request(`${site.origin}/releases/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/gzip', 'content-length': archive.length },
  });
  sending.on('error', () => undefined);
  sending.write(archive.subarray(0, 300_000));
  return sending;
}
const folders = async () => (await readdir(site.workDir)).length;

test('a client that disconnects leaves nothing', async () => {
  const { id, key } = await site.key(name);
  const before = await site.traces();
  const sending = sendHalf(key);
  await until(async () => (await folders()) === 1);
  sending.destroy();
  await until(async () => (await refusals()).length > 0);
  expect(await refusals()).toEqual([{ actor: `key ${id}`, about: name, note: 'The connection broke before the archive was complete.' }]);
  expect(await site.traces()).toEqual(before);
});

test('the site takes three uploads of one key at a time, and leaves room for others', async () => {
  const { key } = await site.key(name);
  const slow = [1, 2, 3].map(() => sendHalf(key));
  await until(async () => (await folders()) === 3);
  expect(await site.post(name, key, build())).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY', message: expect.stringContaining('3 archives with this key') },
  });
  const other = await site.key('mf-reviews');
  expect(await site.post('mf-reviews', other.key, archiveOfBuild('mf-reviews', 'meanwhile'))).toMatchObject({
    status: 200,
    body: { moved: true },
  });
  for (const one of slow) one.destroy();
  await until(async () => (await folders()) === 0);
});

/** The answer to a client that sends everything before it reads anything. */
function sendAllThenRead(key: string | null, body: Uint8Array): Promise<string> {
  const { port, hostname } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).on('error', reject).pause();
    const lines = [
      `POST /releases/${name} HTTP/1.1`,
      `host: ${hostname}`,
      'content-type: application/gzip',
      `content-length: ${body.length}`,
      'connection: close',
      ...(key ? [`authorization: Bearer ${key}`] : []),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(body, () => text(socket).then(resolve, reject));
  });
}

test.each<[string, () => Promise<string | null>, string]>([
  ['at once', async () => null, 'A key is needed'],
  ['at the first file', async () => (await site.key(name)).key, 'is a symlink'],
])('the site sends the reason for a refusal %s while the upload is still going on', async (_when, keyOf, why) => {
  const key = await keyOf();
  const before = await site.traces();
  const archive = archiveOf([
    { name: 'x.js', type: '2', linkname: '/etc/passwd' },
    { name: 'y.js', content: randomBytes(8_000_000) },
  ]);
  expect(await sendAllThenRead(key, archive)).toContain(why);
  expect(await site.traces()).toEqual(before);
});

test('the site does not read an archive whose length is too large', async () => {
  const { key } = await site.key(name);
  const status = await new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/gzip', 'content-length': 50_000_001 };
    const sending = request(`${site.origin}/releases/${name}`, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.flushHeaders();
  });
  expect(status).toBe(413);
});

test('the site limits wrong keys of one address, and their lines in the log', async () => {
  const answers = [];
  for (let guess = 0; guess < 25; guess += 1) answers.push(await site.post(name, `01234567.${'A'.repeat(43)}`));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), ...Array<number>(15).fill(429)]);
  expect(await refusals()).toHaveLength(10);
  const { key } = await site.key(name);
  expect((await site.post(name, key, build())).status).toBe(429);
  await site.delivery.close();
  expect((await refusals()).slice(10)).toEqual([{ actor: 'strangers', about: '*', note: '16 more refusals within a minute' }]);
});

test('the site logs the refusals of a key’s holder also after many of strangers', async () => {
  const { id, key } = await site.key('mf-reviews');
  for (let guess = 0; guess < 9; guess += 1) await site.post(name, null);
  for (let attempt = 0; attempt < 31; attempt += 1) await site.post(name, key);
  expect((await refusals()).filter(({ actor }) => actor === `key ${id}`)).toHaveLength(10);
});

test('the site limits the requests of a key in a minute', async () => {
  const { key } = await site.key(name);
  const statuses = [];
  for (let attempt = 0; attempt < 31; attempt += 1) statuses.push((await site.post(`${name}/promote`, key)).status);
  expect(statuses).toEqual([...Array<number>(30).fill(409), 429]);
});

test('the site logs a wrong tester’s key, and answers 429 to many from one address', async () => {
  const host = 'petcare.example';
  const { app } = site.delivery;
  const { key } = await site.key('tester');
  const open = (tester: string) => app.inject({ url: `/?tester=${tester}`, headers: { host } });
  expect((await open(key)).headers['set-cookie']).toContain('petcare-tester');
  expect((await open('wrong')).statusCode).toBe(200);
  expect(await refusals()).toEqual([{ actor: stranger, about: 'tester', note: "a wrong tester's key" }]);
  expect((await app.inject({ url: '/?t%65ster=wrong', headers: { host } })).statusCode).toBe(200);
  for (let guess = 2; guess < 10; guess += 1) await open('wrong');
  const limited = await open(key);
  expect([limited.statusCode, limited.body]).toEqual([429, expect.stringContaining('잠시 뒤에')]);
  expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
});
