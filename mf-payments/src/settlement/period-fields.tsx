import { Card, Inline, scrollStrip, Stack, ToggleChip, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { styled } from 'styled-components';
import { periods, type Period } from './period.ts';

type Props = { today: string; period: Period; onChange: (period: Period) => void };

export function PeriodFields({ today, period, onChange }: Props) {
  const { from, to } = period;
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Strip role="group" aria-label="기간">
          {periods.map(({ label, of }) => {
            const days = of(today);
            return (
              <ToggleChip key={label} isSelected={days.from === from && days.to === to} onChange={() => onChange(days)}>
                {label}
              </ToggleChip>
            );
          })}
        </Strip>
        <Days>
          <DatePicker label="시작하는 날" value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
          <DatePicker label="끝나는 날" value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
        </Days>
      </Stack>
    </Card>
  );
}

const Strip = styled(Inline)`
  flex-wrap: nowrap;
  ${scrollStrip}
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${tokens.space[3]};
`;
