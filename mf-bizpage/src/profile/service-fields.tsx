import type { BusinessKind } from '@petcare/contracts';
import { featuresOfferedBy, services, type Feature } from '@petcare/features';
import { Inline } from '@petcare/ui';
import { Checkbox, TextField } from '@petcare/ui/form';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';

/** Reservations and the services of a company have fields of their own, and a hospital has no kindergarten. */
function flagsOf(kind: BusinessKind) {
  return featuresOfferedBy(kind).filter(
    ({ name }) =>
      name !== 'allowReservation' &&
      name !== 'isKindergarten' &&
      !(kind === 'company' && services.some((service) => service.name === name)),
  );
}

/** Around the clock is said at length in a form. */
const labelOf = (kind: BusinessKind, { name, label }: Feature) =>
  name === 'is24' ? (kind === 'hospital' ? '24시간 진료' : '24시간 영업') : label;

export function ServiceFields({ kind, form }: FieldsProps) {
  return (
    <FieldsCard title="편의 시설">
      <div data-wide>
        <Inline gap={5}>
          {flagsOf(kind).map((feature) => (
            <Checkbox key={feature.name} isSelected={form.values[feature.name]} onChange={(has) => form.change({ [feature.name]: has })}>
              {labelOf(kind, feature)}
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
