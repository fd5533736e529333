import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { unwrap, ok } from '../errors/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { paths } from '../paths.ts';
import { sandboxProviderKeys } from '../../providers/keys.ts';
import { createMailClient } from '../../providers/mail/mail.client.ts';
import { createSmsClient } from '../../providers/sms/sms.client.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import type { Channel } from './channel.ts';
import { createOutbox, type Topic } from './outbox.ts';
import { endHolds, holdSending } from './sending-holds.sql.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

type About = { text: string };
type SentLetter = { text: string; messageId?: string; key?: string };
let said: Record<string, string | null> = {};
let topic: Topic<About>;
let made = 0;

beforeAll(() => {
  topic = server().services.outbox.topic<About>('test', async ({ text }) => {
    const words = text in said ? said[text]! : text;
    return words === null ? null : { mail: { subject: words, text: words }, sms: words };
  });
});
beforeEach(async () => {
  said = {};
  server().clock.set('2026-11-23T03:00:00Z');
  await server().db`delete from outbox_letters`;
});

const send = () => server().runJob('send-letters');
const read = async (path: string) => (await (await fetch(`${sandbox().url}${path}`)).json()) as SentLetter[];
const arrivedAt = ({ channel, address }: { channel: Channel; address: string }) =>
  channel === 'mail' ? read(`/mail/letters?to=${address}`) : read(`/sms/texts?to=${address.replace('+82', '0')}`);
const waiting = () => server().db`select topic, channel, tries from outbox_letters order by id`;

/** An address that nobody else in this file has. */
function anAddress(channel: Channel) {
  made += 1;
  return { channel, address: channel === 'mail' ? `reader${made}@example.test` : `+8210${String(70_000_000 + made)}` };
}

async function put(to: ReturnType<typeof anAddress>, { text = '안녕하세요.', userId = null as number | null } = {}) {
  const until = new Date('2026-11-24T03:00:00Z');
  unwrap(await inTransaction(server().db, async (tx) => ok(await topic.put(tx, [{ about: { text }, userId, until, ...to }]))));
}

