import { formatLongDate, formatTime, FormError, Stack } from '@petcare/ui';
import { RadioGroup } from '@petcare/ui/form';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import type { Outside, TimePreview } from './time-setting.ts';

const SHOWN = 5;

type Props = {
  outside: TimePreview['outside'];
  refusal: string;
  isPending: boolean;
  onSave: (outside: Outside) => void;
  onCancel: () => void;
};

/** Asks what becomes of reservations that the new times leave outside, before anything is saved. */
export function OutsideQuestion({ outside, refusal, isPending, onSave, onCancel }: Props) {
  const [choice, setChoice] = useState<Outside>('keep');
  return (
    <ConfirmDialog
      isOpen
      title={`새 시간 밖에 예약이 ${outside.length}건 있어요`}
      confirmLabel="저장하기"
      cancelLabel="더 고치기"
      isPending={isPending}
      onConfirm={() => onSave(choice)}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        <ul>
          {outside.slice(0, SHOWN).map(({ id, date, time, petName }) => (
            <li key={id}>
              {formatLongDate(date)} {formatTime(time)} {petName}
            </li>
          ))}
          {outside.length > SHOWN && <li>그 밖에 {outside.length - SHOWN}건</li>}
        </ul>
        <RadioGroup
          label="이 예약들은"
          options={[
            {
              value: 'keep',
              label: '그대로 둘게요',
              description: '손님과 약속한 시간에 그대로 만나요. 시간을 옮기려면 예약 목록에서 하나씩 옮겨 주세요.',
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
