import { graphql } from '@petcare/api';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';

const NoticePage_CountView = graphql(`
  mutation NoticePage_CountView($noticeId: ID!) {
    increaseNoticeViewCount(noticeId: $noticeId)
  }
`);

/** Counts this reading of the notice, which the server does once a day per visitor; true when it was the first. What gets lost is lost. */
export function useCountedReading(noticeId: string): boolean {
  const client = useClient();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isHere = true;
    void client
      .mutation(NoticePage_CountView, { noticeId })
      .toPromise()
      .then(({ data }) => isHere && setNew(data?.increaseNoticeViewCount ?? false));
    return () => {
      isHere = false;
    };
  }, [client, noticeId]);
  return isNew;
}
