import { useNow } from '@petcare/remote';
import { addDays, seoulDate } from '@petcare/time';
import { Button, IconButton, Stack, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { styled } from 'styled-components';
import type { HoursDraft, PeriodDraft } from './hours-draft.ts';
import { HoursProblem } from './hours-problem.tsx';
import { useRowsFocus } from './use-rows-focus.ts';

const MOST = 30;

type Props = { draft: HoursDraft; takesReservations: boolean; error: string | undefined; onChange: (change: Partial<HoursDraft>) => void };

/** Single days and periods: a trip, works in the house. */
export function ClosedOnFields({ draft: { closedOn }, takesReservations, error, onChange }: Props) {
  const today = seoulDate(useNow());
  const inAYear = addDays(today, 365);
  const { list, add } = useRowsFocus(closedOn.length);
  const change = (index: number, part: Partial<PeriodDraft>) =>
    onChange({ closedOn: closedOn.map((period, at) => (at === index ? { ...period, ...part } : period)) });
  return (
    <Stack ref={list} gap={3} role="group" aria-label="임시 휴무">
      {closedOn.map((period, index) => (
        <Period key={index} role="group" aria-label={`임시 휴무 ${index + 1}`}>
          <DatePicker
            label="쉬는 날"
            value={period.from || null}
            min={today}
            max={inAYear}
            onChange={(from) => change(index, { from, ...(period.to && period.to < from && { to: '' }) })}
          />
          <DatePicker
            label="끝나는 날"
            placeholder="하루만 쉬어요"
            value={period.to || null}
            min={period.from || today}
            max={inAYear}
            onChange={(to) => change(index, { to })}
          />
          <IconButton
            icon="trash"
            label={`임시 휴무 ${index + 1} 삭제`}
            onPress={() => onChange({ closedOn: closedOn.filter((_period, at) => at !== index) })}
          />
        </Period>
      ))}
      <HoursProblem>{error}</HoursProblem>
      <div>
        <Button
          ref={add}
          variant="secondary"
          size="sm"
          icon="plus"
          isDisabled={closedOn.length >= MOST}
          onPress={() => onChange({ closedOn: [...closedOn, { from: '', to: '' }] })}
        >
          임시 휴무 추가
        </Button>
      </div>
      {takesReservations && closedOn.length > 0 && (
        <Hint>그날에는 새 예약을 받지 않아요. 이미 받은 예약은 그대로 있으니 예약한 분께 따로 알려 주세요.</Hint>
      )}
    </Stack>
  );
}

const Period = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space[2]};
  & > :first-child {
    grid-column: 1 / -1;
  }
  @container (min-width: 38rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Hint = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;
