import { ProductView } from '@petcare/product-view';
import { LinkButton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { descriptionsOf, typeOf, type Product } from './products.ts';

/** With all that only its own page shows. */
export type ProductInFull = Product & { content: string | null; pictures: readonly string[] };

type Props = {
  product: ProductInFull;
  businessPath: string;
  businessName: string;
  /** Null where nothing is booked. */
  bookingPath: string | null;
  backTo: string;
};

/** One product with all that is told of it, and the ways on from there. */
export function ProductDetail({ product: { id: _id, ...product }, businessPath, businessName, bookingPath, backTo }: Props) {
  const isBooked = bookingPath !== null && product.productType !== 'product';
  return (
    <ProductView
      {...product}
      {...typeOf(product.productType)}
      nameAs="h1"
      descriptions={descriptionsOf(product)}
      actions={
        <Buttons>
          {isBooked && (
            <LinkButton to={bookingPath} icon="calendar">
              예약하기
            </LinkButton>
          )}
          <LinkButton to={businessPath} variant={isBooked ? 'secondary' : 'primary'}>
            {businessName} 보기
          </LinkButton>
          <LinkButton to={backTo} variant="secondary">
            다른 상품
          </LinkButton>
        </Buttons>
      }
    />
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[2]};
`;
