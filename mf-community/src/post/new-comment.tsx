import { graphql, useSentOnce } from '@petcare/api';
import { useMutation } from 'urql';
import { CommentForm } from './comment-form.tsx';

const PostPage_CreateComment = graphql(`
  mutation PostPage_CreateComment($postId: ID!, $content: String!) {
    createPostComment(postId: $postId, content: $content) {
      id
    }
  }
`);

export function NewComment({ postId, onWritten }: { postId: string; onWritten: () => void }) {
  const [, create] = useMutation(PostPage_CreateComment);
  const send = useSentOnce(create);

  async function write(content: string) {
    const { data, error } = await send({ postId, content });
    if (data) onWritten();
    return error ?? null;
  }

  return <CommentForm label="댓글 쓰기" submitLabel="등록" onSubmit={write} />;
}
