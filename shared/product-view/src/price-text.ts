import { formatWon } from '@petcare/ui';

/** Prices in whole won; an option's `additionalPrice` comes on top of the product's `price`. */
export type PricedProduct = { price: number; options: readonly { additionalPrice: number }[] };

/** 30,000원, 30,000원부터, 무료. What is for nothing until an option is chosen costs what the cheapest does. */
export function priceText({ price, options }: PricedProduct): string {
  const totals = options.map(({ additionalPrice }) => price + additionalPrice);
  const least = price === 0 && totals.length > 0 ? Math.min(...totals) : price;
  return `${least === 0 ? '무료' : formatWon(least)}${totals.some((total) => total > least) ? '부터' : ''}`;
}
