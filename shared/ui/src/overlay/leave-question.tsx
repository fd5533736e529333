import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type LeaveQuestionProps = {
  /** The fate of the changes, in a sentence. */
  children: ReactNode;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks whether to leave a form with unsaved changes. */
export function LeaveQuestion({ children, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title="저장하지 않고 나갈까요?"
      confirmLabel="나가기"
      cancelLabel="계속 쓰기"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {children}
    </ConfirmDialog>
  );
}
