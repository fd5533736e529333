import { ConfirmDialog } from '@petcare/ui/overlay';

type Props = { name: string; isPending: boolean; onConfirm: () => void; onCancel: () => void };

export function DeleteQuestion({ name, isPending, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      isOpen
      title={`${name}: 삭제할까요?`}
      confirmLabel="삭제"
      tone="danger"
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      목록에서 사라지고 되돌릴 수 없어요. 이미 들어온 예약에는 예약할 때의 이름과 가격이 그대로 남아요. 잠시만 내리려면 숨기기를 눌러
      주세요.
    </ConfirmDialog>
  );
}
