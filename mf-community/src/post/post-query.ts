import { graphql } from '@petcare/api';

export const PostPage_Post = graphql(`
  query PostPage_Post($boardId: String!, $postIdx: Int!) {
    getPost(boardId: $boardId, postIdx: $postIdx) {
      id
      idx
      title
      content
      category
      status
      petKind
      petMonths
      symptom
      view
      likeCount
      like
      isBookmarked
      isReported
      hiddenReason
      acceptedCommentId
      isMine
      user {
        nickname
        userImage
        type
        hospitalName
      }
      timestamp {
        createdAt
        updatedAt
      }
    }
    getPostNeighbours(boardId: $boardId, postIdx: $postIdx) {
      previous {
        idx
        title
      }
      next {
        idx
        title
      }
    }
  }
`);
