import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Button, FormError, Inline, LinkButton } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { editPath, type Board } from '../board/boards.ts';
import type { PostDetail } from './post-detail.ts';

const PostPage_DeletePost = graphql(`
  mutation PostPage_DeletePost($postId: ID!) {
    deletePost(postId: $postId)
  }
`);

export function OwnPostActions({ board, post }: { board: Board; post: PostDetail }) {
  const [isAsking, setAsking] = useState(false);
  const [, remove] = useMutation(PostPage_DeletePost);
  const { attempt, isPending, refusal } = useAttempt();
  const navigate = useNavigate();

  async function deleteIt() {
    const { error } = await remove({ postId: post.id });
    if (error) return error;
    toast('success', '글을 지웠어요.');
    void navigate(board.path, { replace: true });
    return undefined;
  }

  return (
    <Inline>
      <LinkButton to={editPath(board, post.idx)} variant="secondary" size="sm" icon="edit">
        고치기
      </LinkButton>
      <Button variant="ghost" size="sm" icon="trash" onPress={() => setAsking(true)}>
        지우기
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="글을 지울까요?"
        confirmLabel="지우기"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void attempt(deleteIt)}
        onCancel={() => setAsking(false)}
      >
        댓글도 함께 사라지고, 지운 글은 되돌릴 수 없어요.
        <FormError>{refusal}</FormError>
      </ConfirmDialog>
    </Inline>
  );
}
