import { Type } from '@fastify/type-provider-typebox';
import { ok, type Result } from '../../../../platform/errors/result.ts';
import type { ReceiptDecision } from '../../../reviews/index.ts';
import { asAnswered, changeAct, listAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { number, text } from '../../fields.ts';
import { won } from '../common/won.ts';

const Receipt = Type.Object({
  id: Type.Integer(),
  reviewId: Type.Integer(),
  business: Type.String(),
  businessId: Type.Integer(),
  visitDate: Type.String(),
  paidOn: Type.String(),
  items: Type.Array(Type.Object({ name: Type.String(), medicalName: orNull(Type.String()), price: Type.Integer() })),
  alike: Type.Integer({ description: 'how often the same picture was handed in otherwise' }),
  alikeIds: Type.Array(Type.Integer()),
  createdAt: Type.String(),
  picture: orNull(Type.String({ description: 'an address, good for ten minutes' })),
});
const decision = { point: Type.Integer(), isTold: Type.Boolean() };
const named = { area: 'receipts' };
const told = (isTold: boolean) => (isTold ? '곧 메일로 알려요' : '메일은 보내지 않아요');

function said(decided: Result<ReceiptDecision>, sentence: (decision: ReceiptDecision) => string) {
  return decided.ok ? ok({ done: sentence(decided.value), ...decided.value }) : decided;
}

export const receiptsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '인증을 기다리는 리뷰의 영수증을 오래된 것부터 사진과 함께 보여요. 사진에는 개인정보가 있어요.',
    item: Receipt,
    async list({ reviews, uploads }, asked) {
      const { items, total } = await reviews.receiptDecisions.listWaitingReceipts(asked);
      const withPicture = items.map(({ pictureKey, ...one }) => ({ ...one, picture: pictureKey && uploads.privateUrl(pictureKey) }));
      return ok({ items: withPicture, total });
    },
    line({ id, reviewId, business, visitDate, paidOn, items, alike, alikeIds, picture }, addressOf) {
      const total = items.reduce((sum, { price }) => sum + price, 0);
      const where = alikeIds.length > 0 ? `지금 영수증 ${alikeIds.join(', ')}번` : '지금은 삭제된 영수증';
      return [
        [`${id}번`, `리뷰 ${reviewId}`, business, `방문 ${visitDate}`, `영수증 ${paidOn}`, `합계 ${won(total)}`].join(' · '),
        ...items.map(({ name, medicalName, price }) => `  - ${[name, medicalName].filter(Boolean).join(' / ')}: ${won(price)}`),
        ...(alike > 0 ? [`  ! 같은 사진을 ${alike}번 더 올렸어요(${where}). 인증하기 전에 확인해 주세요.`] : []),
        `  사진(10분 동안 열려요): ${picture === null ? '파일이 없어요' : addressOf(picture)}`,
      ];
    },
    totalLine: (total) => `기다리는 영수증 ${total}건`,
  }),
  changeAct({
    ...named,
    verb: 'verify',
    kind: 'final',
    help: '영수증을 인증해요: 리뷰에 표시하고 작성자에게 포인트를 주고 알려요.',
    changes: asAnswered,
    input: { receipt: number('영수증 번호') },
    more: decision,
    run: ({ change, reviews }, { receipt: receiptId }) =>
      change({ receiptId }, async (tx) =>
        said(
          await reviews.receiptDecisions.verifyReceipt(tx, receiptId),
          ({ point, isTold }) => `영수증 ${receiptId}번을 인증했어요. 작성자에게 ${point}포인트를 주고 ${told(isTold)}.`,
        ),
      ),
  }),
  changeAct({
    ...named,
    verb: 'refuse',
    kind: 'final',
    help: '영수증을 이유와 함께 돌려보내고 작성자에게 알려요.',
    changes: [],
    input: { receipt: number('영수증 번호'), reason: text('인증하지 않는 이유') },
    more: decision,
    run: ({ change, reviews }, { receipt: receiptId, reason }) =>
      change({ receiptId, reason: reason.trim() }, async (tx) =>
        said(
          await reviews.receiptDecisions.refuseReceipt(tx, receiptId, reason),
          ({ isTold }) => `영수증 ${receiptId}번을 돌려보냈어요. 작성자에게 ${told(isTold)}.`,
        ),
      ),
  }),
];
