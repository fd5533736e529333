import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveElsewhere, releaseElsewhere, CommandStopped } from '@petcare/wire/elsewhere';
import { lockPackage } from '../registry/registry.sql.ts';
import { releasePackage } from '../release/release-package.ts';
import { archiveOfBuild } from '../testing/archives.ts';
import { entryCode } from '../testing/fixture-code.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { aListeningDelivery, type FixtureUploads } from '../testing/fixture-uploads.ts';

const name = 'mf-search';

let house: FixtureHouse;
let site: FixtureUploads;
let key: string;
let first: string;
let second: string;
beforeEach(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  first = (await releasePackage(house, name)).release;
  await house.edit(name, 'second');
  second = (await releasePackage(house, name)).release;
  site = await aListeningDelivery(house, { registryLimit: 1_500 });
  ({ key } = await site.key(name));
});
afterEach(async () => {
  await site.delivery.close();
  await house.remove();
});

const live = async () => (await site.pointer(name))?.release;
const moves = async () => (await site.acts()).filter(({ act }) => act !== 'grant');
const anId = () => randomBytes(16).toString('hex');

/** Work while the registry lets nobody move the package: as one that stands still. */
async function whileLocked(work: (free: () => void) => Promise<void>): Promise<void> {
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => (free = resolve));
  let isLocked: () => void = () => undefined;
  const locked = new Promise<void>((resolve) => (isLocked = resolve));
  const holding = house.sql.begin(async (tx) => {
    await lockPackage(tx, name);
    isLocked();
    await freed;
  });
  await locked;
  try {
    await work(free);
  } finally {
    free();
    await holding;
  }
}

/** Waits until nobody moves the package any more: whoever waited for it has had their turn. */
const afterAllMoves = () => house.sql.begin((tx) => lockPackage(tx, name));

