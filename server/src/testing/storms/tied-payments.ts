import type { Storm } from './payment-storm.ts';
import type { TestApp } from '../with-app.ts';

const quiet = { warn: () => {}, error: () => {} };
/** Nobody runs the jobs in between: so many rounds are more than any order needs. */
const ROUNDS = 60;

/** Runs the jobs of the hours after: every order is asked about, ended and given back, until none waits for anything. */
export async function afterTheStorm({ services, clock, db }: TestApp): Promise<void> {
  const { payments } = services;
  for (let round = 0; round < ROUNDS; round += 1) {
    clock.advance({ minutes: 12 });
    await payments.reconcile(quiet);
    await payments.orders.expireOrders();
    await payments.sendCancels(quiet);
    const [waiting] = await db<[{ total: number }]>`
      select (select count(*) from orders where state in ('open', 'approving') or (unanswered_at is not null and state <> 'paid'))
        + (select count(*) from payment_cancels where done_at is null) as total`;
    if (waiting.total === 0) return;
  }
  throw new Error('Orders still wait for something after hours');
}

type Row = { idx: string; userId: number; kind: string; state: string; amount: number; point: number; given: number };

/** The differences that cannot be explained, in words: of each order, of each person's points, of the stock and of the books. */
export async function unexplained(app: TestApp, sandboxUrl: string, { people, groups, stocked }: Storm): Promise<string[]> {
  const { services, db } = app;
  const orders = await db<Row[]>`
    select idx, user_id, kind, state, amount, point,
      ((select count(*) from gifts where order_idx = idx and cancelled_at is null)
        + (select count(*) from passes where order_idx = idx and cancelled_at is null))::int as given
    from orders where user_id = any(${people.map(({ id }) => id)})`;
  const wrong: string[] = [];
  for (const { idx, state, amount, given } of orders) {
    const held = ((await (await fetch(`${sandboxUrl}/kcp/held/${idx}`)).json()) as { remaining: number }).remaining;
    const [owed, due] = state === 'paid' ? [amount, 1] : [0, 0];
    if (held !== owed) wrong.push(`order ${idx} is ${state}, and the provider holds ${held} of ${amount} won`);
    if (given !== due) wrong.push(`order ${idx} is ${state}, and ${given} were given`);
  }
  const paid = orders.filter(({ state }) => state === 'paid');
  for (const { id } of people) {
    const spent = paid.reduce((sum, { userId, point }) => sum + (userId === id ? point : 0), 0);
    const [balance] = await db<[{ point: number }]>`select point from point_balances where user_id = ${id}`;
    if (balance.point !== 3_000 - spent) wrong.push(`person ${id} spent ${spent} points and has ${balance.point}`);
  }
  let stock = 0;
  for (const id of groups) {
    const group = await services.gifts.getGiftGroup(id);
    stock += group.ok ? group.value.stock : 0;
  }
  const sold = paid.filter(({ kind }) => kind === 'gift').length;
  if (stock + sold !== stocked) wrong.push(`${sold} gifts were sold of ${stocked}, and ${stock} are left`);
  const differences = await services.books.listDifferences();
  return [...wrong, ...differences.map(({ subject, booked, standing }) => `${subject}: booked ${booked}, standing ${standing}`)];
}
