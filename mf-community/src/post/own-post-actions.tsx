import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { Button, FormError, Inline, LinkButton } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { editPath, listPath, type Board } from '../board/boards.ts';
import type { PostDetail } from '../board/post-detail.ts';

const ChangeQuestion = lazyPiece(() => import('../post-form/change-question.tsx').then((m) => m.ChangeQuestion));

const PostPage_DeletePost = graphql(`
  mutation PostPage_DeletePost($postId: ID!) {
    deletePost(postId: $postId)
  }
`);

type Props = { board: Board; post: PostDetail; onChanged: () => void };

export function OwnPostActions({ board, post, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [, remove] = useMutation(PostPage_DeletePost);
  const { attempt, isPending, refusal } = useAttempt();
  const navigate = useNavigate();

  async function deleteIt() {
    const { error } = await remove({ postId: post.id });
    if (error) return error;
    toast('success', '글을 삭제했어요.');
    void navigate(listPath(board), { replace: true });
    return undefined;
  }

  return (
    <Inline>
      {board.id === 'ask' ? (
        <Button variant="secondary" size="sm" icon="edit" onPress={() => setChanging(true)}>
          수정
        </Button>
      ) : (
        <LinkButton to={editPath(board, post.idx)} variant="secondary" size="sm" icon="edit">
          수정
        </LinkButton>
      )}
      <Button variant="ghost" size="sm" icon="trash" onPress={() => setAsking(true)}>
        삭제
      </Button>
      {isChanging && (
        <ChangeQuestion
          post={post}
          onChanged={() => {
            setChanging(false);
            onChanged();
          }}
          onCancel={() => setChanging(false)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="글을 삭제할까요?"
        confirmLabel="삭제"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void attempt(deleteIt)}
        onCancel={() => setAsking(false)}
      >
        {board.id === 'ask' ? '답변도' : '댓글도'} 함께 사라지고, 삭제한 글은 되돌릴 수 없어요.
        <FormError>{refusal}</FormError>
      </ConfirmDialog>
    </Inline>
  );
}
