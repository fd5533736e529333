import { breadcrumbs, excerpt, usePageHead } from '@petcare/remote';
import { listPath, postPath, type Board } from '../board/boards.ts';
import { picturesIn, plainText } from '../writing/plain-text.ts';
import { discussion } from './post-structured.ts';
import type { PostDetail } from '../board/post-detail.ts';

type ShownComments = Parameters<typeof discussion>[2];

/** The words of which search engines are told: of a post and of the comments that are shown. */
export function usePostHead(board: Board, post: PostDetail, shown: ShownComments): void {
  const path = postPath(board, post.idx);
  const [image] = picturesIn(post.content);
  const text = excerpt(plainText(post.content), 120);
  usePageHead({
    title: `${post.title} - ${board.name}`,
    description: text === '' ? board.description : text,
    canonical: path,
    type: 'article',
    ...(image !== undefined && { image }),
    structured: [
      discussion(board, post, shown),
      breadcrumbs([
        { name: board.name, path: listPath(board) },
        { name: post.title, path },
      ]),
    ],
  });
}
