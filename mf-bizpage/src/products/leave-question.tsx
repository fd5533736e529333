import { ConfirmDialog } from '@petcare/ui/overlay';

export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="저장하지 않고 나갈까요?"
      confirmLabel="나가기"
      cancelLabel="계속 쓰기"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      쓰던 내용은 이 기기에 남아 있어서 다시 열면 이어서 쓸 수 있어요.
    </ConfirmDialog>
  );
}
