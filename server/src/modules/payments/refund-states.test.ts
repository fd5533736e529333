import { endHolds, holdSending } from '../../platform/outbox/sending-holds.sql.ts';
import { operatorOf } from '../../testing/operator-acts.ts';
import { gql, rest } from '../../testing/calls.ts';
import { pay } from '../../testing/paying.ts';
import { aVerifiedGuardian, logIn, type Person } from '../../testing/people.ts';
import { startProgram } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import type { OpenCancel } from './cancels.sql.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
const quiet = { warn: () => {}, error: () => {} };
const operator = () => operatorOf(server());
let made = 0;

/** A paid gift of which the provider refuses every cancel, refunded by an operator: its order. */
async function aRefusedRefund(who: Person): Promise<string> {
  made += 1;
  const name = `상품권 ${made}`;
  await server().services.gifts.addGiftGroup({ name, price: 10_000, stock: 1, image: null });
  const groups = await server().services.gifts.listGiftGroups({ itemsPerPage: 100 }, 'recent');
  const group = groups.ok && groups.value.find((one) => one.name === name);
  const bought = await rest<{ ordrIdx: string }>(server(), who.token, 'POST', `/gift/item/${group && group.id}/purchase`, {
    price: 10_000,
    point: 0,
  });
  const { ordrIdx } = bought.body.data;
  await pay(server(), who, ordrIdx, 'kept');
  expect(await operator().run('payments cancel', { order: ordrIdx, amount: null, reason: '고객 요청' })).toMatchObject({ ok: true });
  return ordrIdx;
}
const send = () => server().services.payments.sendCancels(quiet);
async function stateOf(who: Person, idx: string) {
  who.token = await logIn(server(), who);
  const query = 'query ($idx: String!) { getMyOrder(ordrIdx: $idx) { refundState } getMyGiftsByPage { ordrIdx refundState } }';
  const { data } = await gql<{ getMyOrder: { refundState: string }; getMyGiftsByPage: { ordrIdx: string; refundState: string }[] }>(
    server(),
    who.token,
    query,
    { idx },
  );
  const card = data.getMyGiftsByPage.find(({ ordrIdx }) => ordrIdx === idx);
  expect(card?.refundState).toBe(data.getMyOrder.refundState);
  return data.getMyOrder.refundState;
}
const booksOf = async (idx: string) =>
  (await server().services.books.listDifferences()).map(({ subject }) => subject).filter((subject) => subject.includes(idx));
const openOf = async (idx: string) => (await operator().list<OpenCancel>('payments refunds')).find((one) => one.idx === idx);

test('a refund that is refused is seen by its buyer, the operator and the books, and is asked for at growing pauses', async () => {
  const who = await aVerifiedGuardian(server());
  const idx = await aRefusedRefund(who);
  expect([await stateOf(who, idx), await booksOf(idx)]).toEqual(['asked', []]);
  await send();
  expect(await stateOf(who, idx)).toBe('refused');
  expect(await openOf(idx)).toMatchObject({ state: 'refused', amount: 10_000, tries: 1, refusal: '8133 가맹점 정산 후 취소 불가' });
  expect(await booksOf(idx)).toEqual([`refund of order:${idx} (won, refused: 8133 가맹점 정산 후 취소 불가)`]);
  const triesAfter = async (minutes: number) => {
    server().clock.advance({ minutes });
    await send();
    return (await openOf(idx))?.tries;
  };
  expect([await triesAfter(1), await triesAfter(1), await triesAfter(1), await triesAfter(3), await triesAfter(1)]).toEqual([
    2, 2, 3, 3, 4,
  ]);
});

test('a refund that is refused for two days is given up, and an operator asks once more or closes it', async () => {
  const who = await aVerifiedGuardian(server());
  const [idx, other] = [await aRefusedRefund(who), await aRefusedRefund(who)];
  for (let hours = 0; hours < 60; hours += 1) {
    server().clock.advance({ hours: 1 });
    await send();
  }
  expect([await stateOf(who, idx), (await openOf(idx))?.nextAt]).toEqual(['given_up', null]);
  expect(await booksOf(idx)).toEqual([`refund of order:${idx} (won, given up: 8133 가맹점 정산 후 취소 불가)`]);
  const tries = (await openOf(idx))?.tries;
  server().clock.advance({ hours: 24 });
  await send();
  expect((await openOf(idx))?.tries).toBe(tries);

  await fetch(`${sandbox().url}/kcp/held/${idx}/release`, { method: 'POST' });
  expect(await operator().run('payments retry', { order: idx })).toMatchObject({ ok: true });
  await send();
  expect([await stateOf(who, idx), await booksOf(idx), await openOf(idx)]).toEqual(['done', [], undefined]);
  expect(await operator().run('payments retry', { order: idx })).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  expect(await operator().run('payments close', { order: other, reason: '계좌로 돌려줌' })).toMatchObject({ ok: true });
  expect([await stateOf(who, other), await booksOf(other)]).toEqual(['done', []]);
});

test('no transaction is open while the provider is asked', async () => {
  const who = await aVerifiedGuardian(server());
  const idx = await aRefusedRefund(who);
  const { db } = server();
  const asked = globalThis.fetch;
  const open: number[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    const rows = await db`
      select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`;
    open.push(rows.length);
    return asked(...given);
  });
  await send();
  spy.mockRestore();
  expect([open.length > 0, Math.max(...open), (await openOf(idx))?.tries]).toEqual([true, 0, 1]);
});

test('the command lines of operators and of the books say what does not go back', async () => {
  const who = await aVerifiedGuardian(server());
  const idx = await aRefusedRefund(who);
  await send();
  const said = (program: string, args: string[]) =>
    new Promise<{ code: number | null; text: string }>((resolve) => {
      const child = startProgram(server(), program, args, {}, ['ignore', 'pipe', 'inherit']);
      let text = '';
      child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
      child.on('close', (code) => resolve({ code, text }));
    });
  const [payments, books] = await Promise.all([
    said('modules/operator/main.ts', ['payments', 'refunds']),
    said('modules/books/main.ts', []),
  ]);
  expect(payments.text).toMatch(new RegExp(`거절됨 · 주문 ${idx} · .* · 10,000원 · .* 결제사: 8133 가맹점 정산 후 취소 불가`));
  expect([books.code, books.text]).toEqual([1, expect.stringContaining(`refund of order:${idx} (won, refused: 8133`)]);
});

test('a refund waits, and is no try, while sending is held', async () => {
  const who = await aVerifiedGuardian(server());
  const idx = await aRefusedRefund(who);
  await holdSending(server().db, 'restored');
  await send();
  expect([await stateOf(who, idx), (await openOf(idx))?.tries]).toEqual(['asked', 0]);
  await endHolds(server().db);
  await send();
  expect(await stateOf(who, idx)).toBe('refused');
});
