import { graphql, useSentOnce } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { useMutation } from 'urql';
import { CommentForm } from './comment-form.tsx';
import { isMasked, MASKED } from '../writing/masked.ts';
import { sayWaiting } from '../writing/say-waiting.ts';

const PostPage_CreateComment = graphql(`
  mutation PostPage_CreateComment($postId: ID!, $content: String!, $parentId: ID) {
    createPostComment(postId: $postId, content: $content, parentId: $parentId) {
      id
      comment
    }
  }
`);

type Props = {
  postId: string;
  noun: string;
  /** The comment whose thread it joins. */
  parentId?: string;
  onWritten: () => void;
  onCancel?: () => void;
};

export function NewComment({ postId, noun, parentId, onWritten, onCancel }: Props) {
  const [, create] = useMutation(PostPage_CreateComment);
  const send = useSentOnce(create, sayWaiting);

  async function write(content: string) {
    const { data, error } = await send({ postId, content, parentId: parentId ?? null });
    if (data && isMasked(content, data.createPostComment.comment)) toast('info', MASKED);
    if (data) onWritten();
    return error ?? null;
  }

  const label = parentId === undefined ? `${noun} 쓰기` : '답글 쓰기';
  return <CommentForm label={label} submitLabel="등록" onSubmit={write} {...(onCancel && { onCancel })} />;
}
