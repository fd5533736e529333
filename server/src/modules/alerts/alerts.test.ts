import { once } from 'node:events';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok, unwrap } from '../../platform/errors/result.ts';
import { gql } from '../../testing/calls.ts';
import { aGuardian, type Person } from '../../testing/people.ts';
import { startServer, type ServerProcess } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import type { AlertFacts } from './index.ts';

const server = withApp({ jwtSecret: 'x'.repeat(64) });
const running: ServerProcess[] = [];
afterAll(() => running.forEach(({ child }) => child.kill('SIGKILL')));

const PAGE = `query ($before: ID, $count: Int) {
  getMyAlerts(before: $before, count: $count) { unreadCount items { id kind text path isRead } }
}`;
const READ = `mutation ($id: ID, $upTo: ID) { readMyAlerts(id: $id, upTo: $upTo) { unreadCount items { id isRead } } }`;
type Page = { unreadCount: number; items: { id: string; kind: string; text: string; path: string; isRead: boolean }[] };

const tell = (who: { id: number }, facts: Partial<AlertFacts> = {}) =>
  inTransaction(server().db, async (tx) => {
    const usual = { kind: 'review.replied', subject: 'review 1', text: '답글이 달렸어요.', path: '/mypage/review' } as const;
    await server().services.alerts.tell(tx, [{ userId: who.id, ...usual, ...facts }]);
    return ok(true);
  });
const pageOf = async (who: Person, asked: Record<string, unknown> = {}) =>
  (await gql<{ getMyAlerts: Page }>(server(), who.token, PAGE, asked)).data.getMyAlerts;

type Stream = {
  events: { id: string; event: string; data: string }[];
  until(enough: (stream: Stream) => boolean): Promise<void>;
  ended: Promise<void>;
  leave(): void;
};

/** A browser that reads its stream. */
async function listenTo(url: string, who: Person, lastId?: string): Promise<Stream> {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${who.token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) };
  const answer = await fetch(`${url}/api/client/alerts/stream`, { headers, signal: leaving.signal });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const waiting = new Set<() => void>();
  const stream: Stream = {
    events: [],
    until: (enough) =>
      new Promise((resolve) => {
        const look = () => {
          if (!enough(stream)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    ended: Promise.resolve(),
    leave: () => leaving.abort(),
  };
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = Object.fromEntries(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: (.*)/s) as [string, string]),
        );
        text = text.slice(end + 2);
        if (fields['event']) stream.events.push(fields as Stream['events'][number]);
        for (const look of waiting) look();
      }
    }
  };
  stream.ended = read().catch(() => undefined);
  return stream;
}

const alerts = ({ events }: Stream) =>
  events.filter(({ event }) => event === 'alert').map(({ data }) => JSON.parse(data) as { id: string; text: string });
const texts = (stream: Stream) => alerts(stream).map(({ text }) => text);
const unreadOf = ({ events }: Stream) => events.findLast(({ event }) => event === 'unread')?.data;

