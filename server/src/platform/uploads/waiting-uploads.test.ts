import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { aPicture, aPrivateFile } from '../../testing/a-picture.ts';
import { multipart, rest } from '../../testing/calls.ts';
import { aGuardian, logIn, PASSWORD, type Person } from '../../testing/people.ts';
import { startServer } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import { inTransaction } from '../database/transaction.ts';
import { receiveFile } from '../http/uploaded-file.ts';
import { createFolderStore } from './store.ts';
import { createUploads } from './uploads.ts';
import type { PictureChange } from './waiting-uploads.ts';

const server = withApp();
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));
const asks = (person: Person, id: string) =>
  rest<{ url: string }>(server(), person.token, 'GET', `/api/upload?id=${encodeURIComponent(id)}`);
const isThere = async (address: string) => (await server().http.inject(address)).statusCode === 200;
const idOf = (address: string) => address.split('/')[3]!;
const folderOf = (key: string) => key.split('/')[1]!;
const sweep = () => server().runJob('sweep-uploads');

function takeOver({ id }: Person, change: Partial<PictureChange>) {
  return inTransaction(server().db, (tx) => server().services.uploads.takeOver(tx, id, { before: [], after: [], ...change }));
}

/** Files of pictures for which nothing stands in the table. */
async function withoutRow(): Promise<string[]> {
  const rows = await server().db<{ key: string }[]>`select key from waiting_uploads`;
  const stored = await readdir(join(server().config.uploadsDir, 'images')).catch(() => []);
  return stored.filter((id) => !rows.some(({ key }) => key === `images/${id}`));
}

async function aFile() {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return receiveFile(await mkdtemp(join(tmpdir(), 'petcare-file-')), 'file', Readable.from([picture]));
}

const foreign = { ok: false, error: { code: 'FOREIGN_UPLOAD', status: 400, message: '사진을 다시 올려 주세요.' } };

test('a picture waits with its person alone, is taken once, and is then nobody’s to take', async () => {
  const [person, other] = [await aGuardian(server()), await aGuardian(server())];
  const picture = await aPicture(server(), person);
  expect((await asks(person, idOf(picture))).body.data).toMatchObject({ id: idOf(picture), url: picture });
  expect((await asks(other, idOf(picture))).status).toBe(404);
  expect(await takeOver(other, { after: [picture] })).toMatchObject(foreign);
  expect(await takeOver(person, { after: [picture, picture] })).toEqual({ ok: true, value: null });
  expect(await takeOver(person, { after: [picture] })).toMatchObject(foreign);
  expect((await asks(person, idOf(picture))).status).toBe(404);
  server().clock.advance({ days: 2 });
  await sweep();
  expect(await isThere(picture)).toBe(true);
});

test('what was there before is kept, in any width, and each picture that is refused is named', async () => {
  const person = await aGuardian(server());
  const old = '/uploads/images/00000000-0000-4000-8000-000000000000/800.webp';
  const picture = await aPicture(server(), person);
  expect(await takeOver(person, { before: [old], after: [old.replace('/800.', '/320.'), picture] })).toMatchObject({ ok: true });
  const made = old.replace('8000', '9000');
  const answer = await takeOver(person, { before: [picture], after: [made, picture, 'https://elsewhere.test/a.webp'] });
  expect(answer).toMatchObject({ error: { errors: [{ property: made }, { property: 'https://elsewhere.test/a.webp' }] } });
});

test('a refused verb takes nothing, and removes nothing', async () => {
  const person = await aGuardian(server());
  const [shown, next] = [await aPicture(server(), person), await aPicture(server(), person)];
  await takeOver(person, { after: [shown] });
  expect(await takeOver(person, { before: [shown], after: [next, 'images/x'] })).toMatchObject(foreign);
  await sweep();
  expect([await isThere(shown), await isThere(next)]).toEqual([true, true]);
  expect(await takeOver(person, { before: [shown], after: [next] })).toMatchObject({ ok: true });
  await sweep();
  expect([await isThere(shown), await isThere(next)]).toEqual([false, true]);
});

test('a private file is taken by its key, and opens by a fresh address as long as it waits', async () => {
  const [person, other] = [await aGuardian(server()), await aGuardian(server())];
  const key = await aPrivateFile(server(), person);
  expect(key).toMatch(/^private\/[0-9a-f-]{36}\/1600\.webp$/);
  server().clock.advance({ minutes: 30 });
  person.token = await logIn(server(), person);
  const { url } = (await asks(person, key)).body.data;
  expect([await isThere(url), await isThere(`/uploads/${key}`)]).toEqual([true, false]);
  expect(await takeOver(other, { after: [key] })).toMatchObject(foreign);
  expect(await takeOver(person, { after: [key.replace('1600.webp', 'file.pdf')] })).toMatchObject(foreign);
  expect(await takeOver(person, { after: [key] })).toMatchObject({ ok: true });
  await takeOver(person, { before: [key] });
  await sweep();
  expect(await isThere(server().services.uploads.privateUrl(key))).toBe(false);
});

