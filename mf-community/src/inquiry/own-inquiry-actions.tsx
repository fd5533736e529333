import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Button, FormError, Inline, LinkButton } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { editPath, LIST_PATH } from './inquiries.ts';

const InquiryPage_Delete = graphql(`
  mutation InquiryPage_Delete($inquiryId: ID!) {
    deleteInquiry(inquiryId: $inquiryId)
  }
`);

/** The acts on an inquiry that nobody has answered. */
export function OwnInquiryActions({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const [, remove] = useMutation(InquiryPage_Delete);
  const { attempt, isPending, refusal } = useAttempt();
  const navigate = useNavigate();

  async function deleteIt() {
    const { error } = await remove({ inquiryId: id });
    if (error) return error;
    toast('success', '문의를 삭제했어요.');
    void navigate(LIST_PATH, { replace: true });
    return undefined;
  }

  return (
    <Inline justify="flex-end">
      <LinkButton to={editPath(id)} variant="secondary" size="sm" icon="edit">
        수정
      </LinkButton>
      <Button variant="ghost" size="sm" icon="trash" onPress={() => setAsking(true)}>
        삭제
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="문의를 삭제할까요?"
        confirmLabel="삭제"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void attempt(deleteIt)}
        onCancel={() => setAsking(false)}
      >
        삭제한 문의는 되돌릴 수 없고, 답변도 받을 수 없어요.
        <FormError>{refusal}</FormError>
      </ConfirmDialog>
    </Inline>
  );
}
