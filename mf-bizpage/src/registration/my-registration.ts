import { graphql, type ResultOf } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from 'urql';

const MyRegistration = graphql(`
  query MyRegistration {
    getMyRegistration {
      id
      kind
      registrationNumber
      status
      reason
      listingName
      isClaim
      licenceUrl
      createdAt
    }
  }
`);

export type Registration = NonNullable<ResultOf<typeof MyRegistration>['getMyRegistration']>;

/** The account's latest registration; null for one that an operator made a business by hand, and for staff. Asked again when somebody comes back to the tab. */
export function useMyRegistration() {
  const session = useSession();
  const isStaff = session.status === 'signed-in' && session.workplace !== undefined;
  const query = useQuery({ query: MyRegistration, pause: isStaff });
  const [{ data }, again] = query;
  const refresh = useEffectEvent(() => {
    // It may be decided by now, and the address of its file is good for ten minutes.
    if (document.visibilityState === 'visible' && !isStaff) again();
  });
  useEffect(() => {
    const onVisible = () => refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return { query, registration: isStaff ? null : data?.getMyRegistration };
}
