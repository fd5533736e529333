import { Inline } from '@petcare/ui';
import { Checkbox, TextField } from '@petcare/ui/form';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';

export function ServiceFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <FieldsCard title="편의 시설">
      <div data-wide>
        <Inline gap={5}>
          <Checkbox isSelected={draft.is24} onChange={(is24) => onChange({ is24 })}>
            24시간 진료
          </Checkbox>
          <Checkbox isSelected={draft.isBeautyParlor} onChange={(isBeautyParlor) => onChange({ isBeautyParlor })}>
            미용
          </Checkbox>
          <Checkbox isSelected={draft.isHotel} onChange={(isHotel) => onChange({ isHotel })}>
            호텔
          </Checkbox>
          <Checkbox isSelected={draft.isStore} onChange={(isStore) => onChange({ isStore })}>
            용품
          </Checkbox>
          <Checkbox isSelected={draft.hasParkingLot} onChange={(hasParkingLot) => onChange({ hasParkingLot })}>
            주차
          </Checkbox>
        </Inline>
      </div>
      {draft.hasParkingLot && (
        <div data-wide>
          <TextField
            label="주차 안내"
            name="guideParkingLot"
            placeholder="건물 뒤 3대, 1시간 무료"
            value={draft.guideParkingLot}
            onChange={(guideParkingLot) => onChange({ guideParkingLot })}
            errorMessage={errors['guideParkingLot']}
          />
        </div>
      )}
    </FieldsCard>
  );
}
