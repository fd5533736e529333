import { tokens } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import { styled } from 'styled-components';
import type { TimesDraft } from './hours-draft.ts';

type Props = { /** Read before each field: 월요일, 공휴일. */ name: string; times: TimesDraft; onChange: (times: TimesDraft) => void };

/** From, to, and the break between. */
export function TimeFields({ name, times, onChange }: Props) {
  const field = (part: keyof TimesDraft, label: string) => (
    <TextField
      label={label}
      aria-label={`${name} ${label}`}
      type="time"
      value={times[part]}
      onChange={(time) => onChange({ ...times, [part]: time })}
    />
  );
  return (
    <Times>
      {field('open', '시작')}
      {field('close', '끝')}
      {field('breakStart', '휴게 시작')}
      {field('breakEnd', '휴게 끝')}
    </Times>
  );
}

const Times = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  & input::-webkit-calendar-picker-indicator {
    display: none;
  }
  @container (min-width: 38rem) {
    grid-column: auto;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @container (min-width: 46rem) {
    & input::-webkit-calendar-picker-indicator {
      display: block;
    }
  }
`;
