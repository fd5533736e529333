import { ConfirmDialog } from '@petcare/ui/overlay';
import type { Answer } from './answers.ts';

type Props = { answer: Answer; guest: string; isOpen: boolean; isPending: boolean; onCancel: () => void; onConfirm: () => void };

export function AnswerDialog({ answer, guest, isOpen, isPending, onCancel, onConfirm }: Props) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={answer.title}
      confirmLabel={answer.label}
      cancelLabel="닫기"
      tone={answer.isDanger ? 'danger' : 'primary'}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {guest}
      {answer.question}
    </ConfirmDialog>
  );
}
