import { graphql } from '@petcare/api';
import { Slot } from '@petcare/remote';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { isListingId } from '../listing-facts/listing-id.ts';
import { CompanyOffer, CompanyPrices } from '../products/listing-products.tsx';
import { ListingScreen } from './listing-screen.tsx';
import { CompanyPageFields } from '../listing-facts/listing.ts';

const CompanyPage_Company = graphql(
  `
    query CompanyPage_Company($id: ID!) {
      getCompany(id: $id) {
        ...CompanyPageFields
      }
      ...CompanyOffer
    }
  `,
  [CompanyPageFields, CompanyOffer],
);

/** `/company/7`, which is its one address, and `/company?id=7`. */
export function CompanyPage() {
  const { id: named } = useParams();
  const [params] = useSearchParams();
  const id = named ?? params.get('id') ?? '';
  const [{ data, error, fetching }, reload] = useQuery({ query: CompanyPage_Company, variables: { id }, pause: !isListingId(id) });
  const listing = data && { kind: 'company' as const, ...data.getCompany };
  return (
    <ListingScreen
      kind="company"
      {...{ id, listing, error, fetching, reload }}
      hasPrices={Boolean(data && data.productCount > 0)}
      prices={data && <CompanyPrices id={id} offer={data} />}
      reserve={
        listing && (
          <Slot
            name="company.reserve"
            props={{
              business: { kind: 'company', id },
              name: listing.name,
              allowReservation: listing.allowReservation,
              phone: listing.contract,
              kakao: listing.kakaoplus,
            }}
          />
        )
      }
      reviews={listing && <Slot name="company.reviews" props={{ business: { kind: 'company', id }, name: listing.name }} />}
    />
  );
}
