import type { BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import type { TypedDocumentNode } from 'urql';
import type { ProfileInput } from './profile-draft.ts';

const ProfilePage_SaveHospital = graphql(`
  mutation ProfilePage_SaveHospital($input: UpdateMyHospitalInput!) {
    saved: updateMyHospital(input: $input) {
      id
      timestamp {
        updatedAt
      }
    }
  }
`);

const ProfilePage_SavePharmacy = graphql(`
  mutation ProfilePage_SavePharmacy($input: UpdateMyPharmacyInput!) {
    saved: updateMyPharmacy(input: $input) {
      id
      timestamp {
        updatedAt
      }
    }
  }
`);

const ProfilePage_SaveCompany = graphql(`
  mutation ProfilePage_SaveCompany($input: UpdateMyCompanyInput!) {
    saved: updateMyCompany(input: $input) {
      id
      timestamp {
        updatedAt
      }
    }
  }
`);

type SavedListing = { saved: { id: string; timestamp: { updatedAt: string | null } } };
/** `readAt`: when what was changed had last been changed before; then a change in between is told. */
export type SaveVariables = { input: ProfileInput & { readAt: string | null } };

/** The act that saves the listing of an account, by its kind. */
export const listingSaves: Record<BusinessKind, TypedDocumentNode<SavedListing, SaveVariables>> = {
  hospital: ProfilePage_SaveHospital,
  pharmacy: ProfilePage_SavePharmacy,
  company: ProfilePage_SaveCompany,
};
