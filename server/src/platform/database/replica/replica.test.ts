import type { Database } from '../database.ts';
import { createReplica, type ReplicaConnections } from './replica.ts';

/** Two logs by their positions alone, and a clock that moves when it is told to. */
function aPair({ mostLagMs = 5_000 } = {}) {
  const state = { now: 1_000_000, written: 10n as bigint | Error, replayed: 10n as bigint | null | Error | 'hangs' };
  const ended: Database[] = [];
  const changes: boolean[] = [];
  const answer = async <Value>(value: Value | Error): Promise<Value> => {
    if (value instanceof Error) throw value;
    return value;
  };
  const replica = createReplica({
    written: () => answer(state.written),
    connect(): ReplicaConnections {
      const db = {} as Database;
      return {
        db,
        replayed: () => (state.replayed === 'hangs' ? new Promise(() => undefined) : answer(state.replayed)),
        end: async () => void ended.push(db),
      };
    },
    mostLagMs,
    onChange: (isRead) => changes.push(isRead),
    now: () => state.now,
    answerMs: 20,
  });
  const lookAfter = async (milliseconds: number) => {
    state.now += milliseconds;
    await replica.look();
  };
  return { replica, state, ended, changes, lookAfter };
}

test('nobody is sent to a replica before it has been looked at', async () => {
  const { replica, lookAfter } = aPair();
  expect(replica.current()).toBeNull();
  await lookAfter(0);
  expect(replica.current()).not.toBeNull();
  expect(replica.lag()).toBe(0);
});

test('a replica that shows nothing new is left when the limit has passed, and taken again once it has caught up', async () => {
  const { replica, state, changes, lookAfter } = aPair({ mostLagMs: 5_000 });
  await lookAfter(0);
  state.written = 11n;
  for (let look = 0; look < 10; look += 1) await lookAfter(500);
  expect([replica.current() !== null, replica.lag()]).toEqual([true, 5_000]);
  await lookAfter(500);
  expect(replica.current()).toBeNull();
  state.replayed = 11n;
  await lookAfter(500);
  expect([replica.current() !== null, replica.lag()]).toEqual([true, 0]);
  expect(changes).toEqual([true, false, true]);
});

test('between two looks a replica grows older by the clock', async () => {
  const { replica, state, lookAfter } = aPair({ mostLagMs: 5_000 });
  await lookAfter(0);
  state.now += 5_001;
  expect(replica.current()).toBeNull();
});

test('a replica behind a primary that writes all the time is as old as the last position that it has reached', async () => {
  const { replica, state, lookAfter } = aPair();
  for (let at = 1n; at <= 8n; at += 1n) {
    state.written = 100n + at;
    state.replayed = 100n + at - 2n;
    await lookAfter(500);
  }
  expect(replica.lag()).toBe(1_000);
});

test.each<[string, null | Error | 'hangs']>([
  ['refuses', new Error('ECONNREFUSED')],
  ['hangs', 'hangs'],
])(
  'a replica that %s is left at the next look, its connections are thrown away, and new ones are taken when it is back',
  async (_how, away) => {
    const { replica, state, ended, lookAfter } = aPair();
    await lookAfter(0);
    const before = replica.current();
    state.replayed = away;
    await lookAfter(500);
    expect([replica.current(), ended]).toEqual([null, [before]]);
    state.replayed = 10n;
    await lookAfter(500);
    expect(replica.current()).not.toBeNull();
    expect(replica.current()).not.toBe(before);
  },
);

test('a server that follows nobody any more is not read', async () => {
  const { replica, state, lookAfter } = aPair();
  await lookAfter(0);
  state.replayed = null;
  await lookAfter(500);
  expect(replica.current()).toBeNull();
});

test('a replica in doubt is not read before the next look', async () => {
  const { replica, lookAfter } = aPair();
  await lookAfter(0);
  replica.doubt(replica.current()!);
  expect(replica.current()).toBeNull();
  await lookAfter(500);
  expect(replica.current()).not.toBeNull();
});

test('while the primary can not be asked, the replica is read until its limit has passed', async () => {
  const { replica, state, lookAfter } = aPair({ mostLagMs: 5_000 });
  await lookAfter(0);
  state.written = new Error('ECONNREFUSED');
  await lookAfter(5_000);
  expect(replica.current()).not.toBeNull();
  await lookAfter(1);
  expect(replica.current()).toBeNull();
});
