import { Button, FormError, Stack } from '@petcare/ui';
import { Switch, TextField } from '@petcare/ui/form';
import { DayFields } from './day-fields.tsx';
import { FieldsCard } from './fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';
import type { DayDraft } from './profile-draft.ts';

/** Opening hours, Monday first as people write them here. */
export function HoursFields({ draft, errors, onChange }: FieldsProps) {
  const changeDay = (changed: DayDraft) =>
    onChange({ hours: draft.hours.map((day) => (day.weekday === changed.weekday ? changed : day)) });
  const [first] = draft.hours;
  const copyToWeekdays = () => {
    if (!first) return;
    onChange({ hours: draft.hours.map((day) => (day.weekday >= 1 && day.weekday <= 5 ? { ...first, weekday: day.weekday } : day)) });
  };
  return (
    <FieldsCard title="진료 시간">
      <div data-wide>
        <Stack gap={4}>
          <Switch isSelected={draft.hasHours} onChange={(hasHours) => onChange({ hasHours })}>
            요일별 진료 시간을 알려요
          </Switch>
          {draft.hasHours && (
            <>
              {draft.hours.map((day) => (
                <DayFields key={day.weekday} day={day} onChange={changeDay} />
              ))}
              <div>
                <Button variant="secondary" size="sm" onPress={copyToWeekdays}>
                  월요일 시간을 평일에 똑같이 넣기
                </Button>
              </div>
            </>
          )}
          <FormError>{errors['businessHours']}</FormError>
        </Stack>
      </div>
      <div data-wide>
        <TextField
          label="휴무일"
          name="humu"
          placeholder="공휴일, 매월 첫째 일요일"
          value={draft.humu}
          onChange={(humu) => onChange({ humu })}
          errorMessage={errors['humu']}
        />
      </div>
    </FieldsCard>
  );
}