test('what has waited for a day is swept, and can’t be taken any more', async () => {
  const person = await aGuardian(server());
  const [early, late] = [await aPicture(server(), person), await aPrivateFile(server(), person)];
  server().clock.advance({ hours: 23, minutes: 59 });
  await sweep();
  expect(await isThere(early)).toBe(true);
  server().clock.advance({ minutes: 1 });
  expect(await takeOver(person, { after: [late] })).toMatchObject(foreign);
  await sweep();
  expect(await isThere(early)).toBe(false);
  expect(await readdir(join(server().config.uploadsDir, 'private'))).toEqual([]);
  expect(await server().db`select 1 from waiting_uploads where user_id = ${person.id}`).toEqual([]);
});

test('a sweep that can’t remove a file removes the others, says so, and nobody takes that file before the next one', async () => {
  const person = await aGuardian(server());
  const [stuck, other] = [await aPicture(server(), person), await aPicture(server(), person)];
  const { db, config } = server();
  // A file where a folder should be: below it nothing can be removed.
  const inTheWay = join(config.uploadsDir, 'private', idOf(stuck));
  await writeFile(inTheWay, '');
  await db`update waiting_uploads set key = ${`private/${idOf(stuck)}/x/file.pdf`} where key = ${`images/${idOf(stuck)}`}`;
  const stuckRows = () => db`select user_id from waiting_uploads where key like ${`%${idOf(stuck)}%`}`;
  server().clock.advance({ days: 1 });
  await expect(sweep()).rejects.toThrow('1 uploads');
  expect(await isThere(other)).toBe(false);
  expect(await stuckRows()).toEqual([{ userId: null }]);
  await rm(inTheWay);
  await sweep();
  expect(await stuckRows()).toEqual([]);
});

test('of many who take over one picture at once, one gets it', async () => {
  const person = await aGuardian(server());
  const [one, two] = [await aPicture(server(), person), await aPicture(server(), person)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_none, index) => takeOver(person, { after: index % 2 ? [one, two] : [two, one] })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a picture that is taken over while it is swept is either whole with its record, or refused', async () => {
  const { db, clock, config, http } = server();
  const person = await aGuardian(server());
  const pictures = await Promise.all(Array.from({ length: 12 }, () => aPicture(server(), person)));
  clock.advance({ hours: 23, minutes: 59, seconds: 59 });
  // Another process, whose clock is a second ahead: to it they are due.
  const ahead = { now: () => new Date(clock.now().getTime() + 1_000) };
  const elsewhere = createUploads({ store: createFolderStore(config.uploadsDir), db, clock: ahead, secret: 'x' });
  const sweepThere = () => elsewhere.sweepJob.run({}, { log: http.log, signal: new AbortController().signal });
  const take = (picture: string) => takeOver(person, { after: [picture] });
  const [answers] = await Promise.all([Promise.all(pictures.map(take)), sweepThere(), sweepThere()]);
  await sweepThere();
  for (const [index, { ok }] of answers.entries()) expect(await isThere(pictures[index]!)).toBe(ok);
});

test('a bounded number of files is held for one person, also of those that come at once', async () => {
  const [person, other] = [await aGuardian(server()), await aGuardian(server())];
  const taken = await withoutRow();
  await server().db`
    insert into waiting_uploads (key, user_id, size, created_at)
    select 'images/' || n, ${person.id}, 1, ${server().clock.now()} from generate_series(1, 57) n`;
  const form = await multipart({
    file: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  });
  const send = ({ token }: Person) => rest(server(), token, 'POST', '/api/upload', form.payload, form.headers);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  const { body } = answers.find(({ status }) => status === 429)!;
  expect(body).toMatchObject({ error: { code: 'TOO_MANY_WAITING_UPLOADS' }, message: expect.stringMatching(/먼저 저장하거나/) as string });
  expect((await send(other)).status).toBe(201);
  expect(await withoutRow()).toEqual(taken);
  await server().db`update waiting_uploads set size = 100000000 where key in ('images/1', 'images/2')`;
  await server().db`delete from waiting_uploads where user_id = ${person.id} and size < 1000`;
  expect((await send(person)).status).toBe(201);
  await server().db`update waiting_uploads set size = 200000000 where key = 'images/1'`;
  expect((await send(person)).status).toBe(429);
});

