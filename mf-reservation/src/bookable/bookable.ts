import type { RestData } from '@petcare/api';

/** A business that is to be booked, as the API finds it. */
export type Bookable = RestData<'get', '/api/client/reservation/find'>;
export type BusinessKind = Bookable['type'];
export type BusinessRef = { kind: BusinessKind; id: string };

/** By which name the calendar's calls know it. */
export const asked = ({ kind, id }: BusinessRef) => (kind === 'hospital' ? { hospital_id: id } : { company_id: id });

/** The business that an address asks for: `?hospital=7`, `?company=3`. */
export function businessIn(params: URLSearchParams): BusinessRef | null {
  for (const kind of ['hospital', 'company'] as const) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return null;
}
