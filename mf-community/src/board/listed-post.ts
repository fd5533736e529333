import { graphql, type ResultOf } from '@petcare/api';

/** A post as lists show it; of a long one `content` is how it begins. */
export const ListedPostFields = graphql(`
  fragment ListedPostFields on Post @_unmask {
    id
    idx
    title
    content
    category
    status
    picture
    petKind
    symptom
    commentCount
    answerCount
    acceptedCommentId
    view
    likeCount
    user {
      nickname
      type
      hospitalName
    }
    timestamp {
      createdAt
    }
  }
`);

export type ListedPost = ResultOf<typeof ListedPostFields>;

/** Of an event that is over. */
export const ENDED = 1;
