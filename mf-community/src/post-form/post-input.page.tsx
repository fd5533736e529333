import { graphql, useSentOnce } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { bus, toast } from '@petcare/event-bus';
import { PageContainer, PageTitle } from '@petcare/ui';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { postPath, useBoard } from '../board/boards.ts';
import { emptyDraft } from './post-draft.ts';
import { PostForm } from './post-form.tsx';

const PostInputPage_CreatePost = graphql(`
  mutation PostInputPage_CreatePost($boardId: String!, $title: String!, $content: String!) {
    createPost(boardId: $boardId, title: $title, content: $content) {
      id
      idx
    }
  }
`);

export function PostInputPage() {
  const board = useBoard();
  const session = useSession();
  const navigate = useNavigate();
  const [, create] = useMutation(PostInputPage_CreatePost);
  const send = useSentOnce(create);
  if (session.status !== 'signed-in') return null;

  async function write(post: { title: string; content: string }) {
    const { data, error } = await send({ boardId: board.id, ...post });
    if (!data) return error;
    bus.emit('post.written', { boardId: board.id, postId: data.createPost.id });
    toast('success', '글을 올렸어요.');
    void navigate(postPath(board, data.createPost.idx), { replace: true });
    return null;
  }

  return (
    <PageContainer width="narrow">
      <PageTitle description={`${board.name}에 올라가요.`}>글쓰기</PageTitle>
      <PostForm
        draftName={`${session.identity.userID}.${board.id}`}
        initial={emptyDraft}
        submitLabel="올리기"
        cancelTo={board.path}
        onSubmit={write}
      />
    </PageContainer>
  );
}
