import { graphql } from '@petcare/api';
import { useSearchParams } from 'react-router-dom';
import { OneProduct } from './one-product.tsx';
import { ProductFields } from './product-fields.ts';
import { HospitalFees } from './hospital-fees.tsx';

const HospitalMedicalProductPage_Product = graphql(
  `
    query HospitalMedicalProductPage_Product($id: ID!, $productId: ID!) {
      business: getHospital(id: $id) {
        id
        name
        state
        allowReservation
        address {
          sido
          sigungu
        }
      }
      product: getHospitalProduct(id: $productId) {
        ...ProductFields
        content
        pictures
      }
    }
  `,
  [ProductFields],
);

/** A hospital's treatments and fees, or with `?product=` one of its other products. */
export function HospitalMedicalProductPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const productId = params.get('product');
  return productId === null ? (
    <HospitalFees id={id} />
  ) : (
    <OneProduct kind="hospital" query={HospitalMedicalProductPage_Product} {...{ id, productId }} />
  );
}
