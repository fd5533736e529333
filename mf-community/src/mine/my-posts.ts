import { graphql } from '@petcare/api';
import { ListedPostFields } from '../board/listed-post.ts';

/** One's own posts of a board, with how many there are of each. */
export const MyPosts_Posts = graphql(
  `
    query MyPosts_Posts($boardId: String!, $page: Int, $count: Int) {
      getMyPostCount(boardId: $boardId)
      getMyPostsByPage(boardId: $boardId, page: $page, count: $count) {
        ...ListedPostFields
        hiddenReason
      }
    }
  `,
  [ListedPostFields],
);
