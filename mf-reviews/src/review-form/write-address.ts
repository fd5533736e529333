import type { BusinessKind } from '@petcare/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { kinds } from '../review/kinds.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[1-9]\d{0,15}$/;

/** The fields of the form that an address fills in. */
export type VisitFacts = { visitDate?: string; petId?: string };

/** A business's page with the form open, and what is known of the visit in it. */
export function writePath(kind: BusinessKind, id: string, { visitDate, petId }: VisitFacts = {}): string {
  const path = kinds[kind].pathOf(id);
  const params = new URLSearchParams({ write: '1', ...(visitDate && { visit: visitDate }), ...(petId && { pet: petId }) });
  return `${path}${path.includes('?') ? '&' : '?'}${params}`;
}

/** Reads `?write=1&visit=YYYY-MM-DD&pet=ID`; null where no form is asked for. */
function readAsked(search: string): VisitFacts | null {
  const params = new URLSearchParams(search);
  if (params.get('write') !== '1') return null;
  const [visit, pet] = [params.get('visit') ?? '', params.get('pet') ?? ''];
  return { ...(DAY.test(visit) && { visitDate: visit }), ...(ID.test(pet) && { petId: pet }) };
}

/** The state of the form, open or not, kept in the address: it outlives a reload and a login in between, and Back closes it. */
export function useWriteAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const opened = new URLSearchParams(search);
  opened.set('write', '1');
  return {
    asked: readAsked(search),
    /** The path that a login leads back to. */
    openPath: `${pathname}?${opened.toString()}`,
    open: () => void navigate({ search: opened.toString() }, { preventScrollReset: true }),
    /** At the first page of the reviews, where the newest is. */
    close() {
      const closed = new URLSearchParams(search);
      for (const name of ['write', 'visit', 'pet', 'reviews']) closed.delete(name);
      void navigate({ search: closed.toString() }, { replace: true, preventScrollReset: true });
    },
  };
}
