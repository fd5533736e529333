import { useSession } from '@petcare/auth';
import { businessTypeOf, type BookableBusiness } from '@petcare/contracts';

const HOSPITAL = 1;

/** The kind of the signed-in business; null while nobody is known to be one. */
export function useBusinessKind(): BookableBusiness['kind'] | null {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return businessTypeOf(session) === HOSPITAL ? 'hospital' : 'company';
}
