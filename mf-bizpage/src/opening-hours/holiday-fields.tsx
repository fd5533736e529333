import type { Feast } from '@petcare/opening-hours';
import { Inline, Notice, Stack } from '@petcare/ui';
import { Checkbox, RadioGroup } from '@petcare/ui/form';
import type { HoursDraft } from './hours-draft.ts';
import { HoursProblem } from './hours-problem.tsx';
import { TimeFields } from './time-fields.tsx';

const rules = [
  { value: 'closed', label: '쉬어요' },
  { value: 'usual', label: '평소처럼 열어요' },
  { value: 'own', label: '따로 정한 시간에 열어요' },
  { value: 'unknown', label: '아직 정하지 않았어요' },
] as const;

const feasts: readonly { feast: Feast; label: string }[] = [
  { feast: 'newYear', label: '신정' },
  { feast: 'seollal', label: '설날' },
  { feast: 'chuseok', label: '추석' },
  { feast: 'christmas', label: '성탄절' },
];

type Props = { draft: HoursDraft; takesReservations: boolean; error: string | undefined; onChange: (change: Partial<HoursDraft>) => void };

/** Public holidays, and the feasts among them on which it is closed whatever else holds. */
export function HolidayFields({ draft, takesReservations, error, onChange }: Props) {
  const { holidays } = draft;
  const change = (part: Partial<HoursDraft['holidays']>) => onChange({ holidays: { ...holidays, ...part } });
  return (
    <Stack gap={3}>
      <RadioGroup
        label="공휴일"
        description="대체공휴일도 같아요."
        options={rules}
        value={holidays.rule}
        onChange={(rule) => change({ rule })}
      />
      {holidays.rule === 'own' && <TimeFields name="공휴일" times={holidays} onChange={change} />}
      {holidays.rule === 'unknown' && (
        <Notice kind="warn">
          보호자에게는 ‘평소와 다를 수 있어요’라고 보여요.
          {takesReservations && <span> 공휴일에 여는지 정할 때까지 공휴일에는 온라인 예약도 받지 않아요.</span>}
        </Notice>
      )}
      <HoursProblem>{error}</HoursProblem>
      {(holidays.rule === 'usual' || holidays.rule === 'own' || draft.feasts.length > 0) && (
        <div role="group" aria-label="당일에는 쉬는 명절과 기념일">
          그중 당일에는 쉬는 날
          <Inline gap={4}>
            {feasts.map(({ feast, label }) => (
              <Checkbox
                key={feast}
                isSelected={draft.feasts.includes(feast)}
                onChange={(isClosed) =>
                  onChange({
                    feasts: feasts.map((one) => one.feast).filter((one) => (one === feast ? isClosed : draft.feasts.includes(one))),
                  })
                }
              >
                {label}
              </Checkbox>
            ))}
          </Inline>
        </div>
      )}
    </Stack>
  );
}
