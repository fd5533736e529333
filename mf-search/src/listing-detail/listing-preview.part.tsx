import { graphql } from '@petcare/api';
import type { SlotProps, BusinessKind } from '@petcare/contracts';
import { answerOf } from '@petcare/remote';
import { Skeleton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery, type TypedDocumentNode } from 'urql';
import { ListingAbout } from './listing-about.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingHours } from './listing-hours.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import { CompanyPageFields, HospitalPageFields, PharmacyPageFields, type Listing } from '../listing-facts/listing.ts';

const ListingPreviewPart_Hospital = graphql(
  `
    query ListingPreviewPart_Hospital($id: ID!) {
      listing: getHospital(id: $id) {
        ...HospitalPageFields
      }
    }
  `,
  [HospitalPageFields],
);

const ListingPreviewPart_Pharmacy = graphql(
  `
    query ListingPreviewPart_Pharmacy($id: ID!) {
      listing: getPharmacy(id: $id) {
        ...PharmacyPageFields
      }
    }
  `,
  [PharmacyPageFields],
);

const ListingPreviewPart_Company = graphql(
  `
    query ListingPreviewPart_Company($id: ID!) {
      listing: getCompany(id: $id) {
        ...CompanyPageFields
      }
    }
  `,
  [CompanyPageFields],
);

type Answer = { listing: object };
const queries: Record<BusinessKind, TypedDocumentNode<Answer, { id: string }>> = {
  hospital: ListingPreviewPart_Hospital,
  pharmacy: ListingPreviewPart_Pharmacy,
  company: ListingPreviewPart_Company,
};

/** The page of a listing with what its owner has typed and not saved; stands in a slot beside the form. */
export function ListingPreviewPart({ business: { kind, id }, changed }: SlotProps<'bizpage.preview'>) {
  const { standIn, data } = answerOf(useQuery({ query: queries[kind], variables: { id } }), <Skeleton variant="card" count={2} />, {
    title: '미리 보기를 불러오지 못했어요.',
  });
  if (standIn) return standIn;
  // The saved one has every field of its kind; those typed go by the same names.
  const listing = { ...data.listing, ...changed, kind } as Listing;
  return (
    <Page>
      <ListingPhotos listing={listing} />
      <ListingHead listing={listing} />
      <ListingHours listing={listing} />
      <ListingAbout listing={listing} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;