describe('the list', () => {
  test('shows a person what they were told, the newest first, and nobody else', async () => {
    const [who, other] = [await aGuardian(server()), await aGuardian(server())];
    await tell(who, { text: '첫째' });
    await tell(who, { text: '둘째', subject: 'review 2', path: '/mypage/point' });
    const page = await pageOf(who);
    expect(page).toMatchObject({
      unreadCount: 2,
      items: [{ kind: 'review.replied', text: '둘째', path: '/mypage/point', isRead: false }, { text: '첫째' }],
    });
    expect(await pageOf(who, { before: page.items[0]!.id, count: 1 })).toMatchObject({ items: [{ text: '첫째' }] });
    expect(await pageOf(other)).toEqual({ unreadCount: 0, items: [] });
  });

  test('makes one of several unread alerts about the same, and begins anew once it is read', async () => {
    const who = await aGuardian(server());
    const text = (times: number) => `댓글 ${times}개`;
    await tell(who, { text });
    await tell(who, { text });
    const { unreadCount, items } = await pageOf(who);
    expect([unreadCount, items.map((one) => one.text)]).toEqual([1, ['댓글 2개']]);
    await gql(server(), who.token, READ, { id: items[0]!.id });
    await tell(who, { text });
    expect((await pageOf(who)).items.map((one) => [one.text, one.isRead])).toEqual([
      ['댓글 1개', false],
      ['댓글 2개', true],
    ]);
  });

  test('marks all up to one as read and not what has come since, and nobody else’s', async () => {
    const [who, other] = [await aGuardian(server()), await aGuardian(server())];
    for (const subject of ['a', 'b', 'c']) await tell(who, { subject });
    const { items } = await pageOf(who);
    await gql(server(), other.token, READ, { id: items[0]!.id });
    const { data } = await gql<{ readMyAlerts: Page }>(server(), who.token, READ, { upTo: items[1]!.id });
    expect(data.readMyAlerts).toMatchObject({ unreadCount: 1, items: [{ isRead: false }, { isRead: true }, { isRead: true }] });
  });

  test('counts to a hundred, and keeps two hundred of a person for ninety days', async () => {
    const who = await aGuardian(server());
    for (let number = 1; number <= 203; number += 1) await tell(who, { subject: String(number), text: String(number) });
    await server().runJob('forget-alerts');
    expect(await pageOf(who)).toMatchObject({ unreadCount: 100 });
    const kept = () => server().db<{ text: string }[]>`select text from alerts where user_id = ${who.id} order by id`;
    expect((await kept()).map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_none, index) => String(index + 4)));
    server().clock.advance({ days: 91 });
    await server().runJob('forget-alerts');
    expect(await kept()).toEqual([]);
  });

  test('tells nothing of what was undone, and tells an account that is gone nothing', async () => {
    const who = await aGuardian(server());
    const undone = inTransaction(server().db, async (tx) => {
      await server().services.alerts.tell(tx, [{ userId: who.id, kind: 'a-b.c-d', subject: '', text: '없던 일', path: '/' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tell({ id: 2_000_000_000 });
    expect(await pageOf(who)).toEqual({ unreadCount: 0, items: [] });
  });

  test('loses nothing when many tell two people at once, in either order', async () => {
    const [one, other] = [await aGuardian(server()), await aGuardian(server())];
    const both = (number: number) =>
      inTransaction(server().db, async (tx) => {
        const order = number % 2 === 0 ? [one, other] : [other, one];
        const facts = { kind: 'review.replied', subject: String(number % 5), text: (times: number) => String(times), path: '/' } as const;
        await server().services.alerts.tell(
          tx,
          order.map(({ id }) => ({ userId: id, ...facts })),
        );
        return ok(true);
      });
    await Promise.all(Array.from({ length: 40 }, (_none, number) => both(number)));
    for (const who of [one, other]) {
      const { items } = await pageOf(who, { count: 100 });
      expect(items.reduce((sum, { text }) => sum + Number(text), 0)).toBe(40);
    }
  });

  test.each(['//other.example', 'https://other.example', '/\\other.example', 'pass'])('leads nowhere else: %s', async (path) => {
    await expect(tell(await aGuardian(server()), { path })).rejects.toThrow('alerts_path_check');
  });
});

describe('a stream', () => {
  test('tells of what another process commits, and of what is read on another device', async () => {
    server().clock.set(new Date().toISOString());
    const who = await aGuardian(server());
    running[0] = await startServer(server(), { RATE_LIMITS: 'off' });
    const stream = await listenTo(running[0].url, who);
    await stream.until((now) => unreadOf(now) === '0');
    await tell(who, { text: '새 답글' });
    await stream.until((now) => unreadOf(now) === '1');
    expect(texts(stream)).toEqual(['새 답글']);
    await gql(server(), who.token, READ, {});
    await stream.until((now) => unreadOf(now) === '0');
    stream.leave();
  });

  test('that comes back after its server was killed has missed nothing', async () => {
    server().clock.set(new Date().toISOString());
    const who = await aGuardian(server());
    const doomed = await startServer(server(), { RATE_LIMITS: 'off' });
    running.push(doomed);
    const before = await listenTo(doomed.url, who);
    await before.until((now) => unreadOf(now) === '0');
    await tell(who, { text: '앞', subject: '1' });
    // The id by which it comes back follows what it has been told.
    await before.until((now) => unreadOf(now) === '1');
    doomed.child.kill('SIGKILL');
    await Promise.all([once(doomed.child, 'exit'), before.ended]);
    await tell(who, { text: '그사이', subject: '2' });
    const back = await listenTo(running[0]!.url, who, before.events.findLast(({ event }) => event === 'unread')!.id);
    await back.until((now) => texts(now).includes('그사이'));
    // What it had may come again while a transaction is open that began before, of whichever database: it is known by its id.
    const had = alerts(before).map(({ id }) => id);
    expect(had).toHaveLength(1);
    expect(alerts(back).filter(({ id }) => !had.includes(id))).toEqual([expect.objectContaining({ text: '그사이' })]);
    back.leave();
  });

  test('misses nothing of a transaction that began before and commits after others', async () => {
    server().clock.set(new Date().toISOString());
    const who = await aGuardian(server());
    const stream = await listenTo(running[0]!.url, who);
    await stream.until((now) => unreadOf(now) === '0');
    await inTransaction(server().db, async (tx) => {
      await server().services.alerts.tell(tx, [{ userId: who.id, kind: 'review.replied', subject: 'slow', text: '먼저', path: '/' }]);
      await tell(who, { text: '나중', subject: 'quick' });
      await stream.until((now) => texts(now).length === 1);
      return ok(true);
    });
    await stream.until((now) => texts(now).length === 2);
    await tell(who, { text: '끝', subject: 'last' });
    await stream.until((now) => texts(now).length === 3);
    expect(texts(stream)).toEqual(['나중', '먼저', '끝']);
    stream.leave();
  });

  test('goes on after the connection by which the server is told was cut', async () => {
    server().clock.set(new Date().toISOString());
    const who = await aGuardian(server());
    const stream = await listenTo(running[0]!.url, who);
    await stream.until((now) => unreadOf(now) === '0');
    await server().db`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
    await tell(who, { text: '끊긴 뒤' });
    await stream.until((now) => unreadOf(now) === '1');
    expect(texts(stream)).toEqual(['끊긴 뒤']);
    stream.leave();
  });

  test('ends when the login ends, and nobody but a member gets one', async () => {
    server().clock.set(new Date().toISOString());
    const who = await aGuardian(server());
    const stream = await listenTo(running[0]!.url, who);
    await stream.until((now) => unreadOf(now) === '0');
    const { url } = running[0]!;
    const out = await fetch(`${url}/api/client/user/logout`, { method: 'DELETE', headers: { authorization: `Bearer ${who.token}` } });
    expect(out.status).toBe(200);
    await stream.ended;
    expect((await fetch(`${url}/api/client/alerts/stream`)).status).toBe(401);
  });

  test('is one of six of a person: the oldest ends for a seventh', async () => {
    server().clock.set(new Date().toISOString());
    const who = await aGuardian(server());
    const streams = [];
    for (let number = 0; number < 7; number += 1) {
      const stream = await listenTo(running[0]!.url, who);
      await stream.until((now) => unreadOf(now) === '0');
      streams.push(stream);
    }
    await streams[0]!.ended;
    await tell(who, { text: '모두에게' });
    await Promise.all(streams.slice(1).map((stream) => stream.until((now) => texts(now).length === 1)));
    expect(texts(streams[0]!)).toEqual([]);
    for (const stream of streams) stream.leave();
  });

  test('is refused with an id that is no number', async () => {
    const who = await aGuardian(server());
    const headers = { authorization: `Bearer ${who.token}`, 'last-event-id': 'x' };
    const answer = await server().http.inject({ url: '/api/client/alerts/stream', headers });
    expect(answer.statusCode).toBe(400);
    expect(unwrap(await server().services.alerts.listMyAlerts({ id: who.id } as never, { before: null })).items).toEqual([]);
  });
});
