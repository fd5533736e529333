import { FormError, Stack } from '@petcare/ui';
import { RadioGroup } from '@petcare/ui/form';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { outsideInWords } from './outside-in-words.ts';
import type { OutsideFate, TimePreview } from './time-setting.ts';

const SHOWN = 5;

/** `move`: kept, and then given other times one by one. */
export type Choice = OutsideFate | 'move';

type Props = {
  preview: TimePreview;
  refusal: string;
  isPending: boolean;
  onSave: (choice: Choice) => void;
  onCancel: () => void;
};

/** Asks what becomes of reservations that the new times leave outside, before anything is saved. */
export function OutsideQuestion({ preview: { outside, outsideCount }, refusal, isPending, onSave, onCancel }: Props) {
  const [choice, setChoice] = useState<Choice>('keep');
  return (
    <ConfirmDialog
      isOpen
      title={`새 시간 밖에 예약이 ${outsideCount}건 있어요`}
      confirmLabel="저장하기"
      cancelLabel="더 수정"
      isPending={isPending}
      onConfirm={() => onSave(choice)}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        <ul>
          {outside.slice(0, SHOWN).map((reservation) => (
            <li key={reservation.id}>{outsideInWords(reservation)}</li>
          ))}
          {outsideCount > SHOWN && <li>그 밖에 {outsideCount - SHOWN}건</li>}
        </ul>
        <RadioGroup
          label="이 예약들은"
          options={[
            { value: 'keep', label: '그대로 둘게요', description: '약속한 시간에 그대로 만나요. 보호자에게는 알리지 않아요.' },
            { value: 'tell', label: '그대로 두고 알릴게요', description: '예약은 그대로 두고, 예약 시간이 바뀌었다고 보호자에게 알려요.' },
            {
              value: 'move',
              label: '새 시간으로 변경할게요',
              description: '저장한 뒤 하나씩 새 시간을 골라요. 변경한 시간은 보호자에게 알려요.',
            },
            { value: 'cancel', label: '취소하고 알릴게요', description: '보호자에게 예약 시간이 바뀌어 취소됐다고 알려요.' },
          ]}
          value={choice}
          onChange={setChoice}
        />
        <FormError>{refusal}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
