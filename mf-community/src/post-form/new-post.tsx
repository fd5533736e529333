import { useSession } from '@petcare/auth';
import { WritingScreen } from '@petcare/ui/form';
import { useNavigate } from 'react-router-dom';
import { listPath, postPath, type Board } from '../board/boards.ts';
import { useCreatePost } from './create-post.ts';
import { emptyDraft } from './post-draft.ts';
import { PostForm } from './post-form.tsx';

/** A post of a board, from the empty form to its page. */
export function NewPost({ board }: { board: Board }) {
  const session = useSession();
  const navigate = useNavigate();
  const write = useCreatePost(board, (idx) => void navigate(postPath(board, idx), { replace: true }));
  if (session.status !== 'signed-in') return null;
  return (
    <WritingScreen title={board.isDesk ? '칼럼 쓰기' : '글쓰기'} description={`${board.name}에 올라가요.`}>
      <PostForm
        board={board}
        draftName={`${session.identity.userID}.${board.id}`}
        initial={emptyDraft}
        submitLabel="등록"
        cancel={listPath(board)}
        onSubmit={write}
      />
    </WritingScreen>
  );
}
