import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Button, FormError } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useMutation } from 'urql';

const PostPage_AcceptAnswer = graphql(`
  mutation PostPage_AcceptAnswer($postId: ID!, $commentId: ID!) {
    acceptAnswer(postId: $postId, commentId: $commentId) {
      acceptedCommentId
    }
  }
`);

export function AcceptAnswer({ postId, commentId, onAccepted }: { postId: string; commentId: string; onAccepted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [, accept] = useMutation(PostPage_AcceptAnswer);
  const { attempt, isPending, refusal } = useAttempt();

  async function acceptIt() {
    const { error } = await accept({ postId, commentId });
    if (error) return error;
    setAsking(false);
    toast('success', '답변을 채택했어요.');
    onAccepted();
    return undefined;
  }

  return (
    <>
      <Button variant="secondary" size="sm" icon="check" onPress={() => setAsking(true)}>
        채택하기
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="이 답변을 채택할까요?"
        confirmLabel="채택하기"
        isPending={isPending}
        onConfirm={() => void attempt(acceptIt)}
        onCancel={() => setAsking(false)}
      >
        답변은 하나만 채택할 수 있고, 채택한 뒤에는 바꿀 수 없어요.
        <FormError>{refusal}</FormError>
      </ConfirmDialog>
    </>
  );
}
