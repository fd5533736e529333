import type { BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { FoundFields } from '../map-search/listing-queries.ts';

const SelectedFields = graphql(
  `
    fragment SelectedFields on Listing @_unmask {
      ...FoundFields
      contract
    }
  `,
  [FoundFields],
);

/** The query of a chosen place, by kind. */
export const selectedQueries = {
  hospital: graphql(
    `
      query MapPage_SelectedHospital($id: ID!) {
        selected: getHospital(id: $id) {
          ...SelectedFields
        }
      }
    `,
    [SelectedFields],
  ),
  pharmacy: graphql(
    `
      query MapPage_SelectedPharmacy($id: ID!) {
        selected: getPharmacy(id: $id) {
          ...SelectedFields
        }
      }
    `,
    [SelectedFields],
  ),
  company: graphql(
    `
      query MapPage_SelectedCompany($id: ID!) {
        selected: getCompany(id: $id) {
          ...SelectedFields
        }
      }
    `,
    [SelectedFields],
  ),
} as const satisfies Record<BusinessKind, unknown>;
