import { listPath, postPath, type Board } from '../board/boards.ts';
import type { PostDetail } from '../board/post-detail.ts';
import { nameOf, type Author } from '../board/author-name.tsx';
import { picturesIn, plainText } from '../writing/plain-text.ts';

type Comment = { comment: string; user: Author; timestamp: { createdAt: string; updatedAt: string | null } };

const person = (author: Author) => ({ '@type': 'Person', name: nameOf(author) });
const times = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string | null }) => ({
  datePublished: createdAt,
  ...(updatedAt && { dateModified: updatedAt }),
});
const counted = (action: 'LikeAction' | 'CommentAction' | 'ViewAction', count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': action },
  userInteractionCount: count,
});

/** schema.org's DiscussionForumPosting of a post with the comments that are shown below it; `total` is how many there are. */
export function discussion(
  board: Board,
  post: PostDetail,
  { comments, total }: { comments: readonly Comment[]; total: number },
): Record<string, unknown> {
  const path = postPath(board, post.idx);
  const pictures = picturesIn(post.content);
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': path,
    url: path,
    headline: post.title,
    text: plainText(post.content),
    ...(pictures.length > 0 && { image: pictures }),
    author: person(post.user),
    ...times(post.timestamp),
    commentCount: total,
    interactionStatistic: [counted('LikeAction', post.likeCount), counted('CommentAction', total), counted('ViewAction', post.view)],
    ...(comments.length > 0 && {
      comment: comments.map(({ comment, user, timestamp }) => ({
        '@type': 'Comment',
        text: comment,
        author: person(user),
        ...times(timestamp),
      })),
    }),
    isPartOf: { '@type': 'CollectionPage', name: board.name, url: listPath(board) },
  };
}
