import { useRest } from '@petcare/api';
import { useSession } from '@petcare/auth';

/** The sort of reader: a stranger, a guardian with or without a pass that runs, a business; `unknown` until that is said. */
export type Reader = 'unknown' | 'stranger' | 'without' | 'pass' | 'business';

export function useReader(): Reader {
  const session = useSession();
  const isGuardian = session.status === 'signed-in' && session.identity.accountType === 0;
  const { data, error } = useRest('/api/client/pass/getActivePassPeriod', { pause: !isGuardian });
  if (session.status === 'unknown') return 'unknown';
  if (session.status !== 'signed-in') return 'stranger';
  if (!isGuardian) return 'business';
  if (data) return data.isActive ? 'pass' : 'without';
  return error ? 'without' : 'unknown';
}
