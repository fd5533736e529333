import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';

const MAX_PRICE = 1_000_000;
const MAX_STOCK = 100_000;
const MAX_NAME = 60;
/** KCP takes no smaller payment. */
const MIN_PRICE = 100;

/** An operator's input for a group; a field that is left out stays. */
export type GiftGoods = { name?: string | undefined; price?: number | undefined; stock?: number | undefined };

export function checkName(name: string): PropertyError[] {
  const { length } = name.trim();
  return length >= 1 && length <= MAX_NAME ? [] : [invalid('name', 'length', `이름은 1자에서 ${MAX_NAME}자까지 적어 주세요.`)];
}

export function checkPrice(price: number): PropertyError[] {
  const message = `가격은 ${MIN_PRICE}원에서 ${MAX_PRICE.toLocaleString('ko-KR')}원 사이의 정수로 적어 주세요.`;
  return isWhole(price, MIN_PRICE, MAX_PRICE) ? [] : [invalid('price', 'range', message)];
}

export function checkGoods({ name, price, stock }: GiftGoods): PropertyError[] {
  const message = `재고는 0에서 ${MAX_STOCK.toLocaleString('ko-KR')} 사이의 정수로 적어 주세요.`;
  return [
    ...(name === undefined ? [] : checkName(name)),
    ...(price === undefined ? [] : checkPrice(price)),
    ...(stock === undefined || isWhole(stock, 0, MAX_STOCK) ? [] : [invalid('stock', 'range', message)]),
  ];
}

const isWhole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to;
