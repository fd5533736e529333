import { conflict } from '../errors/app-error.ts';
import { err, ok } from '../errors/result.ts';
import { withApp } from '../../testing/with-app.ts';
import type { Transaction } from './database.ts';
import { parseId } from './ids.ts';
import { migrate } from './migrate.ts';
import { paths } from '../paths.ts';
import { inTransaction } from './transaction.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const server = withApp();

test('rows are read in the types that answers need', async () => {
  const [row] = await server().db`
    select 5::bigint as big_one, date '2026-12-01' as a_day, time '09:30' as a_time,
           timestamptz '2026-12-01 00:00+09' as an_instant`;
  expect(row).toEqual({ bigOne: 5, aDay: '2026-12-01', aTime: '09:30', anInstant: '2026-11-30T15:00:00.000Z' });
});

test('a bigint beyond the safe integers throws', async () => {
  await expect(server().db`select 9007199254740993::bigint`).rejects.toThrow(RangeError);
});

test('an expected failure is rolled back as a thrown one is', async () => {
  const { db } = server();
  await db`create table kept (id integer)`;
  const refusal = conflict('NO', '안 돼요.');
  const refused = await inTransaction(db, async (tx) => {
    await tx`insert into kept values (1)`;
    return err(refusal);
  });
  expect(refused).toEqual({ ok: false, error: refusal });
  const thrown = inTransaction(db, async (tx) => {
    await tx`insert into kept values (2)`;
    throw new Error('broken');
  });
  await expect(thrown).rejects.toThrow('broken');
  await inTransaction(db, async (tx) => ok(await tx`insert into kept values (3)`));
  expect([...(await db`select id from kept`)]).toEqual([{ id: 3 }]);
});

test('a statement that is sent after its transaction has ended is refused', async () => {
  const { db } = server();
  await db`create table written (id integer)`;
  let late: Promise<unknown> = Promise.resolve();
  const writeTwice = async (tx: Transaction) => {
    await tx`insert into written values (1)`;
    await tx`insert into written values (2)`;
  };
  const failed = inTransaction(db, async (tx) => {
    late = writeTwice(tx);
    await Promise.all([late, Promise.reject(new Error('broken meanwhile'))]);
    return ok(null);
  });
  await expect(failed).rejects.toThrow('broken meanwhile');
  await expect(late).rejects.toThrow('TRANSACTION_ENDED');
  let kept: Transaction | undefined;
  await inTransaction(db, async (tx) => ok(await (kept = tx)`insert into written values (3)`));
  await expect(kept!`insert into written values (4)`).rejects.toThrow('TRANSACTION_ENDED');
  expect([...(await db`select id from written`)]).toEqual([{ id: 3 }]);
});

test('servers that start at once migrate once', async () => {
  const database = await createTestDatabase();
  const { pathname } = new URL(database.url);
  const { db } = server();
  await db.unsafe(`create database empty_${pathname.slice(1)} template template0`);
  const url = database.url.replace(pathname, `/empty_${pathname.slice(1)}`);
  const runs = await Promise.all([migrate(url, paths.migrations), migrate(url, paths.migrations)]);
  expect(runs.map((applied) => applied.length === 0).sort()).toEqual([false, true]);
  await db.unsafe(`drop database empty_${pathname.slice(1)} with (force)`);
  await database.drop();
});

test.each([
  ['1', 1],
  ['9007199254740991', 9007199254740991],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['abc', 0],
  ['', 0],
  ['99999999999999999999', 0],
  ['9999999999999999', 0],
])('the id %p is read as %p', (text, id) => {
  expect(parseId(text)).toBe(id);
});
