import { graphql } from '@petcare/api';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { isListingId, ListingScreen } from './listing-screen.tsx';
import { ListingPageFields } from './listing.ts';

const HospitalPage_Hospital = graphql(`
  query HospitalPage_Hospital($id: ID!) {
    getHospital(id: $id) {
      ...ListingPageFields
      doctors
      expertise
      registration
    }
  }
`, [ListingPageFields]);

export function HospitalPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const [{ data, error, fetching }, reload] = useQuery({ query: HospitalPage_Hospital, variables: { id }, pause: !isListingId(id) });
  const listing = data && { kind: 'hospital' as const, ...data.getHospital };
  return <ListingScreen kind="hospital" {...{ id, listing, error, fetching, reload }} />;
}
