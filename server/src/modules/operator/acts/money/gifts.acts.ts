import { Type } from '@fastify/type-provider-typebox';

import { err, ok } from '../../../../platform/errors/result.ts';
import type { Gift } from '../../../gifts/index.ts';
import { changeAct, listAct, pageOf, showAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { givenFile, givenOf, integer, number, optional, text, word } from '../../fields.ts';
import { dayOf } from '../common/days.ts';
import { done, withId } from '../common/done.ts';
import { nothingToChange } from '../common/nothing-to-change.ts';
import { setOnSaleActs } from './on-sale.ts';
import { won } from '../common/won.ts';

const named = { area: 'gifts' };
const group = { gift: number('상품권 번호') };
const price = integer('가격(원)');
const stock = integer('앞으로 팔 재고');
const card = {
  id: Type.Integer(),
  name: Type.String(),
  price: Type.Integer(),
  expiresAt: Type.String(),
  usedAt: orNull(Type.String()),
  problem: orNull(Type.String({ description: 'why it can’t be used' })),
};

const nameOf = ({ id, name, price: worth, expiresAt }: Pick<Gift, 'id' | 'name' | 'price' | 'expiresAt'>) =>
  `${id}번 ${name}(${won(worth)}, ${dayOf(expiresAt)}까지)`;

export const giftsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '상품권을 재고와 나간 수와 함께, 판매를 멈춘 것까지 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      price: Type.Integer(),
      stock: Type.Integer(),
      sold: Type.Integer(),
      isOnSale: Type.Boolean(),
    }),
    list: async ({ gifts }, asked) => ok(pageOf(await gifts.goods.listAll(), asked)),
    line: ({ id, name, price: each, stock: left, sold, isOnSale }) =>
      [`${id}번`, name, won(each), `남은 재고 ${left}`, `나간 수 ${sold}`, ...(isOnSale ? [] : ['판매 중지'])].join(' · '),
    totalLine: (total) => `상품권 ${total}종`,
  }),
  changeAct({
    ...named,
    verb: 'add',
    help: '상품권을 팔기 시작해요.',
    changes: ['gifts'],
    input: { name: text('이름'), price, stock },
    more: { id: Type.Integer() },
    run: ({ change, gifts }, gift) =>
      change(gift, async (tx) => withId(await gifts.goods.add(tx, gift), (id) => `상품권 ${id}번을 팔기 시작했어요.`)),
  }),
  changeAct({
    ...named,
    verb: 'change',
    help: '상품권의 가격이나 남은 재고를 바꿔요. 이미 산 것은 그대로예요.',
    changes: ['gifts'],
    input: { ...group, price: optional(price), stock: optional(stock) },
    async run({ change, gifts }, { gift: giftId, ...given }) {
      const changed = givenOf(given);
      if (Object.keys(changed).length === 0) return err(nothingToChange);
      return change({ giftId, ...changed }, async (tx) =>
        done(await gifts.goods.change(tx, giftId, given), `상품권 ${giftId}번을 바꿨어요. 이미 산 것과 결제 중인 주문은 그대로예요.`),
      );
    },
  }),
  changeAct({
    ...named,
    verb: 'picture',
    help: '상품권의 사진을 바꿔요.',
    changes: ['gifts'],
    input: { ...group, file: givenFile('picture', '사진') },
    async run({ change, gifts }, { gift: giftId, file }) {
      const saved = await gifts.goods.savePicture(file.path);
      if (!saved.ok) return saved;
      let before: string | null = null;
      const changed = await change({ giftId, image: saved.value }, async (tx) => {
        const set = await gifts.goods.setPicture(tx, giftId, saved.value);
        if (set.ok) before = set.value;
        return done(set, `상품권 ${giftId}번의 사진을 바꿨어요.`);
      });
      const unused = changed.ok ? before : saved.value;
      if (unused !== null) await gifts.goods.removePicture(unused);
      return changed;
    },
  }),
  ...setOnSaleActs({
    ...named,
    noun: '상품권',
    changes: ['gifts'],
    input: group,
    detailsOf: (giftId) => ({ giftId }),
    setOnSale: ({ gifts }, ...given) => gifts.goods.setOnSale(...given),
  }),
  showAct({
    ...named,
    verb: 'check',
    help: '상품권 한 장을 번호로 찾아 쓸 수 있는지 보여요.',
    input: { code: word('상품권에 적힌 번호') },
    output: card,
    run: ({ gifts }, { code }) => gifts.checkGift(code),
    lines: (found) => [`${nameOf(found)}: ${found.problem ?? '쓸 수 있어요.'}`],
  }),
  changeAct({
    ...named,
    verb: 'use',
    kind: 'final',
    help: '상품을 내주고 상품권 한 장을 써요. 쓴 상품권은 다시 쓰거나 환불할 수 없어요.',
    changes: [],
    input: { code: word('상품권에 적힌 번호') },
    more: { id: Type.Integer(), order: Type.String() },
    // The code is as good as money until it is used, and the log is read by others: the card is named by its number.
    run: ({ change, gifts }, { code }) =>
      change<{ done: string; id: number; order: string }>(
        ({ id, order }) => ({ giftId: id, order }),
        async (tx) => {
          const used = await gifts.useGift(tx, code);
          if (!used.ok) return used;
          const sentence = `${nameOf(used.value)}: 썼어요. 한 번 쓴 상품권은 다시 쓰거나 환불할 수 없어요.`;
          return ok({ done: sentence, id: used.value.id, order: used.value.orderIdx });
        },
      ),
  }),
];
