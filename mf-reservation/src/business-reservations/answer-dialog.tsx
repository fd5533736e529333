import { FormError, Stack } from '@petcare/ui';
import { TextArea } from '@petcare/ui/form';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import type { Answer } from './answers.ts';

const MAX_REASON = 200;

type Props = {
  answer: Answer;
  /** The guests of the reservations that get the answer. */
  guests: readonly string[];
  /** The sentence of a refusal. */
  refusal?: string | undefined;
  isOpen: boolean;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (reason: string | null) => void;
};

export function AnswerDialog({ answer, guests, refusal, isOpen, isPending, onCancel, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const confirm = () => {
    if (!answer.needsReason) return onConfirm(null);
    if (!reason.trim()) return setError('사유를 적어 주세요. 보호자가 읽어요.');
    onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={answer.title}
      confirmLabel={answer.label}
      cancelLabel="닫기"
      tone={answer.isDanger ? 'danger' : 'primary'}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <Stack gap={3}>
        <span>
          {guests.length === 1 ? `${guests[0]}님의` : `고른 ${guests.length}건의`} {answer.question}
        </span>
        {answer.needsReason && (
          <TextArea label="사유" value={reason} onChange={setReason} maxLength={MAX_REASON} rows={3} errorMessage={error} isRequired />
        )}
        <FormError>{refusal}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
