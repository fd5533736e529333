import { focusRing, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { TimeChoice } from './use-when.ts';
import { shortDay } from '../record/when-in-words.ts';

export type End = 'arrival' | 'departure';

/** The choice of the end of a stay that the calendar sets. */
export function StayEnds({ when, end, onChange }: { when: TimeChoice; end: End; onChange: (end: End) => void }) {
  const ends = [
    { value: 'arrival', label: '맡기는 날', date: when.date },
    { value: 'departure', label: '찾는 날', date: when.endDate },
  ] as const;
  return (
    <Pair role="group" aria-label="고를 날">
      {ends.map(({ value, label, date }) => (
        <One key={value} type="button" aria-pressed={value === end} onClick={() => onChange(value)}>
          <small>{label}</small>
          {date ? shortDay(date) : '골라 주세요'}
        </One>
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
  max-width: 24rem;
  margin-bottom: ${tokens.space[4]};
`;

const One = styled.button`
  display: grid;
  gap: 2px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  font-weight: ${tokens.font.weight.semibold};
  text-align: left;
  cursor: pointer;
  small {
    color: ${tokens.color.textMute};
    font-weight: ${tokens.font.weight.regular};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