/** Somebody who asks and is gone as soon as the registry has their question. */
async function leftWaiting(path: string, body?: Uint8Array): Promise<void> {
  const asked = request(`${site.origin}/releases/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/gzip' }) },
  });
  asked.on('error', () => undefined);
  asked.end(body);
  await waitsForLock();
  asked.destroy();
}

async function waitsForLock(): Promise<void> {
  for (;;) {
    const [{ waiting } = { waiting: 0 }] = await house.sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    if (waiting > 0) return;
  }
}

/** The service has heard that a connection is closed: it answers whoever comes after that. */
const heardOfIt = async () => void (await fetch(`${site.origin}/healthz`));

test('a release that is held moves nothing until its word comes, and once said twice it moves once', async () => {
  const id = anId();
  const held = await site.post(`${name}?hold=${id}&note=why`, key, archiveOfBuild(name, 'held'));
  expect(held).toMatchObject({ status: 200, body: { attempt: id, moved: false, release: expect.any(String) } });
  expect(await live()).toBe(second);
  expect(await moves()).toEqual([]);
  const { release } = held.body;
  const gone = await site.post(`${name}/go?id=${id}`, key);
  expect(gone).toMatchObject({ status: 200, body: { moved: true, release } });
  expect(await site.post(`${name}/go?id=${id}`, key)).toEqual(gone);
  expect(await live()).toBe(release);
  expect(await moves()).toMatchObject([{ act: 'release', release, note: 'why' }]);
});

test('the word for another package, another id or an id that is none is refused, and moves nothing', async () => {
  const id = anId();
  await site.post(`${name}?hold=${id}`, key, archiveOfBuild(name, 'held'));
  const shell = await site.key('shell');
  expect(await site.post(`${name}/go?id=${id}`, shell.key)).toMatchObject({ status: 403 });
  expect(await site.post(`shell/go?id=${id}`, shell.key)).toMatchObject({ status: 409 });
  expect(await site.post(`${name}/go?id=${anId()}`, key)).toMatchObject({ status: 409 });
  expect(await site.post(`${name}/go?id=none`, key)).toMatchObject({ status: 400 });
  expect(await live()).toBe(second);
});

/** Until an upload has left no more than there was; a folder that goes while it is read is not gone yet. */
async function untilCleared(before: unknown): Promise<void> {
  const traces = () => site.traces().catch(() => null);
  while (JSON.stringify(await traces()) !== JSON.stringify(before)) await heardOfIt();
}

test('a release whose sender has left moves nothing and leaves nothing', async () => {
  const before = await site.traces();
  await whileLocked(async () => {
    await leftWaiting(name, archiveOfBuild(name, 'left'));
    await heardOfIt();
  });
  await afterAllMoves();
  await untilCleared(before);
  expect(await live()).toBe(second);
  expect(await moves()).toEqual([]);
});

test('a word, a rollback and a promotion move nothing when whoever asked has left', async () => {
  const id = anId();
  await site.post(`${name}?hold=${id}`, key, archiveOfBuild(name, 'held'));
  const canary = await site.post(`${name}?canary=10`, key, archiveOfBuild(name, 'canary'));
  expect(canary).toMatchObject({ body: { moved: true } });
  for (const path of [`${name}/go?id=${id}`, `${name}/rollback`, `${name}/rollback?release=${first}`, `${name}/promote`]) {
    await whileLocked(async () => {
      await leftWaiting(path);
      await heardOfIt();
    });
    await afterAllMoves();
  }
  expect(await site.pointer(name)).toMatchObject({ release: second, canary: { release: canary.body['release'] } });
  expect(await moves()).toMatchObject([{ act: 'canary' }]);
});

test('a registry that stands still is told of in time, and moves nothing when it goes on', async () => {
  await whileLocked(async () => {
    const { status, body } = await site.post(`${name}/rollback`, key);
    expect([status, body['code']]).toEqual([503, 'UNAVAILABLE']);
    expect(body['message']).toContain('The registry does not answer');
  });
  await afterAllMoves();
  expect(await live()).toBe(second);
});

describe('a command', () => {
  let work: string;
  let lines: string[];
  let stopped: AbortController;
  beforeEach(async () => {
    work = await mkdtemp(join(tmpdir(), 'petcare-attempt-'));
    lines = [];
    stopped = new AbortController();
  });
  afterEach(() => rm(work, { recursive: true }));

  async function build(out: string): Promise<void> {
    await mkdir(out, { recursive: true });
    const contract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
    const files = [{ path: 'remoteEntry.js', bytes: 0, integrity: '' }];
    const said = { name, entry: 'remoteEntry.js', files, initial: ['remoteEntry.js'], pages: {}, parts: {}, shared: {}, contract };
    await writeFile(join(out, 'remoteEntry.js'), `/* RELEASE_ID__ from a command */\n${entryCode(said)}`);
    await writeFile(join(out, 'manifest.json'), JSON.stringify(said));
  }
  const there = () => ({ to: new URL(site.origin), key });
  const say = (line: string) => lines.push(line);
  const stop = () => stopped.abort(new CommandStopped('Stopped by SIGINT.', 130));

  test('that only asks says that all is well, and moves nothing', async () => {
    expect(await releaseElsewhere(there(), { package: name, build, say, dryRun: true })).toBe(0);
    expect(lines.at(-1)).toMatch(/^mf-search [0-9a-f]{12}: passes all checks; nothing was moved\.$/);
    expect(await live()).toBe(second);
  });

  test('that is ended while the site checks says what is live, and has moved nothing', async () => {
    await whileLocked(async () => {
      const releasing = releaseElsewhere(there(), { package: name, build, say, stopped: stopped.signal });
      await waitsForLock();
      stop();
      expect(await releasing).toBe(130);
    });
    expect(lines.at(-1)).toBe(`Stopped by SIGINT. ${name}: ${second} is live.`);
    await afterAllMoves();
    expect(await live()).toBe(second);
  });

  test('that is ended after its word hears what has come of it', async () => {
    await whileLocked(async (free) => {
      const moving = moveElsewhere('rollback', there(), { package: name, say, stopped: stopped.signal });
      await waitsForLock();
      stop();
      free();
      expect(await moving).toBe(0);
    });
    expect(lines).toEqual([`${name}: back to ${first}; ${second} is withdrawn.`]);
    expect(await live()).toBe(first);
  });
});
