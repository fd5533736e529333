import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { holdsRightsOf } from '../../platform/access/access.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { isBlank } from '../../platform/text/plain-text.ts';

export const boardIds = ['marketplace', 'petcafe', 'mypet', 'ask', 'pet-doctor'] as const;
export type BoardId = (typeof boardIds)[number];

export const TITLE_MAX = 100;
export const CONTENT_MAX = 20_000;
export const COMMENT_MAX = 1_000;

export function toBoardId(text: string): BoardId | undefined {
  return boardIds.find((id) => id === text);
}

/** Columns of vets are written by hospitals only; the other boards are everybody's. */
export function canWritePost(board: BoardId, viewer: Viewer): boolean {
  return board !== 'pet-doctor' || holdsRightsOf('hospital', viewer);
}

/** A question to vets is answered by hospitals only. */
export function canWriteComment(board: BoardId, viewer: Viewer): boolean {
  return board !== 'ask' || holdsRightsOf('hospital', viewer);
}

export function isAuthor(viewerId: number | undefined, authorId: number | null): boolean {
  return viewerId !== undefined && viewerId === authorId;
}

export const contentTooLong = invalid('content', 'maxLength', '내용은 20,000자까지 적을 수 있어요.');

/** `text` is what the content says without its markup, `pictures` how many it shows. */
export function checkPost(post: { title: string; html: string; text: string; pictures: number }): PropertyError[] {
  const titleLength = [...post.title].length;
  return [
    ...(!isBlank(post.title) && titleLength <= TITLE_MAX
      ? []
      : [invalid('title', 'length', `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.`)]),
    ...(!isBlank(post.text) || post.pictures > 0 ? [] : [invalid('content', 'minLength', '내용을 적어 주세요.')]),
    ...([...post.html].length <= CONTENT_MAX ? [] : [contentTooLong]),
  ];
}

export function checkComment(content: string): PropertyError[] {
  const length = [...content].length;
  return !isBlank(content) && length <= COMMENT_MAX ? [] : [invalid('content', 'length', '댓글은 1자에서 1,000자까지 적어 주세요.')];
}
