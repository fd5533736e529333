import { graphql } from '@petcare/api';
import { Slot } from '@petcare/remote';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { isListingId } from '../listing-facts/listing-id.ts';
import { ListingScreen } from './listing-screen.tsx';
import { PharmacyPageFields } from '../listing-facts/listing.ts';

const PharmacyPage_Pharmacy = graphql(
  `
    query PharmacyPage_Pharmacy($id: ID!) {
      getPharmacy(id: $id) {
        ...PharmacyPageFields
      }
    }
  `,
  [PharmacyPageFields],
);

export function PharmacyPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const [{ data, error, fetching }, reload] = useQuery({ query: PharmacyPage_Pharmacy, variables: { id }, pause: !isListingId(id) });
  const listing = data && { kind: 'pharmacy' as const, ...data.getPharmacy };
  return (
    <ListingScreen
      kind="pharmacy"
      {...{ id, listing, error, fetching, reload }}
      reviews={listing && <Slot name="pharmacy.reviews" props={{ business: { kind: 'pharmacy', id }, name: listing.name }} />}
    />
  );
}
