import { graphql } from '@petcare/api';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';

const PostPage_CountView = graphql(`
  mutation PostPage_CountView($postId: ID!) {
    increasePostViewCount(postId: $postId)
  }
`);

/** Counts this reading of the post, which the server does once a day per visitor; true when it was the first. What gets lost is lost. */
export function useCountedView(postId: string): boolean {
  const client = useClient();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isHere = true;
    void client
      .mutation(PostPage_CountView, { postId })
      .toPromise()
      .then(({ data }) => isHere && setNew(data?.increasePostViewCount ?? false));
    return () => {
      isHere = false;
    };
  }, [client, postId]);
  return isNew;
}
