import { weekdayName } from '@petcare/opening-hours';
import { Button, IconButton, Inline, Stack, ToggleChip, tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { styled } from 'styled-components';
import type { ClosureDraft, HoursDraft } from './hours-draft.ts';
import { HoursProblem } from './hours-problem.tsx';
import { useRowsFocus } from './use-rows-focus.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const weeks = [
  { week: 1, label: '첫째' },
  { week: 2, label: '둘째' },
  { week: 3, label: '셋째' },
  { week: 4, label: '넷째' },
  { week: 5, label: '다섯째' },
  { week: -1, label: '마지막' },
];

type Props = { draft: HoursDraft; error: string | undefined; onChange: (change: Partial<HoursDraft>) => void };

/** Weekdays that are closed in certain weeks of the month. */
export function ClosureFields({ draft: { closures }, error, onChange }: Props) {
  const { list, add } = useRowsFocus(closures.length);
  const free = weekdays.filter((weekday) => !closures.some((closure) => closure.weekday === weekday));
  const change = (index: number, part: Partial<ClosureDraft>) =>
    onChange({ closures: closures.map((closure, at) => (at === index ? { ...closure, ...part } : closure)) });
  // Sunday is what most of them close on.
  const added = free.includes(0) ? 0 : free[0];
  return (
    <Stack ref={list} gap={4} role="group" aria-label="정기 휴무">
      {closures.map(({ weekday, weeks: closed }, index) => (
        <Closure key={index} role="group" aria-label={`${weekdayName(weekday)} 정기 휴무`}>
          <Select
            label="요일"
            options={weekdays
              .filter((day) => day === weekday || free.includes(day))
              .map((day) => ({ value: String(day), label: weekdayName(day) }))}
            value={String(weekday)}
            onChange={(day) => change(index, { weekday: Number(day) })}
          />
          <IconButton
            icon="trash"
            label={`${weekdayName(weekday)} 정기 휴무 삭제`}
            onPress={() => onChange({ closures: closures.filter((_closure, at) => at !== index) })}
          />
          <Inline gap={2}>
            {weeks.map(({ week, label }) => (
              <ToggleChip
                key={week}
                isSelected={closed?.includes(week) ?? false}
                onChange={(isClosed) =>
                  change(index, { weeks: weeks.map((one) => one.week).filter((one) => (one === week ? isClosed : closed?.includes(one))) })
                }
              >
                {label}
              </ToggleChip>
            ))}
            <ToggleChip isSelected={closed === null} onChange={(isAlternate) => change(index, { weeks: isAlternate ? null : [] })}>
              격주
            </ToggleChip>
          </Inline>
        </Closure>
      ))}
      <HoursProblem>{error}</HoursProblem>
      <div>
        <Button
          ref={add}
          variant="secondary"
          size="sm"
          icon="plus"
          isDisabled={added === undefined}
          onPress={() => added !== undefined && onChange({ closures: [...closures, { weekday: added, weeks: [] }] })}
        >
          매월 쉬는 요일 추가
        </Button>
      </div>
    </Stack>
  );
}

const Closure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space[2]};
  & > :last-child {
    grid-column: 1 / -1;
  }
`;
