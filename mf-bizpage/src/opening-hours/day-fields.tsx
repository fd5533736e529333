import { weekdayName } from '@petcare/opening-hours';
import { tokens } from '@petcare/ui';
import { Checkbox } from '@petcare/ui/form';
import { styled } from 'styled-components';
import type { DayDraft } from './hours-draft.ts';
import { TimeFields } from './time-fields.tsx';

type Props = { day: DayDraft; /** The label for a closed day. */ closed: string; onChange: (day: DayDraft) => void };

export function DayFields({ day, closed, onChange }: Props) {
  const name = weekdayName(day.weekday);
  return (
    <Row role="group" aria-label={name}>
      <Name data-weekday={day.weekday} aria-hidden>
        {name.slice(0, 1)}
      </Name>
      <Checkbox isSelected={day.isClosed} onChange={(isClosed) => onChange({ ...day, isClosed })} aria-label={`${name} ${closed}`}>
        {closed}
      </Checkbox>
      {!day.isClosed && <TimeFields name={name} times={day} onChange={(times) => onChange({ ...day, ...times })} />}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding-bottom: ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.border};
  @container (min-width: 38rem) {
    grid-template-columns: 2.5rem 6rem minmax(0, 1fr);
  }
`;

const Name = styled.strong`
  &[data-weekday='0'] {
    color: ${tokens.color.sunday};
  }
  &[data-weekday='6'] {
    color: ${tokens.color.saturday};
  }
`;
