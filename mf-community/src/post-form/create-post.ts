import { graphql, useSentOnce } from '@petcare/api';
import { bus, toast } from '@petcare/event-bus';
import { useMutation } from 'urql';
import type { Board } from '../board/boards.ts';
import { isMasked, MASKED } from '../writing/masked.ts';
import { inputOf, type PostDraft } from './post-draft.ts';

const PostInputPage_CreatePost = graphql(`
  mutation PostInputPage_CreatePost(
    $boardId: String!
    $title: String!
    $content: String!
    $category: String
    $status: Int
    $petId: ID
    $symptom: String
  ) {
    createPost(
      boardId: $boardId
      title: $title
      content: $content
      category: $category
      status: $status
      petId: $petId
      symptom: $symptom
    ) {
      id
      idx
      title
      content
    }
  }
`);

/** Puts a post on a board. Answers why it was refused, or null when it was not. */
export function useCreatePost(board: Board, onWritten: (idx: number) => void): (draft: PostDraft) => Promise<unknown> {
  const [, create] = useMutation(PostInputPage_CreatePost);
  const send = useSentOnce(create);
  return async (draft) => {
    const { data, error } = await send({ boardId: board.id, ...inputOf(board, draft) });
    if (!data) return error;
    const { id, idx, title, content } = data.createPost;
    bus.emit('post.written', { boardId: board.id, postId: id });
    const hasMasked = isMasked(draft.title, title) || isMasked(draft.content, content);
    toast('success', `${board.id === 'ask' ? '질문을' : '글을'} 올렸어요.${hasMasked ? ` ${MASKED}` : ''}`);
    onWritten(idx);
    return null;
  };
}
