import { hoursWords, type HoursKind } from '@petcare/opening-hours';
import { Button, Stack } from '@petcare/ui';
import { Switch } from '@petcare/ui/form';
import { DayFields } from './day-fields.tsx';
import { HoursProblem } from './hours-problem.tsx';
import type { DayDraft, HoursDraft } from './hours-draft.ts';

type Props = { kind: HoursKind; draft: HoursDraft; error: string | undefined; onChange: (change: Partial<HoursDraft>) => void };

/** The usual week, Monday first as people write it here. */
export function WeekFields({ kind, draft, error, onChange }: Props) {
  const { hours, closed } = hoursWords[kind];
  const [first] = draft.hours;
  const changeDay = (changed: DayDraft) => onChange({ hours: draft.hours.map((day) => (day.weekday === changed.weekday ? changed : day)) });
  const copyToWeekdays = () => {
    if (!first) return;
    onChange({ hours: draft.hours.map((day) => (day.weekday >= 1 && day.weekday <= 5 ? { ...first, weekday: day.weekday } : day)) });
  };
  return (
    <Stack gap={4}>
      <Switch isSelected={draft.hasHours} onChange={(hasHours) => onChange({ hasHours })}>
        요일별 {hours}을 알려요
      </Switch>
      {draft.hasHours && (
        <>
          {draft.hours.map((day) => (
            <DayFields key={day.weekday} day={day} closed={closed} onChange={changeDay} />
          ))}
          <div>
            <Button variant="secondary" size="sm" onPress={copyToWeekdays}>
              월요일 시간을 평일에 똑같이 적용
            </Button>
          </div>
        </>
      )}
      <HoursProblem>{error}</HoursProblem>
    </Stack>
  );
}
