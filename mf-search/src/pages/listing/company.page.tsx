import { graphql } from '@petcare/api';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { isListingId, ListingScreen } from './listing-screen.tsx';
import { ListingPageFields } from './listing.ts';

const CompanyPage_Company = graphql(`
  query CompanyPage_Company($id: ID!) {
    getCompany(id: $id) {
      ...ListingPageFields
      companyType
    }
  }
`, [ListingPageFields]);

/** `/company/7`, which is its one address, and `/company?id=7`. */
export function CompanyPage() {
  const { id: named } = useParams();
  const [params] = useSearchParams();
  const id = named ?? params.get('id') ?? '';
  const [{ data, error, fetching }, reload] = useQuery({ query: CompanyPage_Company, variables: { id }, pause: !isListingId(id) });
  const listing = data && { kind: 'company' as const, ...data.getCompany };
  return <ListingScreen kind="company" {...{ id, listing, error, fetching, reload }} />;
}
