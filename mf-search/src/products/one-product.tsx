import type { BookableBusiness } from '@petcare/contracts';
import { usePageHead } from '@petcare/remote';
import { useQuery, type TypedDocumentNode } from 'urql';
import { listingKinds } from '../listing/listing-kinds.ts';
import { productHead, type ProductsOwner } from './products-head.ts';
import { companyProductsPath, hospitalFeesPath } from './products.ts';
import { ProductDetail, type ProductInFull } from './product-detail.tsx';
import { isProductId, ProductsScreen, ProductsTrail } from './products-screen.tsx';

type ProductAddress = { id: string; productId: string };
type Props = ProductAddress & {
  kind: BookableBusiness['kind'];
  query: TypedDocumentNode<{ business: ProductsOwner & { allowReservation: boolean }; product: ProductInFull }, ProductAddress>;
};

const lists = { hospital: { label: '진료비', pathOf: hospitalFeesPath }, company: { label: '상품', pathOf: companyProductsPath } };

/** One product of the business of this id, `query` asking for both. */
export function OneProduct({ kind, id, productId, query }: Props) {
  const isAsked = isProductId(id) && isProductId(productId);
  const [{ data, error, fetching }, reload] = useQuery({ query, variables: { id, productId }, pause: !isAsked });
  const known = data?.business.id === id && data.product.id === productId ? data : undefined;
  const isOthers = known !== undefined && known.product.businessId !== id;
  usePageHead(known && !error && !isOthers ? productHead(kind, known.business, known.product) : null);
  const { label, pathOf } = lists[kind];

  return (
    <ProductsScreen
      kind={kind}
      isAsked={isAsked && !isOthers}
      isKnown={known !== undefined}
      error={error}
      fetching={fetching}
      onRetry={reload}
    >
      {known && (
        <>
          <ProductsTrail kind={kind} business={known.business} mid={{ label, to: pathOf(id) }} last={known.product.name} />
          <ProductDetail
            product={known.product}
            businessPath={listingKinds[kind].pagePath(id)}
            businessName={known.business.name}
            bookingPath={known.business.allowReservation ? `/reservation?${kind}=${id}&product=${productId}` : null}
            backTo={pathOf(id)}
          />
        </>
      )}
    </ProductsScreen>
  );
}
