import type { Services } from '../../server/src/app.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { inTransaction } from '../../server/src/platform/database/transaction.ts';
import { ok } from '../../server/src/platform/errors/result.ts';
import { guardianAccount } from '../../server/src/modules/ledger/index.ts';
import { percentile, table, times } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';

export const AT_ONCE = 10;
const SECONDS = sized(6, 1);
export const ACCOUNTS = sized(1_000, 50);
const GOAL = 0.5;

type Act = (account: number, number: number) => Promise<unknown>;
let acts = 0;

/** The rows that the verb writes, by hand: the same rows through the same driver, on the same tables with their indexes and triggers. */
async function moveBare(db: Database, userId: number): Promise<void> {
  const [act, now] = [`bench:${(acts += 1)}`, new Date()];
  await db.begin(async (tx) => {
    await tx`
      insert into ledger_entries (act, unit, from_account, to_account, amount, created_at)
      values (${act}, 'won', 'provider:kcp', ${`guardian:${userId}`}, 100, ${now}) on conflict (act, unit) do nothing`;
  });
}

async function earnBare(db: Database, userId: number): Promise<void> {
  const [key, now] = [`bench:${(acts += 1)}`, new Date()];
  await db.begin(async (tx) => {
    await tx`
      insert into point_entries (user_id, message, use, earn, reason_key, created_at)
      values (${userId}, '측정', 0, 1, ${key}, ${now}) on conflict (user_id, reason_key) do nothing`;
    await tx`
      insert into ledger_entries (act, unit, from_account, to_account, amount, created_at)
      values (${`points:${userId}:${key}`}, 'point', 'house:points', ${`guardian:${userId}`}, 1, ${now}) on conflict (act, unit) do nothing`;
    await tx`
      insert into point_balances (user_id, point) values (${userId}, 1)
      on conflict (user_id) do update set point = point_balances.point + excluded.point`;
  });
}

async function during(users: readonly number[], act: Act): Promise<{ rate: number; waited: number[] }> {
  const waited: number[] = [];
  const started = performance.now();
  const end = started + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_none, lane) => {
      for (let number = 0; performance.now() < end; number += 1) {
        const sent = performance.now();
        await act(users[(lane * 101 + number * AT_ONCE) % users.length]!, number);
        waited.push(performance.now() - sent);
      }
    }),
  );
  return { waited, rate: (waited.length * 1000) / (performance.now() - started) };
}

/** Movements of money and of points, on one account and on a thousand, beside the bare transaction. */
export async function measureLedger(db: Database, { ledger, points }: Services): Promise<string> {
  const users = await db<{ id: number }[]>`
    insert into users (account_type, email, name, nickname, phone, created_at, updated_at)
    select 0, 'payer' || n || '@example.test', '측정자', '측정자' || n, '+821012345678', now(), now() from generate_series(1, ${ACCOUNTS}::int) n
    returning id`;
  const all = users.map(({ id }) => id);
  const move: Act = (userId) =>
    inTransaction(db, async (tx) => {
      const act = `bench:${(acts += 1)}`;
      return ok(await ledger.move(tx, { act, unit: 'won', from: 'provider:kcp', to: guardianAccount(userId), amount: 100 }));
    });
  const earn: Act = (userId) =>
    inTransaction(db, async (tx) =>
      ok(await points.earnPoints(tx, { userId, point: 1, message: '측정', reasonKey: `bench:${(acts += 1)}` })),
    );
  const rows = [];
  for (const [name, accounts] of [
    ['one account', all.slice(0, 1)],
    ['1,000 accounts', all],
  ] as const) {
    for (const [what, served, bare] of [
      ['money', move, (userId: number) => moveBare(db, userId)],
      ['points', earn, (userId: number) => earnBare(db, userId)],
    ] as const) {
      await during(accounts, bare);
      const measured = { bare: await during(accounts, bare), served: await during(accounts, served) };
      const share = measured.served.rate / measured.bare.rate;
      rows.push({ name: `${what}, ${name}`, ...measured, share });
      console.log(`${what}, ${name}: ${measured.served.rate.toFixed(0)} a second, bare ${measured.bare.rate.toFixed(0)}`);
    }
  }
  const low = rows.filter(({ share }) => share < GOAL);
  return [
    '### Ledger writes',
    '',
    `\`ledger.move\` (one entry) and \`points.earnPoints\` (entry, history, balance), each in a transaction of its own, ${AT_ONCE} connections, ${SECONDS} s. Bare: the same rows by hand through the same driver.`,
    '',
    table(
      ['', 'a second', 'p95, ms', 'bare: a second', 'p95, ms', 'of the bare'],
      rows.map(({ name, served, bare, share }) => [
        name,
        served.rate.toFixed(0),
        percentile(served.waited, 0.95).toFixed(1),
        bare.rate.toFixed(0),
        percentile(bare.waited, 0.95).toFixed(1),
        times(share),
      ]),
    ),
    '',
    `Goal ≥ ${GOAL} of the bare transaction: ${low.length === 0 ? 'met' : `**missed**: ${low.map(({ name }) => name).join(', ')}`}.`,
  ].join('\n');
}
