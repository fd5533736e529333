import { createDatabase } from '../../platform/database/database.ts';
import { startFaultyNetwork, faults, type Fault } from './faulty-network.ts';
import { pick, randomFrom, type Random } from '../many-listings/random.ts';
import { inputsOf, type Outcome } from '../paying.ts';
import { aVerifiedGuardian, type Person } from '../people.ts';
import { startServer, type ServerProcess } from '../server-process.ts';
import type { TestApp } from '../with-app.ts';

/** One person may leave few orders open. */
const PAYMENTS_A_PERSON = 4;
const LANES = 24;
const SERVERS = 2;
/** A server that starts anew costs seconds: one is killed for each thousand payments. */
const PAYMENTS_A_KILL = 1_000;
/** Of one kind of gift there are not enough. */
const STOCK = { few: 150, many: 10_000 };
/** Of a hundred approvals so many go wrong between a server and the provider. */
const FAULTY = 20;
/** The outcomes of the payment page, of a hundred. */
const outcomes: readonly (readonly [Outcome | 'left', number])[] = [
  ['approved', 62],
  ['declined', 8],
  ['broken', 6],
  ['lost', 7],
  ['late', 5],
  ['otherAmount', 5],
  ['left', 7],
];

export type Storm = { people: Person[]; groups: number[]; stocked: number; counts: Record<string, number> };
type Good = { path: string; price: number };
type OpenedOrder = { ordrIdx: string; state: string };
type RegisteredPayment = { KCPMobileRegisterTraction: { payUrl: string; approvalKey: string } };

const REGISTER = `mutation ($idx: String!) { KCPMobileRegisterTraction(ordrIdx: $idx, payMethod: "CARD", escwUsed: "N") { payUrl approvalKey } }`;

/** `payments` random payments by many people on two servers, while provider, network, servers and database fail at random. */
export async function payInAStorm(
  app: TestApp,
  sandboxUrl: string,
  { seed, payments }: { seed: number; payments: number },
): Promise<Storm> {
  const random = randomFrom(seed);
  const counts: Record<string, number> = {};
  const count = (what: string) => void (counts[what] = (counts[what] ?? 0) + 1);
  const people = await Promise.all(Array.from({ length: payments / PAYMENTS_A_PERSON }, () => aVerifiedGuardian(app)));
  const { goods, groups } = await putOnSale(app);
  const killer = createDatabase(app.databaseUrl, { max: 1 });
  const servers: (ServerProcess | null)[] = [];
  const starting: Promise<void>[] = [];
  const unmet = [...faults];
  let killed = 0;
  let isOver = false;

  const start = async (number: number) => {
    const server = await startServer(app, { RATE_LIMITS: 'off', SANDBOX_URL: network.addressOf(number) });
    if (isOver) server.child.kill('SIGKILL');
    else servers[number] = server;
  };
  const network = await startFaultyNetwork({
    to: sandboxUrl,
    next() {
      if (random() * 100 >= FAULTY) return null;
      // Each once, and from then on by chance: few payments may not meet the rarest otherwise.
      const first = unmet.shift();
      const fault = first ?? pick(random, faults);
      const [mayKill, mayEnd] = [killed < payments / PAYMENTS_A_KILL && alive().length === SERVERS, first !== undefined || random() < 0.3];
      const chosen: Fault = (fault === 'server killed' && !mayKill) || (fault === 'connections ended' && !mayEnd) ? 'answer lost' : fault;
      if (chosen === 'server killed') killed += 1;
      count(chosen);
      return chosen;
    },
    kill(number) {
      servers[number]?.child.kill('SIGKILL');
      servers[number] = null;
      starting.push(start(number));
    },
    async endConnections() {
      await killer`
        select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    },
  });
  const alive = () => servers.flatMap((server) => (server?.isAlive() ? [server.url] : []));
  await Promise.all(Array.from({ length: SERVERS }, (_none, number) => start(number)));

  /** Null when nobody answers, or with a refusal. */
  async function ask<Data>(who: Person, path: string, body: object): Promise<Data | null> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` };
    const sent = fetch(`${pick(random, alive())}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await sent.then((response) => response.json() as Promise<{ data?: Data | null }>).catch(() => null);
    return answer?.data ?? null;
  }

  async function payOnce(own: Random): Promise<string> {
    const [who, good] = [pick(own, people), pick(own, goods)];
    const point = own() < 0.4 ? Math.ceil(own() * 5) * 100 : 0;
    const order = await ask<OpenedOrder>(who, good.path, { price: good.price - point, point });
    if (!order) return 'not opened';
    const registered = await ask<RegisteredPayment>(who, '/graphql', { query: REGISTER, variables: { idx: order.ordrIdx } });
    if (!registered) return 'not registered';
    const outcome = outcomeOf(own);
    if (outcome === 'left') return outcome;
    const { payUrl, approvalKey } = registered.KCPMobileRegisterTraction;
    const page = await fetch(payUrl.replace(/pay$/, 'authenticate'), {
      method: 'POST',
      body: new URLSearchParams({ approval_key: approvalKey, outcome }),
    });
    const fields = inputsOf(await page.text());
    const comeBack = () =>
      fetch(`${pick(random, alive())}/api/payments/kcp/return`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
    await Promise.allSettled(Array.from({ length: own() < 0.2 ? 3 : 1 }, comeBack));
    return outcome;
  }

  let left = payments;
  try {
    await Promise.all(
      Array.from({ length: LANES }, async (_none, lane) => {
        const own = randomFrom(seed * 1_000 + lane);
        while (left-- > 0) count(await payOnce(own));
      }),
    );
    await network.settled();
  } finally {
    isOver = true;
    await Promise.all(starting);
    for (const server of servers) server?.child.kill('SIGKILL');
    await killer.end();
    await network.close();
  }
  return { people, groups, stocked: STOCK.few + STOCK.many, counts };
}

function outcomeOf(random: Random): Outcome | 'left' {
  let rest = random() * 100;
  return outcomes.find(([, share]) => (rest -= share) < 0)?.[0] ?? 'approved';
}

async function putOnSale({ services }: TestApp): Promise<{ goods: Good[]; groups: number[] }> {
  for (const [name, price, stock] of [
    ['적은 상품권', 5_000, STOCK.few],
    ['많은 상품권', 10_000, STOCK.many],
  ] as const) {
    await services.gifts.addGiftGroup({ name, price, stock, image: null });
  }
  const listed = await services.gifts.listGiftGroups({ itemsPerPage: 100 }, 'recent');
  if (!listed.ok) throw new Error(listed.error.message);
  const items = await services.passes.listItems();
  return {
    groups: listed.value.map(({ id }) => id),
    goods: [
      ...listed.value.map(({ id, price }) => ({ path: `/api/client/gift/item/${id}/purchase`, price })),
      ...items.slice(1, 2).map(({ id, price }) => ({ path: `/api/client/pass/item/${id}/purchase`, price })),
    ],
  };
}
