import { formatWon, type IconName } from '@petcare/ui';
import { groupBy } from './group-by.ts';

export type ProductType = 'product' | 'service' | 'reservation';
/** `additionalPrice`: won on top of the product's. */
export type ProductOption = { id: string; name: string; additionalPrice: number };
type PricedProduct = { price: number; options: readonly ProductOption[] };
export type ProductTexts = {
  description1: string | null;
  description2: string | null;
  description3: string | null;
  productImage: string | null;
};
export type Product = PricedProduct & ProductTexts & { id: string; businessId: string; productType: ProductType; name: string };
export type AreaPrice = { avg: number; min: number; max: number; location: string };
/** A treatment and what a hospital asks for it. */
export type Fee = PricedProduct &
  ProductTexts & {
    id: string;
    content: string | null;
    medical: { id: string; name: string; parents: readonly { id: string; name: string }[] };
    areaPrice: AreaPrice | null;
  };

const types: readonly { value: ProductType; label: string; icon: IconName }[] = [
  { value: 'service', label: '서비스', icon: 'paw' },
  { value: 'reservation', label: '예약 상품', icon: 'calendar' },
  { value: 'product', label: '용품', icon: 'shop' },
];

export const typeOf = (type: ProductType) => types.find(({ value }) => value === type) ?? types[0]!;

/** Each sort of product that there is, in the order of the page. */
export function byType<P extends { productType: ProductType }>(products: readonly P[]) {
  return types
    .map((type) => ({ ...type, products: products.filter(({ productType }) => productType === type.value) }))
    .filter(({ products: some }) => some.length > 0);
}

/** Treatments below the kinds at the top of the tree, in the order in which they come. */
export function byKind(fees: readonly Fee[]) {
  return [...groupBy(fees, ({ medical }) => medical.parents[0]?.id ?? medical.id)].map(([id, some]) => ({
    id,
    name: some[0]!.medical.parents[0]?.name ?? '',
    fees: some,
  }));
}

/** 초진 진찰료 5kg: without the kind that stands above it. */
export function nameOfFee({ medical: { name, parents } }: Pick<Fee, 'medical'>): string {
  return [...parents.slice(1).map((parent) => parent.name), name].join(' ');
}

export const descriptionsOf = ({ description1, description2, description3 }: ProductTexts) =>
  [description1, description2, description3].flatMap((text) => text ?? []);

/** 구로구 of 서울특별시 구로구: the business's own area, or one around it, needs no more. */
export const placeOf = ({ location }: AreaPrice) => location.split(' ').at(-1) ?? location;

/** Closer than this is the same, to somebody who compares. */
const ALIKE = 0.05;

/** 구로구 평균보다 1,200원 저렴해요. Nothing of what is free, which others ask for differently. */
export function comparedWithArea(price: number, area: AreaPrice): { tone: 'success' | 'neutral' | 'warn'; text: string } | null {
  const { avg } = area;
  if (price === 0 || avg === 0) return null;
  const place = placeOf(area);
  const difference = price - avg;
  if (Math.abs(difference) <= avg * ALIKE) return { tone: 'neutral', text: `${place} 평균과 비슷해요` };
  return {
    tone: difference < 0 ? 'success' : 'warn',
    text: `${place} 평균보다 ${formatWon(Math.abs(difference))} ${difference < 0 ? '저렴해요' : '비싸요'}`,
  };
}

export const companyProductsPath = (companyId: string, productId?: string) =>
  `/company/${companyId}/product${productId ? `?product=${productId}` : ''}`;
export const hospitalFeesPath = (hospitalId: string, productId?: string) =>
  `/hospital/medical-product?id=${hospitalId}${productId ? `&product=${productId}` : ''}`;
