import { existsSync } from 'node:fs';
import { parseId } from '../../platform/database/ids.ts';
import type { Result } from '../../platform/errors/result.ts';
import type { OperatorGoods } from './goods.service.ts';

/** Numbers as they were typed. */
export type GoodsValues = {
  name?: string | undefined;
  price?: string | undefined;
  stock?: string | undefined;
  days?: string | undefined;
  file?: string | undefined;
};
type Say = { say(line: string): number; refuse(line: string): number };

/** `gifts …` and `passes …`: list, add, change, picture, retire, sell. Null where it is none of them. */
export async function runGoods(
  goods: OperatorGoods,
  [kind, what, id]: readonly (string | undefined)[],
  values: GoodsValues,
  { say, refuse }: Say,
): Promise<number | null> {
  if (kind !== 'gifts' && kind !== 'passes') return null;
  const [price, stock, days] = [numberOf(values.price), numberOf(values.stock), numberOf(values.days)];
  const told = <Value>(done: Result<Value>, words: (value: Value) => string) =>
    done.ok ? say(words(done.value)) : refuse(done.error.message);
  const noun = kind === 'gifts' ? '상품권' : '이용권';

  if (what === 'list') {
    if (kind === 'gifts') {
      for (const { id: of, name, price: each, stock: left, sold, isOnSale } of await goods.gifts.list()) {
        say([`${of}번`, name, won(each), `남은 재고 ${left}`, `나간 수 ${sold}`, ...(isOnSale ? [] : ['판매 중지'])].join(' · '));
      }
    } else {
      for (const { id: of, name, price: each, days: range, isOnSale } of await goods.passes.list()) {
        say([`${of}번`, name, `${range}일`, won(each), ...(isOnSale ? [] : ['판매 중지'])].join(' · '));
      }
    }
    return 0;
  }
  if (what === 'add' && values.name !== undefined && price !== undefined) {
    const { name } = values;
    if (kind === 'gifts' && stock !== undefined) {
      return told(await goods.gifts.add({ name, price, stock }), (made) => `상품권 ${made}번을 팔기 시작했어요.`);
    }
    if (kind === 'passes' && days !== undefined) {
      return told(await goods.passes.add({ name, price, days }), (made) => `이용권 ${made}번을 팔기 시작했어요.`);
    }
  }
  if (what === 'change' && id) {
    const changed = () => `${noun} ${id}번을 바꿨어요. 이미 산 것과 결제 중인 주문은 그대로예요.`;
    if (kind === 'gifts' && (price ?? stock) !== undefined) return told(await goods.gifts.change(parseId(id), { price, stock }), changed);
    if (kind === 'passes' && price !== undefined) return told(await goods.passes.change(parseId(id), { price }), changed);
  }
  if (kind === 'gifts' && what === 'picture' && id && values.file !== undefined) {
    if (!existsSync(values.file)) return refuse(`파일이 없어요: ${values.file}`);
    return told(await goods.gifts.setPicture(parseId(id), values.file), () => `상품권 ${id}번의 사진을 바꿨어요.`);
  }
  if ((what === 'retire' || what === 'sell') && id) {
    const done = await goods[kind].setOnSale(parseId(id), what === 'sell');
    return told(done, () => `${noun} ${id}번을 ${what === 'sell' ? '다시 팔아요' : '그만 팔아요. 이미 산 것은 그대로 쓸 수 있어요'}.`);
  }
  return null;
}

/** What is no number becomes one that is refused with its sentence. */
const numberOf = (text: string | undefined) => (text === undefined ? undefined : text.trim() === '' ? Number.NaN : Number(text));
const won = (price: number) => `${price.toLocaleString('ko-KR')}원`;
