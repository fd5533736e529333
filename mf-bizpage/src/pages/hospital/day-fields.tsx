import { media, tokens } from '@petcare/ui';
import { Checkbox, TextField } from '@petcare/ui/form';
import { styled } from 'styled-components';
import type { DayDraft } from './profile-draft.ts';

const names = ['일', '월', '화', '수', '목', '금', '토'];

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding-bottom: ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.border};
  ${media.tablet} { grid-template-columns: 2.5rem 6rem minmax(0, 1fr); }
`;

const Name = styled.strong`
  &[data-weekday='0'] { color: ${tokens.color.sunday}; }
  &[data-weekday='6'] { color: ${tokens.color.saturday}; }
`;

const Times = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  & input::-webkit-calendar-picker-indicator { display: none; }
  ${media.tablet} { grid-column: auto; grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.desktop} {
    & input::-webkit-calendar-picker-indicator { display: block; }
  }
`;

type Props = { day: DayDraft; onChange: (day: DayDraft) => void };

export function DayFields({ day, onChange }: Props) {
  const name = `${names[day.weekday]}요일`;
  const field = (part: 'open' | 'close' | 'breakStart' | 'breakEnd', label: string) => (
    <TextField
      label={label}
      aria-label={`${name} ${label}`}
      type="time"
      value={day[part]}
      onChange={(time) => onChange({ ...day, [part]: time })}
    />
  );
  return (
    <Row role="group" aria-label={name}>
      <Name data-weekday={day.weekday} aria-hidden>
        {names[day.weekday]}
      </Name>
      <Checkbox isSelected={day.isClosed} onChange={(isClosed) => onChange({ ...day, isClosed })} aria-label={`${name} 휴진`}>
        휴진
      </Checkbox>
      {!day.isClosed && (
        <Times>
          {field('open', '시작')}
          {field('close', '끝')}
          {field('breakStart', '휴게 시작')}
          {field('breakEnd', '휴게 끝')}
        </Times>
      )}
    </Row>
  );
}
