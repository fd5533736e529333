import type { BusinessKind } from '@petcare/contracts';
import { Inline } from '@petcare/ui';
import { Checkbox, TextField } from '@petcare/ui/form';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';

type Flag = 'is24' | 'isBeautyParlor' | 'isHotel' | 'isStore' | 'hasParkingLot';

const parking = { field: 'hasParkingLot', label: '주차' } as const;
const flags: Record<BusinessKind, readonly { field: Flag; label: string }[]> = {
  hospital: [
    { field: 'is24', label: '24시간 진료' },
    { field: 'isBeautyParlor', label: '미용' },
    { field: 'isHotel', label: '호텔' },
    { field: 'isStore', label: '용품' },
    parking,
  ],
  pharmacy: [{ field: 'is24', label: '24시간 영업' }, { field: 'isStore', label: '용품' }, parking],
  company: [{ field: 'is24', label: '24시간 영업' }, parking],
};

export function ServiceFields({ kind, form }: FieldsProps) {
  return (
    <FieldsCard title="편의 시설">
      <div data-wide>
        <Inline gap={5}>
          {flags[kind].map(({ field, label }) => (
            <Checkbox key={field} isSelected={form.values[field]} onChange={(has) => form.change({ [field]: has })}>
              {label}
            </Checkbox>
          ))}
        </Inline>
      </div>
      {form.values.hasParkingLot && (
        <div data-wide>
          <TextField {...form.textField('guideParkingLot')} label="주차 안내" placeholder="건물 뒤 3대, 1시간 무료" maxLength={200} />
        </div>
      )}
    </FieldsCard>
  );
}
