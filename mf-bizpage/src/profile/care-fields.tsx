import { Switch, TextField } from '@petcare/ui/form';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';

export function CareFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <FieldsCard title="진료와 예약">
      <TextField
        label="전문 분야"
        name="expertise"
        placeholder="치과, 정형외과"
        value={draft.expertise}
        onChange={(expertise) => onChange({ expertise })}
        errorMessage={errors['expertise']}
      />
      <TextField
        label="의료진"
        name="doctors"
        placeholder="김수의, 이수의"
        description="이름 사이에 쉼표를 넣어 주세요."
        value={draft.doctors}
        onChange={(doctors) => onChange({ doctors })}
        errorMessage={errors['doctors']}
      />
      <div data-wide>
        <Switch isSelected={draft.allowReservation} onChange={(allowReservation) => onChange({ allowReservation })}>
          온라인 예약을 받아요
        </Switch>
      </div>
    </FieldsCard>
  );
}
