import { graphql, useRest } from '@petcare/api';
import { useQuery } from 'urql';
import { useBusinessKind } from './use-update-reservations.ts';

const OwnBusiness_Time = graphql(`
  query OwnBusiness_Time {
    getHospitalReservationTime {
      id
    }
  }
`);

/** What the calls of free days and times name a business by. */
export type BusinessQuery = { hospital_id: string } | { company_id: string };

export const queryOfBusiness = ({ kind, id }: { kind: string; id: string }): BusinessQuery =>
  kind === 'company' ? { company_id: id } : { hospital_id: id };

/** The signed-in business; null until it is known. */
export function useOwnBusiness(): BusinessQuery | null {
  const kind = useBusinessKind();
  const company = useRest('/api/client/reservation/company-time', { pause: kind !== 'company' });
  const [{ data: hospital }] = useQuery({ query: OwnBusiness_Time, pause: kind !== 'hospital' });
  if (kind === 'company') return company.data && { company_id: company.data.id };
  return hospital ? { hospital_id: hospital.getHospitalReservationTime.id } : null;
}