test('a refused file leaves neither row nor file', async () => {
  const { id, token } = await aGuardian(server());
  const before = await readdir(join(server().config.uploadsDir, 'private'));
  const form = await multipart({ file: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) });
  const answer = await rest(server(), token, 'POST', '/api/upload?private=true', form.payload, form.headers);
  expect(answer.body.error.code).toBe('UNREADABLE_IMAGE');
  expect(await server().db`select 1 from waiting_uploads where user_id = ${id}`).toEqual([]);
  expect(await readdir(join(server().config.uploadsDir, 'private'))).toEqual(before);
});

test('a file that comes with a verb waits until the verb has taken it, and of a process that dies before the sweep removes it', async () => {
  const person = await aGuardian(server());
  const { uploads } = server().services;
  const file = await aFile();
  const keys: string[] = [];
  const dies = new Promise<never>(() => undefined);
  const begun = new Promise<void>((begin) => {
    void uploads.keepPrivate(person.id, [file], (stored) => {
      keys.push(...stored);
      begin();
      return dies;
    });
  });
  await begun;
  expect(await uploads.readPrivate(keys[0]!)).toEqual(expect.any(Buffer));
  expect(await uploads.isWaiting(person.id, keys[0]!)).toBe(true);
  server().clock.advance({ days: 1 });
  await sweep();
  expect(await uploads.readPrivate(keys[0]!)).toBeUndefined();
});

test('a file stays with a record that was written though its verb has failed to hear of it', async () => {
  const person = await aGuardian(server());
  const { uploads } = server().services;
  const keys: string[] = [];
  const kept = uploads.keepPrivate(person.id, [await aFile(), await aFile()], async (stored) => {
    keys.push(...stored);
    await takeOver(person, { after: stored.slice(0, 1) });
    throw new Error('the connection was lost while it was committed');
  });
  await expect(kept).rejects.toThrow('connection');
  expect(await Promise.all(keys.map((key) => uploads.readPrivate(key)))).toEqual([expect.any(Buffer), undefined]);
  expect(await server().db`select 1 from waiting_uploads where user_id = ${person.id}`).toEqual([]);
});

test('the file of a joining that never ends is swept after an hour, one that an account has taken stays', async () => {
  const { uploads } = server().services;
  const folders = async () => (await readdir(join(server().config.uploadsDir, 'private')).catch(() => [])).sort();
  const before = await folders();
  let taken = '';
  await uploads.keepOfNobody(await aFile(), (key) => {
    taken = key;
    return inTransaction(server().db, (tx) => uploads.takeOfNobody(tx, key));
  });
  const begun = await new Promise<string>((resolve, reject) => {
    const died = (key: string) => new Promise<never>(() => resolve(key));
    void aFile().then((file) => uploads.keepOfNobody(file, died).catch(reject));
  });
  await expect(uploads.keepOfNobody(await aFile(), () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await sweep();
  expect(await folders()).toEqual([...before, folderOf(taken), folderOf(begun)].sort());
  server().clock.advance({ minutes: 61 });
  expect(await inTransaction(server().db, (tx) => uploads.takeOfNobody(tx, begun))).toMatchObject(foreign);
  await sweep();
  expect(await folders()).toEqual([...before, folderOf(taken)].sort());
});

test('who leaves takes what waits along', async () => {
  const person = await aGuardian(server());
  const picture = await aPicture(server(), person);
  expect((await rest(server(), person.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  await sweep();
  expect(await isThere(picture)).toBe(false);
});

test('no picture stays without its row when the server is killed in the middle of uploads', async () => {
  const app = server();
  await server().db`delete from waiting_uploads`;
  await rm(join(app.config.uploadsDir, 'images'), { recursive: true, force: true });
  const person = await aGuardian(app);
  const { url, child } = await startServer(app);
  running = child;
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: PASSWORD }),
  };
  const { data } = (await (await fetch(`${url}/api/client/user/login`, login)).json()) as { data: { token: string } };
  const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  let answered = 0;
  const ended = once(child, 'exit');
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(photo)]), 'a.jpg');
      const sent = { method: 'POST', headers: { authorization: `Bearer ${data.token}` }, body: form };
      const answer = await fetch(`${url}/api/upload`, sent).catch(() => null);
      answered += answer?.status === 201 ? 1 : 0;
      if (answered === 3) child.kill('SIGKILL');
    }),
  );
  await ended;
  expect(answered).toBeGreaterThanOrEqual(3);
  expect(await withoutRow()).toEqual([]);
  await app.db`update waiting_uploads set created_at = created_at - interval '2 years'`;
  await sweep();
  expect(await readdir(join(app.config.uploadsDir, 'images'))).toEqual([]);
});
