import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequence of a yes, in words. */
  children: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  /** Default 확인. Better the verb: 삭제하기. */
  confirmLabel?: string;
  /** Default 취소. */
  cancelLabel?: string;
  /** `danger` for what can't be undone. Default primary. */
  tone?: 'primary' | 'danger';
  /** While what was confirmed is running. */
  isPending?: boolean;
}

/** A question that has to be answered before going on. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  onConfirm,
  onCancel,
  confirmLabel = '확인',
  cancelLabel = '취소',
  tone = 'primary',
  isPending,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      isDismissable={false}
      footer={
        <>
          <Button variant="secondary" onPress={onCancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onPress={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
