import { invalid, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { BookableProduct } from '../../products/index.ts';

export const MOST_PRODUCTS = 10;
const MOST_WON = 1_000_000_000;

/** A product that a guest picks, and what it costs with its options, for all nights, as far as they know. */
export type WantedProduct = { productId: number; optionIds: number[]; price: number | null };
/** A line of a booking: a product, or an option of the product above it. */
export type BookedItem = {
  purpose: BookableProduct['productType'];
  productId: number;
  productName: string;
  optionId: number | null;
  optionName: string | null;
  /** For so many nights; null for what costs its price once. */
  nights: number | null;
  /** Won, of all nights. */
  price: number;
};
export type PriceChanged = AppError<'PRICE_CHANGED'>;

/**
 * The picked products at the prices of now; of a stay, what is booked costs its price each night, services theirs once. PRICE_CHANGED where
 * the guest knows another one: `details` tells the new ones; VALIDATION_FAILED for what the business does not offer.
 */
export function priceItems(
  wanted: readonly WantedProduct[],
  offered: readonly BookableProduct[],
  stayNights: number | null,
): Result<BookedItem[], PriceChanged | AppError<'VALIDATION_FAILED'>> {
  const picked = wanted.map(({ productId, optionIds, price }) => {
    const product = offered.find(({ id }) => id === productId);
    const options = optionIds.map((optionId) => product?.options.find(({ id }) => id === optionId));
    return { product, options, known: price };
  });
  const lines: { items: BookedItem[]; known: number | null }[] = [];
  for (const { product, options, known } of picked) {
    if (!product || options.includes(undefined)) return err(notOffered);
    lines.push({ known, items: itemsOf(product, options as BookableProduct['options'], stayNights) });
  }
  const items = lines.flatMap((line) => line.items);
  if (sumOf(items) > MOST_WON) return err(tooMuch);
  if (lines.every(({ items: ofLine, known }) => known === null || known === sumOf(ofLine))) return ok(items);
  return err(priceChanged(lines.map((line) => line.items)));
}

export function sumOf(items: readonly { price: number }[]): number {
  return items.reduce((sum, { price }) => sum + price, 0);
}

function itemsOf(product: BookableProduct, options: BookableProduct['options'], stayNights: number | null): BookedItem[] {
  const nights = product.productType === 'reservation' ? stayNights : null;
  const line = { purpose: product.productType, productId: product.id, productName: product.name, nights };
  const times = nights ?? 1;
  return [
    { ...line, optionId: null, optionName: null, price: product.price * times },
    ...options.map(({ id, name, additionalPrice }) => ({ ...line, optionId: id, optionName: name, price: additionalPrice * times })),
  ];
}

const tooMuch = validationFailed([invalid('products', 'max', '한 번에 10억 원까지 예약할 수 있어요. 상품을 나누어 예약해 주세요.')]);
const notOffered = validationFailed([invalid('products', 'isOffered', '지금은 예약할 수 없는 상품이 있어요. 상품을 다시 골라 주세요.')]);

function priceChanged(lines: BookedItem[][]): PriceChanged {
  const products = lines.map((items) => ({
    productId: String(items[0]!.productId),
    productName: items[0]!.productName,
    optionIds: items.slice(1).map(({ optionId }) => String(optionId)),
    price: sumOf(items),
  }));
  return {
    code: 'PRICE_CHANGED',
    status: 409,
    message: '그 사이에 가격이 바뀌었어요. 새 가격을 확인하고 다시 예약해 주세요.',
    details: { products, price: sumOf(lines.flat()) },
  };
}
