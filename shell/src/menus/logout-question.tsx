import { ConfirmDialog } from '@petcare/ui/overlay';

type Props = { onLeave: () => void; onStay: () => void };

/** Asked before a logout that one tap beside another would do. */
export function LogoutQuestion({ onLeave, onStay }: Props) {
  return (
    <ConfirmDialog isOpen title="로그아웃할까요?" confirmLabel="로그아웃" cancelLabel="머무르기" onConfirm={onLeave} onCancel={onStay}>
      다시 이용하려면 로그인해야 해요.
    </ConfirmDialog>
  );
}
