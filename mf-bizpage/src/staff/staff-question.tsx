import type { StaffRole } from '@petcare/contracts';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { roleChoices, roleNames } from './staff-roles.ts';

type Props = { name: string; act: 'remove' | 'leave' | StaffRole; isPending: boolean; onConfirm: () => void; onCancel: () => void };

/** A question before a member of staff goes or changes. `name`: of the member, or of the business that they leave. */
export function StaffQuestion({ name, act, ...answers }: Props) {
  if (act === 'remove')
    return (
      <ConfirmDialog isOpen title={`${name} 님을 제외할까요?`} confirmLabel="제외하기" tone="danger" {...answers}>
        바로 이 업체의 페이지를 볼 수 없게 돼요. 열어 둔 화면에서 하던 일도 저장되지 않아요. 다시 함께 일하려면 새로 초대해 주세요.
      </ConfirmDialog>
    );
  if (act === 'leave')
    return (
      <ConfirmDialog isOpen title={`${name} 일을 그만둘까요?`} confirmLabel="그만두기" tone="danger" {...answers}>
        바로 이 업체의 페이지를 볼 수 없게 돼요. 다시 일하려면 업체에서 새로 초대해야 해요. 내 계정은 그대로예요.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog isOpen title={`${name} 님을 ‘${roleNames[act]}’로 바꿀까요?`} confirmLabel="바꾸기" {...answers}>
      {`${roleChoices.find(({ value }) => value === act)?.description ?? ''} 바로 적용돼요.`}
    </ConfirmDialog>
  );
}
