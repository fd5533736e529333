import { graphql, useRest } from '@petcare/api';
import { useQuery } from 'urql';
import { queryOfBusiness, type BusinessQuery } from '../bookable/bookable.ts';
import type { Nights } from '../when/stay.ts';
import { useBusinessKind } from './business-kind.ts';

const OwnBusiness_Time = graphql(`
  query OwnBusiness_Time {
    getHospitalReservationTime {
      id
    }
  }
`);

/** The signed-in business, and how many nights a stay there has where there are stays; null until it is known. */
export function useOwnBusiness(): { query: BusinessQuery; nights: Nights | null } | null {
  const kind = useBusinessKind();
  const company = useRest('/api/client/reservation/company-time', { pause: kind !== 'company' });
  const [{ data: hospital }] = useQuery({ query: OwnBusiness_Time, pause: kind !== 'hospital' });
  if (kind === 'company') {
    if (!company.data) return null;
    const { id, takesStays, minNights: least, maxNights: most } = company.data;
    return { query: queryOfBusiness({ kind, id }), nights: takesStays ? { least, most } : null };
  }
  return hospital ? { query: queryOfBusiness({ kind: 'hospital', id: hospital.getHospitalReservationTime.id }), nights: null } : null;
}
