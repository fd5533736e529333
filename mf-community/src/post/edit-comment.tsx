import { graphql } from '@petcare/api';
import { useMutation } from 'urql';
import { CommentForm } from './comment-form.tsx';

const PostPage_UpdateComment = graphql(`
  mutation PostPage_UpdateComment($commentId: ID!, $content: String!) {
    updatePostComment(commentId: $commentId, content: $content) {
      id
    }
  }
`);

type Props = { id: string; noun: string; text: string; onChanged: () => void; onCancel: () => void };

export function EditComment({ id, noun, text, onChanged, onCancel }: Props) {
  const [, update] = useMutation(PostPage_UpdateComment);

  async function change(content: string) {
    const { data, error } = await update({ commentId: id, content });
    if (data) onChanged();
    return error ?? null;
  }

  return <CommentForm label={`${noun} 수정`} submitLabel="저장" initial={text} onSubmit={change} onCancel={onCancel} />;
}
