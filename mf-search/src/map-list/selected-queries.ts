import type { BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { OpenStateFields } from '../listing/open-badge.tsx';

const SelectedFields = graphql(
  `
    fragment SelectedFields on Listing @_unmask {
      id
      name
      contract
      ...OpenStateFields
      reviewScore
      reviewCount
      address {
        address
      }
    }
  `,
  [OpenStateFields],
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
