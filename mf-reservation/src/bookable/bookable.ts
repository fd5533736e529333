import type { RestData } from '@petcare/api';
import type { BookableBusiness, Business } from '@petcare/contracts';

/** A business that is to be booked, as the API finds it. */
export type Bookable = RestData<'get', '/api/client/reservation/find'>;

/** A business as the calls of free days and times name it. */
export type BusinessQuery = { hospital_id: string } | { company_id: string };

export const queryOfBusiness = ({ kind, id }: Business): BusinessQuery => (kind === 'company' ? { company_id: id } : { hospital_id: id });

/** The business that an address asks for: `?hospital=7`, `?company=3`. */
export function businessIn(params: URLSearchParams): BookableBusiness | null {
  for (const kind of ['hospital', 'company'] as const) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return null;
}
