import type { RestData } from '@petcare/api';
import type { IconName } from '@petcare/ui';
import { lineName } from './line-name.ts';

type ListedProduct = RestData<'get', '/api/client/product'>['items'][number];
/** A product that can be booked, as the form shows it. Prices are won; an option's is on top. */
export type Offer = {
  id: string;
  type: 'service' | 'reservation' | 'medical';
  name: string;
  price: number;
  told: string;
  picture: string | null;
  options: readonly { id: string; name: string; price: number }[];
};
export type PickedProduct = { productId: string; optionIds: readonly string[] };

/** As many as the API takes in one booking. */
export const MOST_PRODUCTS = 10;

export const offerTypes: readonly { type: Offer['type']; label: string; icon: IconName }[] = [
  { type: 'reservation', label: '예약 상품', icon: 'calendar' },
  { type: 'service', label: '서비스', icon: 'paw' },
  { type: 'medical', label: '진료 항목', icon: 'hospital' },
];

/** Of all that a business offers, what is booked: goods are not. A treatment is called by its place in the tree, without the kind at its top. */
export function offersOf(listed: readonly ListedProduct[]): Offer[] {
  return listed.flatMap(({ id, productType, name, price, description1, productImage, isShown, options, medical }) => {
    const known = offerTypes.find(({ type }) => type === productType);
    if (!known || !isShown) return [];
    const inTree = medical && [...medical.parents.slice(1).map((parent) => parent.name), medical.name].join(' ');
    return [{ id, type: known.type, name: inTree ?? name, price, told: description1 ?? '', picture: productImage, options }];
  });
}

/** True for a product that costs its price each night of a stay; services cost theirs once (decision 109). */
export const isNightly = ({ type }: Pick<Offer, 'type'>): boolean => type === 'reservation';

const SIZE = /\d\s*(?:kg|㎏|킬로)|(?:^|\s)초?[소중대]형/i;

/** The options that name a weight or a size: an animal has one of them. */
export function sizesOf({ options }: Pick<Offer, 'options'>): Offer['options'] {
  const sizes = options.filter(({ name }) => SIZE.test(name));
  return sizes.length > 1 ? sizes : [];
}

/** `nights`: of what costs its price each night of a stay; null for what costs it once. */
export type Line = { offer: Offer; options: Offer['options']; nights: number | null; price: number };

/** The picked products with their prices, in the order of the page. A product that the business offers no more is left out, and each size but the first. */
export function linesOf(picked: readonly PickedProduct[], offers: readonly Offer[], stayNights: number | null): Line[] {
  return offers.flatMap((offer) => {
    const asked = picked.find(({ productId }) => productId === offer.id);
    if (!asked) return [];
    const wanted = offer.options.filter(({ id }) => asked.optionIds.includes(id));
    const excess = sizesOf({ options: wanted }).slice(1);
    const options = wanted.filter((option) => !excess.includes(option));
    const nights = isNightly(offer) ? stayNights : null;
    return [{ offer, options, nights, price: [offer, ...options].reduce((sum, { price }) => sum + price, 0) * (nights ?? 1) }];
  });
}

export const sumOf = (lines: readonly Pick<Line, 'price'>[]): number => lines.reduce((sum, { price }) => sum + price, 0);

/** 목욕 (털 엉킴 풀기, 발톱); 넓은 방 2박 */
export const lineInWords = ({ offer, options, nights }: Pick<Line, 'offer' | 'options' | 'nights'>): string =>
  lineName({ name: offer.name, options: options.map(({ name }) => name), nights });

/** Something whose price stands in its options alone is nothing without one. */
export const lacksOption = ({ offer, options }: Line): boolean => offer.price === 0 && offer.options.length > 0 && options.length === 0;

/** The field `products` of the call. `price` is what the guest has seen. */
export const wantedOf = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map(({ offer, options, price }) => ({ productId: offer.id, optionIds: options.map(({ id }) => id), price })));

export type PriceChange = { productId: string; name: string; from: number; to: number };

/** The changes that PRICE_CHANGED tells in `details`, of the lines that cost something else now. */
export function changesIn(details: unknown, lines: readonly Line[]): PriceChange[] {
  const { products = [] } = (details ?? {}) as { products?: { productId: string; price: number }[] };
  return lines.flatMap((line) => {
    const now = products.find(({ productId }) => productId === line.offer.id);
    return now && now.price !== line.price ? [{ productId: line.offer.id, name: lineInWords(line), from: line.price, to: now.price }] : [];
  });
}
