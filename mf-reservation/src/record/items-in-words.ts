import { lineName } from '../bookable/line-name.ts';
import type { PickedProduct } from '../bookable/products.ts';

type Item = { productName: string; optionName: string | null };
type Row = Item & { productId: string | null; optionId: string | null; nights: number | null; price: number };

/** A booked product with its options and what both cost. */
export type BookedLine = {
  id: string | null;
  name: string;
  nights: number | null;
  options: readonly string[];
  optionIds: readonly string[];
  price: number;
};

/** Rows of products, each with those of its options behind it, as one line a product. */
export function bookedLines(items: readonly Row[]): BookedLine[] {
  const lines: BookedLine[] = [];
  for (const { productId, productName, optionId, optionName, nights, price } of items) {
    const last = lines.at(-1);
    if (optionName === null || !last) {
      lines.push({ id: productId, name: productName, nights, options: optionName ? [optionName] : [], optionIds: [], price });
    } else {
      lines[lines.length - 1] = {
        ...last,
        options: [...last.options, optionName],
        optionIds: [...last.optionIds, ...(optionId ? [optionId] : [])],
        price: last.price + price,
      };
    }
  }
  return lines;
}

/** 목욕 (털 엉킴 풀기), 발톱: what was booked, options behind their product. */
export const itemsInWords = (items: readonly Row[]): string => bookedLines(items).map(lineName).join(', ');

/** The same once more, as far as the business may still offer it. */
export const pickedAgain = (items: readonly Row[]): PickedProduct[] =>
  bookedLines(items).flatMap(({ id, optionIds }) => (id ? [{ productId: id, optionIds }] : []));
