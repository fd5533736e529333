import { graphql } from '@petcare/api';

/** One's own posts of a board, with how many there are of each. */
export const MyPosts_Posts = graphql(`
  query MyPosts_Posts($boardId: String!, $page: Int, $count: Int) {
    getMyPostCount(boardId: $boardId)
    getMyPostsByPage(boardId: $boardId, page: $page, count: $count) {
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
  }
`);
