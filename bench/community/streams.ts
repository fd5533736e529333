import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import { startPostgres } from '@petcare/postgres';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { inTransaction } from '../../server/src/platform/database/transaction.ts';
import { ok, unwrap } from '../../server/src/platform/errors/result.ts';
import { paths } from '../../server/src/platform/paths.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import { percentile, table } from '../lib/figures.ts';
import { keepServer } from '../lib/kept-server.ts';
import { startServer } from '../lib/server-process.ts';
import { sized } from '../lib/sized.ts';
import { listen, type Listener } from './listener.ts';

const PEOPLE = sized(1_000, 20);
const TOLD = sized(500, 20);
const TOLD_WHILE_AWAY = sized(200, 10);
const MOST_WAITING = 60_000;
const PASSWORD = 'petcare-1234';

type Undo = (step: () => Promise<unknown>) => void;

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}

/** Alerts to a thousand people with open streams, through the front door; then the server is killed and started again. */
export async function measureStreams(dir: string, undo: Undo): Promise<string> {
  const database = await startPostgres({ dir: join(dir, 'postgres'), say: console.log });
  undo(database.stop);
  const jwtSecret = randomBytes(48).toString('base64url');
  const [port, uploadsDir] = [await freePort(), join(dir, 'uploads')];
  const env = { DATABASE_URL: database.url, UPLOADS_DIR: uploadsDir, JWT_SECRET: jwtSecret, PORT: String(port), RATE_LIMITS: 'off' };

  await migrate(database.url, paths.migrations);
  const own = { ...env, HOST: '127.0.0.1', NODE_ENV: 'development' };
  const server = await keepServer({ name: 'server', entry: 'server/src/main.ts', env: own, logs: join(dir, 'logs') });
  undo(server.stop);
  await server.serving();
  const door = await startServer(join(import.meta.dirname, 'door.main.ts'), [`http://127.0.0.1:${port}`]);
  undo(door.stop);

  const db = createDatabase(database.url);
  undo(() => db.end());
  const { services, http } = buildApp({
    ...{ db, clock: systemClock },
    config: {
      ...{ production: false, publicUrl: null, jwtSecret, uploadsDir, rateLimits: false, countsKeptSeconds: 0, log: false },
      ...{ passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, providers: noProviders, jobs: null, redisUrl: null },
    },
  });
  undo(() => http.close());
  const people: { id: number; token: string }[] = [];
  for (let number = 1; number <= PEOPLE; number += 1) {
    const email = `listener${number}@example.test`;
    const joining = { email, password: PASSWORD, name: '듣는이', nickname: `듣는이${number}`, phone: '010-1234-5678' };
    const id = unwrap(await services.accounts.register(joining));
    people.push({ id, token: unwrap(await services.accounts.sessions.login({ email, password: PASSWORD }, '127.0.0.1')).token });
  }

  const bare = [await megabytesOf(server.pid()), await megabytesOf(door.pid)];
  const listeners: Listener[] = people.map(({ token }) => listen(door.said, token, () => undefined));
  undo(async () => listeners.forEach((listener) => listener.leave()));
  const allOpen = (times: number) => async () => listeners.every(({ isOpen, opened }) => isOpen && opened >= times);
  if (!(await until(allOpen(1), MOST_WAITING))) throw new Error('Not everybody got a stream');
  const held = [await megabytesOf(server.pid()), await megabytesOf(door.pid)];

  const sent: { to: Listener; text: string; at: number }[] = [];
  async function tell(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const index = Math.floor(Math.random() * PEOPLE);
      const text = `소식 ${sent.length}`;
      sent.push({ to: listeners[index]!, text, at: performance.now() });
      await inTransaction(db, async (tx) => {
        const facts = { userId: people[index]!.id, kind: 'message.received' as const, subject: text, text, path: '/mypage/message' };
        await services.alerts.tell(tx, [facts]);
        return ok(true);
      });
    }
  }
  const allHeard = async () => sent.every(({ to, text }) => to.heard.has(text));
  await tell(TOLD);
  if (!(await until(allHeard, MOST_WAITING))) throw new Error('Something was not heard');
  const waited = sent.map(({ to, text, at }) => to.heard.get(text)! - at);

  const killedAt = performance.now();
  const killed = server.pid();
  process.kill(killed, 'SIGKILL');
  await Promise.all([until(async () => server.pid() !== killed, MOST_WAITING).then(server.serving), tell(TOLD_WHILE_AWAY)]);
  const startedAfter = performance.now() - killedAt;
  if (!(await until(allOpen(2), MOST_WAITING))) throw new Error('Not every stream came back');
  const backAfter = performance.now() - killedAt;
  if (!(await until(allHeard, MOST_WAITING))) throw new Error('Something was missed');

  const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
  const each = (index: 0 | 1) => `${(((held[index]! - bare[index]!) * 1024) / PEOPLE).toFixed(0)} kB`;
  return [
    `**${PEOPLE.toLocaleString('en')} open streams on one server process, behind the delivery service's proxy**`,
    table(
      ['what', 'figure'],
      [
        [`an alert from before its transaction to its browser, p50 of ${TOLD}`, milliseconds(percentile(waited, 0.5))],
        ['p95 (asked for: 200 ms)', milliseconds(percentile(waited, 0.95))],
        ['the slowest', milliseconds(Math.max(...waited))],
        ['memory of the server for each stream', each(0)],
        ['memory of the proxy for each stream', each(1)],
        ['`kill -9` of the server, until every stream is back (asked for: 5 s)', `${(backAfter / 1000).toFixed(1)} s`],
        ['of that until a spare server serves, and what is told meanwhile', `${(startedAfter / 1000).toFixed(1)} s`],
        [`missed of ${TOLD_WHILE_AWAY} told meanwhile`, '0'],
      ],
    ),
  ].join('\n\n');
}
