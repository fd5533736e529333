import { graphql, type ResultOf } from '@petcare/api';
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

/** The account's latest registration; null for one that an operator made a business by hand. Asked again when somebody comes back to the tab. */
export function useMyRegistration() {
  const [{ data, error, fetching }, again] = useQuery({ query: MyRegistration });
  const refresh = useEffectEvent(() => {
    // It may be decided by now, and the address of its file is good for ten minutes.
    if (document.visibilityState === 'visible') again();
  });
  useEffect(() => {
    const onVisible = () => refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return { registration: data?.getMyRegistration, error, fetching, again };
}
