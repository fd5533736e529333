import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { FormError, Stack } from '@petcare/ui';
import { RadioGroup, TextArea } from '@petcare/ui/form';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useMutation } from 'urql';
import type { Review } from '../review/review.ts';

const ReportReview_Report = graphql(`
  mutation ReportReview_Report($reviewId: ID!, $reason: ReviewReportReason!, $detail: String) {
    reportReview(reviewId: $reviewId, reason: $reason, detail: $detail) {
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

type Props = { review: Review; onReported: () => void; onCancel: () => void };

/** Asks why a review should be looked at by the house. */
export function ReportReview({ review, onReported, onCancel }: Props) {
  const [reason, setReason] = useState<Reason>('advertising');
  const [detail, setDetail] = useState('');
  const [, report] = useMutation(ReportReview_Report);
  const { attempt, isPending, refusal } = useAttempt();

  async function send() {
    const { error } = await report({ reviewId: review.id, reason, detail: detail.trim() || null });
    if (error) return error;
    toast('success', '신고를 받았어요. 확인한 뒤 조치할게요.');
    onReported();
    return undefined;
  }

  return (
    <ConfirmDialog
      isOpen
      title="이 리뷰를 신고할까요?"
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
