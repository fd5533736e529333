import { graphql } from '@petcare/api';
import { useParams, useSearchParams } from 'react-router-dom';
import { OneProduct } from './one-product.tsx';
import { ProductFields } from './product-fields.ts';
import { CompanyProducts } from './company-products.tsx';

const CompanyProductPage_Product = graphql(
  `
    query CompanyProductPage_Product($id: ID!, $productId: ID!) {
      business: getCompany(id: $id) {
        id
        name
        state
        allowReservation
        address {
          sido
          sigungu
        }
      }
      product: getCompanyProduct(id: $productId) {
        ...ProductFields
        content
        pictures
      }
    }
  `,
  [ProductFields],
);

/** A company's products, or with `?product=` one of them. */
export function CompanyProductPage() {
  const { id = '' } = useParams();
  const productId = useSearchParams()[0].get('product');
  return productId === null ? (
    <CompanyProducts id={id} />
  ) : (
    <OneProduct kind="company" query={CompanyProductPage_Product} {...{ id, productId }} />
  );
}
