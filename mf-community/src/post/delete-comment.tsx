import { graphql, useAttempt } from '@petcare/api';
import { Button, FormError } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useMutation } from 'urql';

const PostPage_DeleteComment = graphql(`
  mutation PostPage_DeleteComment($commentId: ID!) {
    deletePostComment(commentId: $commentId)
  }
`);

export function DeleteComment({ id, noun, onDeleted }: { id: string; noun: string; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [, remove] = useMutation(PostPage_DeleteComment);
  const { attempt, isPending, refusal } = useAttempt();

  async function deleteIt() {
    const { error } = await remove({ commentId: id });
    if (error) return error;
    setAsking(false);
    onDeleted();
    return undefined;
  }

  return (
    <>
      <Button variant="ghost" size="sm" onPress={() => setAsking(true)}>
        삭제
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${noun}을 삭제할까요?`}
        confirmLabel="삭제"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void attempt(deleteIt)}
        onCancel={() => setAsking(false)}
      >
        삭제한 {noun}은 되돌릴 수 없어요.
        <FormError>{refusal}</FormError>
      </ConfirmDialog>
    </>
  );
}
