import type { Database } from '../../server/src/platform/database/database.ts';
import { table } from '../lib/figures.ts';

const SHOWN = 10;
const LETTERS = 110;

export const forgetStatements = (db: Database) => db`select pg_stat_statements_reset()`;

/** The statements that took PostgreSQL most time since the last reset. */
export async function dearestStatements(db: Database): Promise<string> {
  const rows = await db<{ query: string; calls: number; total: number; mean: number; share: number }[]>`
    select query, calls::int as calls, total_exec_time as total, mean_exec_time as mean,
      total_exec_time / sum(total_exec_time) over () as share
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
    order by total_exec_time desc limit ${SHOWN}`;
  const cells = rows.map(({ query, calls, mean, share }) => [
    `${(share * 100).toFixed(1)} %`,
    mean.toFixed(2),
    calls.toLocaleString('en'),
    `\`${query.replace(/\s+/g, ' ').replaceAll('|', '¦').replaceAll('`', '').trim().slice(0, LETTERS)}\``,
  ]);
  return table(['share', 'mean ms', 'calls', 'statement'], cells);
}
