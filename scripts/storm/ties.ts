import postgres from 'postgres';
import type { Ledger } from './acts.ts';
import { ask } from './front-door.ts';

type Row = { id: string; status: number; business: string; date: string; time: string };
type Order = { idx: string; state: string; amount: number; given: number };

const CANCELLED = 3;
const HELD = [0, 1];

/** In words, all that the database and the provider hold otherwise than the guests were told: empty when all ties. */
export async function untied(databaseUrl: string, sandboxUrl: string, { bookings, purchases }: Ledger): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1 });
  const wrong: string[] = [];
  try {
    const rows = await sql<Row[]>`
      select r.id::text, r.status, r.business_id::text as business, to_char(lower(during) at time zone 'Asia/Seoul', 'YYYY-MM-DD') as date,
        to_char(lower(during) at time zone 'Asia/Seoul', 'HH24:MI') as time
      from reservations r join users u on u.id = r.user_id where u.email like 'storm-%'`;
    const kept = new Map(rows.map((row) => [row.id, row]));
    for (const { id, place, isCancelled } of bookings) {
      const row = kept.get(id);
      kept.delete(id);
      if (!row) wrong.push(`booking ${id} is lost`);
      else if (row.business !== place.id || row.date !== place.date || row.time !== place.time) wrong.push(`booking ${id} is elsewhere`);
      else if (isCancelled ? row.status !== CANCELLED : !HELD.includes(row.status)) wrong.push(`booking ${id} has status ${row.status}`);
    }
    for (const { id } of kept.values()) wrong.push(`booking ${id} was acknowledged to nobody`);

    const orders = await sql<Order[]>`
      select o.idx, o.state, o.amount, (select count(*)::int from gifts where order_idx = o.idx and cancelled_at is null) as given
      from orders o join users u on u.id = o.user_id where u.email like 'storm-%'`;
    const outcomes = new Map(purchases.map(({ order, outcome }) => [order, outcome]));
    for (const { idx, state, amount, given } of orders) {
      const { remaining } = (await ask(`${sandboxUrl}/kcp/held/${idx}`, { method: 'GET' })).body as { remaining: number };
      const due = state === 'paid' ? 1 : 0;
      if (remaining !== due * amount) wrong.push(`order ${idx} is ${state}, and the provider holds ${remaining} of ${amount} won`);
      if (given !== due) wrong.push(`order ${idx} is ${state}, and ${given} were given`);
      if (outcomes.get(idx) === 'declined' && state === 'paid') wrong.push(`order ${idx} was declined and is paid`);
    }
    const known = new Set(orders.map(({ idx }) => idx));
    for (const { order } of purchases) if (!known.has(order)) wrong.push(`order ${order} is lost`);
    return wrong;
  } finally {
    await sql.end();
  }
}
