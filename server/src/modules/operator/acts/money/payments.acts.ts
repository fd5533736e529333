import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import { changeAct, listAct, showAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { oneOf, optional, text, word } from '../../fields.ts';
import { done } from '../common/done.ts';
import { won } from '../common/won.ts';
import { paidAtOf, refundedOf, refundStateOf, wireStateOf, type Order } from '../../../payments/index.ts';

const states = ['asked', 'refused', 'given_up', 'done'] as const;
const refundStates: Record<(typeof states)[number], string> = { asked: '요청함', refused: '거절됨', given_up: '포기함', done: '돌려줌' };
const named = { area: 'payments' };

const order = {
  idx: Type.String(),
  kind: Type.String(),
  title: Type.String(),
  buyerId: Type.Integer(),
  price: Type.Integer(),
  point: Type.Integer(),
  amount: Type.Integer(),
  state: Type.String(),
  payMethod: orNull(Type.String()),
  refundedPoint: Type.Integer(),
  refundedAmount: Type.Integer(),
  refundState: orNull(oneOf(states, '환불의 상태')),
  createdAt: Type.String(),
  paidAt: orNull(Type.String()),
};

/** An order by the fields above, where the part of a sum in money is an amount. */
function shownOrder(order: Order) {
  const { idx, kind, title, buyerId, price, point, won: amount, payMethod, createdAt } = order;
  const { won: refundedAmount, point: refundedPoint } = refundedOf(order);
  const back = { refundedPoint, refundedAmount, refundState: refundStateOf(order), paidAt: paidAtOf(order) };
  return { idx, kind, title, buyerId, price, point, amount, state: wireStateOf(order), payMethod, createdAt, ...back };
}

export const paymentsActs = [
  showAct({
    ...named,
    verb: 'show',
    help: '주문 하나를 낸 것과 돌려준 것까지 보여요.',
    input: { order: word('주문 번호. 결제하고 돌아온 주소의 order=') },
    output: order,
    async run({ payments }, { order: idx }) {
      const found = await payments.orders.findOrder(idx);
      return found.ok ? ok(shownOrder(found.value)) : found;
    },
    lines: (one) => [
      [`주문 ${one.idx}`, one.kind, one.title, `회원 ${one.buyerId}번`, one.state, one.payMethod].filter(Boolean).join(' · '),
      `  ${won(one.price)} = ${won(one.amount)} + ${one.point.toLocaleString('ko-KR')}포인트 · 만든 때 ${one.createdAt} · 낸 때 ${one.paidAt ?? '아직'}`,
      `  돌려준 것: ${won(one.refundedAmount)}, ${one.refundedPoint.toLocaleString('ko-KR')}포인트${one.refundState ? ` · ${refundStates[one.refundState]}` : ''}`,
    ],
  }),
  listAct({
    ...named,
    verb: 'refunds',
    help: '돌려주기로 하고 아직 돌려주지 못한 결제를 오래된 것부터, 결제사의 말과 함께 보여요.',
    item: Type.Object({
      idx: Type.String(),
      title: Type.String(),
      amount: Type.Integer(),
      state: oneOf(states, '상태'),
      reason: Type.String(),
      refusal: orNull(Type.String()),
      tries: Type.Integer(),
      createdAt: Type.String(),
      nextAt: orNull(Type.String()),
    }),
    async list({ payments }, asked) {
      const { items, ...page } = await payments.listOpenCancels(asked);
      return ok({ ...page, items: items.map(({ won: amount, ...cancel }) => ({ ...cancel, amount })) });
    },
    line({ idx, title, amount, state, refusal, tries, createdAt, nextAt }) {
      const next = nextAt === null ? '다시 요청하지 않아요' : `다음 요청 ${nextAt}`;
      const said = refusal ? [`결제사: ${refusal}`] : [];
      return [refundStates[state], `주문 ${idx}`, title, won(amount), `${createdAt}부터 ${tries}번`, next, ...said].join(' · ');
    },
    totalLine: (total) => `아직 돌려주지 못한 결제 ${total}건`,
  }),
  changeAct({
    ...named,
    verb: 'cancel',
    kind: 'final',
    help: '주문에 낸 것을 돌려줘요: 포인트를 먼저, 그다음 돈을. 돈은 1분 안에 결제사에 요청해요.',
    changes: [],
    input: {
      order: word('주문 번호. 결제하고 돌아온 주소의 order='),
      amount: optional(Type.Integer({ description: '돌려줄 금액. 비우면 남은 것 모두', positional: true })),
      reason: text('취소하는 이유'),
    },
    more: { point: Type.Integer(), amount: Type.Integer() },
    run: ({ change, payments }, { order, amount: asked, reason }) =>
      change<{ done: string; point: number; amount: number }>(
        ({ point, amount }) => ({ order, point, amount, reason }),
        async (tx) => {
          const given = await payments.orders.refund(tx, order, asked ?? null, reason);
          if (!given.ok) return given;
          const { point, won: amount } = given.value;
          const sentence = `주문 ${order}에서 ${won(amount)}과 ${point.toLocaleString('ko-KR')}포인트를 돌려줘요.`;
          return ok({ done: sentence, point, amount });
        },
      ),
  }),
  changeAct({
    ...named,
    verb: 'retry',
    help: '결제사가 거절했거나 포기한 환불을 다시 요청해요.',
    changes: [],
    input: { order: word('주문 번호') },
    run: ({ change, payments }, { order }) =>
      change({ order }, async (tx) => done(await payments.askAgain(tx, order), `주문 ${order}의 환불을 곧 다시 요청해요.`)),
  }),
  changeAct({
    ...named,
    verb: 'close',
    kind: 'final',
    help: '포기한 환불을 다른 방법으로 돌려줬다고 적어요.',
    changes: [],
    input: { order: word('주문 번호'), reason: text('다른 방법으로 돌려준 내용') },
    run: ({ change, payments }, { order, reason: how }) =>
      change({ order, how }, async (tx) => done(await payments.closeByHand(tx, order, how), `주문 ${order}의 환불을 마쳤다고 적었어요.`)),
  }),
];
