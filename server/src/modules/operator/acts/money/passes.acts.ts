import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import { changeAct, listAct, pageOf } from '../../act.ts';
import { integer, number, text } from '../../fields.ts';
import { done, withId } from '../common/done.ts';
import { setOnSaleActs } from './on-sale.ts';
import { won } from '../common/won.ts';

const named = { area: 'passes' };
const input = { pass: number('이용권 번호') };
const price = integer('가격(원)');

export const passesActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '이용권을 판매를 멈춘 것까지 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      days: Type.Integer(),
      price: Type.Integer(),
      isOnSale: Type.Boolean(),
    }),
    list: async ({ passes }, asked) => ok(pageOf(await passes.goods.listAll(), asked)),
    line: ({ id, name, price: each, days, isOnSale }) =>
      [`${id}번`, name, `${days}일`, won(each), ...(isOnSale ? [] : ['판매 중지'])].join(' · '),
    totalLine: (total) => `이용권 ${total}종`,
  }),
  changeAct({
    ...named,
    verb: 'add',
    help: '이용권을 팔기 시작해요.',
    changes: [],
    input: { name: text('이름'), days: integer('기간(일)'), price },
    more: { id: Type.Integer() },
    run: ({ change, passes }, pass) =>
      change(pass, async (tx) => withId(await passes.goods.add(tx, pass), (id) => `이용권 ${id}번을 팔기 시작했어요.`)),
  }),
  changeAct({
    ...named,
    verb: 'change',
    help: '이용권의 가격을 바꿔요. 이미 산 것은 그대로예요.',
    changes: [],
    input: { ...input, price },
    run: ({ change, passes }, { pass: passId, price: each }) =>
      change({ passId, price: each }, async (tx) =>
        done(await passes.goods.changePrice(tx, passId, each), `이용권 ${passId}번을 바꿨어요. 이미 산 것과 결제 중인 주문은 그대로예요.`),
      ),
  }),
  ...setOnSaleActs({
    ...named,
    noun: '이용권',
    changes: [],
    input,
    detailsOf: (passId) => ({ passId }),
    setOnSale: ({ passes }, ...given) => passes.goods.setOnSale(...given),
  }),
];
