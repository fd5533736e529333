import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { FormError, Stack } from '@petcare/ui';
import { RadioGroup, TextArea } from '@petcare/ui/form';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useMutation } from 'urql';
import type { ReportTarget } from './reported.ts';

const ReportDialog_Report = graphql(`
  mutation ReportDialog_Report($kind: WrittenKind!, $id: ID!, $reason: ReportReason!, $detail: String) {
    createReport(kind: $kind, id: $id, reason: $reason, detail: $detail)
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

const nouns: Record<ReportTarget['kind'], string> = {
  post: '글을',
  comment: '댓글을',
  entry: '응모작을',
  entryComment: '댓글을',
  message: '쪽지를',
  review: '리뷰를',
};

type Props = { of: ReportTarget; onReported: () => void; onCancel: () => void };

export function ReportDialog({ of, onReported, onCancel }: Props) {
  const [reason, setReason] = useState<Reason>('advertising');
  const [detail, setDetail] = useState('');
  const [, report] = useMutation(ReportDialog_Report);
  const { attempt, isPending, refusal } = useAttempt();

  async function send() {
    const { error } = await report({ ...of, reason, detail: detail.trim() || null });
    const isReported = error?.graphQLErrors[0]?.extensions['code'] === 'ALREADY_REPORTED';
    if (error && !isReported) return error;
    if (isReported) toast('info', error.graphQLErrors[0]!.message);
    else toast('success', '신고를 받았어요. 확인한 뒤 결과를 알려 드릴게요.');
    onReported();
    return undefined;
  }

  return (
    <ConfirmDialog
      isOpen
      title={`이 ${nouns[of.kind]} 신고할까요?`}
      confirmLabel="신고하기"
      isPending={isPending}
      onConfirm={() => void attempt(send)}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        {of.kind === 'message' && <span>신고하면 이 쪽지의 내용을 운영팀이 읽어요. 다른 쪽지는 읽지 않아요.</span>}
        <RadioGroup label="이유" options={reasons} value={reason} onChange={setReason} />
        <TextArea label="자세한 내용 (선택)" rows={3} value={detail} onChange={setDetail} maxLength={500} />
        <FormError>{refusal}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
