import { Button, IconButton, media, Stack, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { styled } from 'styled-components';
import type { TimeValues } from './time-setting.ts';

type Props = { value: TimeValues['excludes']; today: string; error: string | undefined; onChange: (value: TimeValues['excludes']) => void };

const MOST = 100;

/** Days on which no reservations are taken: holidays, works in the house. */
export function ExcludedFields({ value, today, error, onChange }: Props) {
  const change = (index: number, part: Partial<TimeValues['excludes'][number]>) =>
    onChange(value.map((range, at) => (at === index ? { ...range, ...part } : range)));
  return (
    <Stack gap={3} role="group" aria-label="예약을 받지 않는 기간">
      {value.map(({ startDate, endDate }, index) => (
        <Range key={index} role="group" aria-label={`쉬는 기간 ${index + 1}`}>
          <DatePicker
            label="시작하는 날"
            value={startDate}
            min={today}
            onChange={(day) => change(index, { startDate: day, ...(!endDate && { endDate: day }) })}
          />
          <DatePicker label="끝나는 날" value={endDate} min={startDate ?? today} onChange={(day) => change(index, { endDate: day })} />
          <IconButton icon="trash" label={`쉬는 기간 ${index + 1} 삭제`} onPress={() => onChange(value.filter((_, at) => at !== index))} />
        </Range>
      ))}
      {error && <Problem role="alert">{error}</Problem>}
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          isDisabled={value.length >= MOST}
          onPress={() => onChange([...value, { startDate: null, endDate: null }])}
        >
          쉬는 기간 추가
        </Button>
      </div>
    </Stack>
  );
}

const Range = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space[2]};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Problem = styled.p`
  margin: 0;
  color: ${tokens.color.danger};
  font-size: ${tokens.font.size.sm};
`;