test.each(['mail', 'sms'] as const)(
  '%s: sends once what was put in, by several processes at once, and keeps no address',
  async (channel) => {
    const readers = Array.from({ length: 5 }, () => anAddress(channel));
    for (const reader of readers) await put(reader);
    await Promise.all([send(), send(), send()]);
    await send();
    for (const reader of readers) expect(await arrivedAt(reader)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  },
);

test('one run sends all that waits, though the planner believes that one letter does', async () => {
  const readers = Array.from({ length: 6 }, () => anAddress('mail'));
  await put(readers[0]!);
  await server().db`analyze outbox_letters`;
  for (const reader of readers.slice(1)) await put(reader);
  await send();
  expect(await waiting()).toEqual([]);
  for (const reader of readers) expect(await arrivedAt(reader)).toHaveLength(1);
});

test('nothing is sent of a transaction that failed, of what is no longer so, and to a reader who has left', async () => {
  const [failed, over, left] = [anAddress('mail'), anAddress('mail'), anAddress('mail')];
  const failing = server().db.begin(async (tx) => {
    await topic.put(tx, [{ about: { text: '안녕' }, userId: null, until: new Date('2027-01-01'), ...failed }]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await put(over, { text: '지난 일' });
  said['지난 일'] = null;
  const guardian = await aGuardian(server());
  await put(left, { userId: guardian.id });
  await server().db`delete from users where id = ${guardian.id}`;
  await send();
  for (const reader of [failed, over, left]) expect(await arrivedAt(reader)).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a refused address is not tried again', async () => {
  await put({ channel: 'mail', address: 'nobody-there@example.test' });
  await send();
  expect(await waiting()).toEqual([]);
});

test('each wait for a provider that does not answer is longer, the other way goes on, and the letter is given up in the end', async () => {
  const nowhere = sandboxProviderKeys('http://127.0.0.1:1');
  const { db, clock } = server();
  const broken = createOutbox({ db, clock, mail: createMailClient(nowhere.mail!), sms: createSmsClient(sandbox().keys.sms!) });
  broken.topic<About>('test', async ({ text }) => ({ mail: { subject: text, text }, sms: text }));
  const lines: string[] = [];
  const log = { warn: () => {}, error: (_of: object, line: string) => lines.push(line) };
  const run = () => broken.sendWaiting({ log, signal: new AbortController().signal } as never);
  const [first, second, text] = [anAddress('mail'), anAddress('mail'), anAddress('sms')];
  for (const reader of [first, second, text]) await put(reader);
  await run();
  expect(await arrivedAt(text)).toHaveLength(1);
  // Who does not answer the first does not answer the second one.
  expect((await waiting()).map((row) => row['tries'])).toEqual([1, 0]);
  const waits: number[] = [];
  for (let tries = 2; tries <= 8; tries += 1) {
    await db`delete from outbox_letters where address = ${second.address}`;
    const [row] = await db<{ notBefore: string }[]>`select not_before from outbox_letters`;
    waits.push((Date.parse(row!.notBefore) - clock.now().getTime()) / 60_000);
    clock.set(row!.notBefore);
    await run();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60]);
  clock.set('2026-11-24T03:00:01Z');
  await run();
  expect(await waiting()).toEqual([]);
  expect(lines).toEqual(['letters could not be sent in time']);
});

test('a letter that can not be put into words waits, and stops no other', async () => {
  const [strange, usual] = [anAddress('mail'), anAddress('mail')];
  await server().db`
    insert into outbox_letters (topic, about, channel, address, not_before, until)
    values ('of-a-newer-version', '{}', 'mail', ${strange.address}, now() - interval '1 year', '2027-01-01')`;
  await put(usual);
  await send();
  expect(await arrivedAt(usual)).toHaveLength(1);
  expect(await waiting()).toMatchObject([{ topic: 'of-a-newer-version', tries: 1 }]);
});

test('nothing is put in for a way that is off', async () => {
  const { db, clock } = server();
  const silent = createOutbox({ db, clock, mail: null, sms: null }).topic<About>('test', async () => null);
  const letter = { about: { text: '안녕' }, userId: null, until: new Date('2027-01-01'), ...anAddress('mail') };
  expect(await db.begin((tx) => silent.put(tx, [letter]))).toBe(0);
  expect(await waiting()).toEqual([]);
});

describe('a process that is killed while it sends', () => {
  let doomed: ChildProcess;
  let between: Server;

  /** A way to the providers on which the sender dies: before they have heard of the letter, or when they have taken it. */
  async function killWhen({ isHeard }: { isHeard: boolean }): Promise<string> {
    const { port } = new URL(sandbox().url);
    between = createServer((socket) => {
      const provider = connect(Number(port), '127.0.0.1');
      let sent = '';
      const isLetter = () => /\r\n\.\r\n$/.test(sent) || /^POST .*"message"/s.test(sent);
      const kill = () => doomed.kill('SIGKILL');
      socket.on('data', (chunk: Buffer) => {
        sent += chunk.toString('latin1');
        if (isLetter() && !isHeard) kill();
        else provider.write(chunk);
      });
      provider.on('data', (chunk: Buffer) => (isLetter() ? kill() : socket.write(chunk)));
      for (const [one, other] of [
        [socket, provider],
        [provider, socket],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
    });
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
    return `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  }

  async function sendAndDie(isHeard: boolean): Promise<void> {
    const { databaseUrl, clock } = server();
    const program = join(paths.server, 'src/testing/storms/sending-worker.ts');
    const args = [databaseUrl, await killWhen({ isHeard }), clock.now().toISOString()];
    doomed = spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    const [, signal] = (await once(doomed, 'exit')) as [number | null, string | null];
    between.close();
    expect(signal).toBe('SIGKILL');
  }

  test.each([
    ['mail', true],
    ['sms', true],
    ['sms', false],
  ] as const)('%s, taken by the provider: %p: it arrives once, by another process', async (channel, isHeard) => {
    const reader = anAddress(channel);
    await put(reader);
    await sendAndDie(isHeard);
    expect(await arrivedAt(reader)).toHaveLength(isHeard ? 1 : 0);
    // Nobody else sends it while its sender may be alive.
    server().clock.advance({ minutes: 1 });
    await send();
    expect(await waiting()).toHaveLength(1);
    server().clock.advance({ minutes: 1 });
    await send();
    const arrived = await arrivedAt(reader);
    // A mailbox shows mails of one Message-ID once.
    expect(new Set(arrived.map(({ messageId, key }) => messageId ?? key)).size).toBe(1);
    if (channel === 'sms') expect(arrived).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });
});

test('a letter waits, however often it is tried, while sending is held, and goes when the hold ends', async () => {
  const reader = anAddress('mail');
  await put(reader);
  await holdSending(server().db, 'restored');
  await send();
  await send();
  expect(await waiting()).toEqual([{ topic: 'test', channel: 'mail', tries: 0 }]);
  expect(await endHolds(server().db)).toBe(1);
  await send();
  expect(await waiting()).toEqual([]);
  expect(await arrivedAt(reader)).toHaveLength(1);
});
