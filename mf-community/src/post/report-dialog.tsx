import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { FormError, Stack } from '@petcare/ui';
import { RadioGroup, TextArea } from '@petcare/ui/form';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useMutation } from 'urql';

const PostPage_ReportPost = graphql(`
  mutation PostPage_ReportPost($postId: ID!, $reason: PostReportReason!, $detail: String) {
    reportPost(postId: $postId, reason: $reason, detail: $detail) {
      id
    }
  }
`);

const PostPage_ReportComment = graphql(`
  mutation PostPage_ReportComment($commentId: ID!, $reason: PostReportReason!, $detail: String) {
    reportPostComment(commentId: $commentId, reason: $reason, detail: $detail) {
      id
    }
  }
`);

const reasons = [
  { value: 'advertising', label: '광고나 홍보예요' },
  { value: 'abuse', label: '욕설이나 비방이 있어요' },
  { value: 'privacy', label: '개인정보가 드러나 있어요' },
  { value: 'falsehood', label: '사실과 달라요' },
  { value: 'other', label: '그 밖의 이유' },
] as const;
type Reason = (typeof reasons)[number]['value'];

type Props = { of: { postId: string } | { commentId: string }; onReported: () => void; onCancel: () => void };

/** Asks why a post or a comment should be looked at by the house. */
export function ReportDialog({ of, onReported, onCancel }: Props) {
  const [reason, setReason] = useState<Reason>('advertising');
  const [detail, setDetail] = useState('');
  const [, reportPost] = useMutation(PostPage_ReportPost);
  const [, reportComment] = useMutation(PostPage_ReportComment);
  const { attempt, isPending, refusal } = useAttempt();

  async function send() {
    const report = { reason, detail: detail.trim() || null };
    const { error } = 'postId' in of ? await reportPost({ ...of, ...report }) : await reportComment({ ...of, ...report });
    if (error) return error;
    toast('success', '신고를 받았어요. 확인한 뒤 조치할게요.');
    onReported();
    return undefined;
  }

  return (
    <ConfirmDialog
      isOpen
      title={'postId' in of ? '이 글을 신고할까요?' : '이 댓글을 신고할까요?'}
      confirmLabel="신고하기"
      isPending={isPending}
      onConfirm={() => void attempt(send)}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        <RadioGroup label="이유" options={reasons} value={reason} onChange={setReason} />
        <TextArea label="자세한 내용 (선택)" rows={3} value={detail} onChange={setDetail} maxLength={500} />
        <FormError>{refusal}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
