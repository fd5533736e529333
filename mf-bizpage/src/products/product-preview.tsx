import { ProductView, type ProductViewProps } from '@petcare/product-view';
import { kinds, type ProductKind } from './kinds.ts';

export type PreviewedProduct = Omit<ProductViewProps, 'label' | 'icon' | 'nameAs' | 'actions'> & { kind: ProductKind };

/** A product as its page shows it to guardians. */
export function ProductPreview({ kind, name, ...product }: PreviewedProduct) {
  const { label, icon } = kinds[kind];
  return <ProductView {...product} name={name || '이름'} label={label} icon={icon} />;
}
