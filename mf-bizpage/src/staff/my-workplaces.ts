import { graphql, type ResultOf } from '@petcare/api';
import { AccountType, type Workplace } from '@petcare/contracts';

export const MyWorkplaces_List = graphql(`
  query MyWorkplaces_List {
    getMyWorkplaces {
      business {
        id
        kind
        name
      }
      role
      since
    }
  }
`);

export const MyWorkplaces_Leave = graphql(`
  mutation MyWorkplaces_Leave($businessId: ID!) {
    leaveWorkplace(businessId: $businessId)
  }
`);

export type MyWorkplace = ResultOf<typeof MyWorkplaces_List>['getMyWorkplaces'][number];

const types = { hospital: AccountType.HOSPITAL, pharmacy: AccountType.PHARMARCY, company: AccountType.COMPANY } as const;

/** A workplace as the session of this browser keeps it. */
export function toWorkplace({ business: { id, kind, name }, role }: Pick<MyWorkplace, 'business' | 'role'>): Workplace {
  return { businessId: id, accountType: types[kind], name, role };
}
