import { graphql } from '@petcare/api';
import { Slot } from '@petcare/remote';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { isListingId } from '../listing-facts/listing-id.ts';
import { HospitalOffer, HospitalPrices } from '../products/listing-products.tsx';
import { ListingScreen } from './listing-screen.tsx';
import { HospitalPageFields } from '../listing-facts/listing.ts';

const HospitalPage_Hospital = graphql(
  `
    query HospitalPage_Hospital($id: ID!) {
      getHospital(id: $id) {
        ...HospitalPageFields
      }
      ...HospitalOffer
    }
  `,
  [HospitalPageFields, HospitalOffer],
);

export function HospitalPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const [{ data, error, fetching }, reload] = useQuery({ query: HospitalPage_Hospital, variables: { id }, pause: !isListingId(id) });
  const listing = data && { kind: 'hospital' as const, ...data.getHospital };
  return (
    <ListingScreen
      kind="hospital"
      {...{ id, listing, error, fetching, reload }}
      hasPrices={Boolean(data && data.feeCount + data.productCount > 0)}
      prices={data && <HospitalPrices id={id} offer={data} />}
      reserve={
        listing && (
          <Slot
            name="hospital.reserve"
            props={{ business: { kind: 'hospital', id }, name: listing.name, allowReservation: listing.allowReservation }}
          />
        )
      }
      reviews={listing && <Slot name="hospital.reviews" props={{ business: { kind: 'hospital', id }, name: listing.name }} />}
    />
  );
}
