import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../server/src/platform/database/database.ts';
import { table } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';
import { ACCOUNTS } from './ledger.ts';

/** Paid orders of two or four entries each, and one that earned the points of their buyer. */
const ORDERS = sized([33_400, 334_000], [300, 3_000]);
const MEMORY_GOAL_MB = 20;

/** Orders from `after` to `upTo`, as people would have paid them: every third with points that they had earned before. */
async function fill(db: Database, after: number, upTo: number): Promise<void> {
  await db.unsafe('alter table ledger_entries disable trigger user');
  await db`
    with buyers as (select array_agg(id order by id) as ids from users where email like 'payer%')
    insert into orders (idx, user_id, buyer_id, kind, subject_id, title, price, point, amount, state, tno, created_at, expires_at, paid_at)
    select 'bench' || n, ids[1 + n % ${ACCOUNTS}], ids[1 + n % ${ACCOUNTS}], 'bench', 1, '측정', 10000,
      case when n % 3 = 0 then 1000 else 0 end, case when n % 3 = 0 then 9000 else 10000 end, 'paid', 'bench' || n, now(), now(), now()
    from buyers, generate_series(${after + 1}::int, ${upTo}::int) n`;
  await db`
    insert into point_entries (user_id, message, use, earn, reason_key, created_at)
    select user_id, '측정', 0, point, 'earn:' || idx, now() from orders where point > 0 and id > ${after}
    union all select user_id, '측정', point, 0, 'order:' || idx, now() from orders where point > 0 and id > ${after}`;
  await db`
    insert into ledger_entries (act, unit, from_account, to_account, amount, created_at)
    select 'earn:' || idx, 'point', 'house:points', 'guardian:' || user_id, point, now() from orders where point > 0 and id > ${after}
    union all select 'use:' || idx, 'point', 'guardian:' || user_id, 'order:' || idx, point, now() from orders where point > 0 and id > ${after}
    union all select 'given:' || idx, 'point', 'order:' || idx, 'sales:bench', point, now() from orders where point > 0 and id > ${after}
    union all select 'paid:' || idx, 'won', 'provider:kcp', 'order:' || idx, amount, now() from orders where id > ${after}
    union all select 'given:' || idx, 'won', 'order:' || idx, 'sales:bench', amount, now() from orders where id > ${after}`;
  await db.unsafe('alter table ledger_entries enable trigger user');
  await db.unsafe('vacuum analyze');
}

/** As an operator runs it; its largest memory as the system tells it (Linux). */
async function runBooks(url: string, dir: string): Promise<{ seconds: number; megabytes: number; said: string }> {
  const program = join(import.meta.dirname, '..', '..', 'server', 'src', 'modules', 'books', 'main.ts');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, DATABASE_URL: url, UPLOADS_DIR: join(dir, 'uploads') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [said, kilobytes] = ['', 0];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const look = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (status) => (kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))),
      () => undefined,
    );
  }, 20);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(look);
  if (code !== 0) throw new Error(`The books of the bench do not tie: ${said}`);
  return { seconds: (performance.now() - started) / 1000, megabytes: kilobytes / 1024, said: said.trim() };
}

/** `npm run books` over a tenth of the entries, and over a million. */
export async function measureBooks(db: Database, { url, dir }: { url: string; dir: string }): Promise<string> {
  // What the other measurements have written would be counted with it, and has no orders.
  await db.unsafe('alter table ledger_entries disable trigger user; alter table point_entries disable trigger user');
  await db.unsafe('truncate ledger_entries, point_entries, point_balances');
  await db.unsafe('alter table ledger_entries enable trigger user; alter table point_entries enable trigger user');
  await db`insert into point_balances (user_id, point) select id, 0 from users where email like 'payer%'`;
  const runs = [];
  for (const [index, orders] of ORDERS.entries()) {
    await fill(db, ORDERS[index - 1] ?? 0, orders);
    const run = await runBooks(url, dir);
    console.log(`${run.said}: ${run.seconds.toFixed(1)} s, ${run.megabytes.toFixed(0)} MB`);
    runs.push(run);
  }
  const [few, many] = runs as [(typeof runs)[0], (typeof runs)[0]];
  const growth = many.megabytes - few.megabytes;
  return [
    '### The books',
    '',
    '`npm run books` as an operator runs it, its start included, over orders with two entries each, and three more with points.',
    '',
    table(
      ['', 'seconds', 'largest memory, MB'],
      runs.map(({ said, seconds, megabytes }) => [said, seconds.toFixed(1), megabytes.toFixed(0)]),
    ),
    '',
    `Goal memory flat (ten times the entries, at most ${MEMORY_GOAL_MB} MB more): ${growth <= MEMORY_GOAL_MB ? 'met' : `**missed**: ${growth.toFixed(0)} MB more`}.`,
  ].join('\n');
}
