import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';

/** The years that are offered: as old as a parrot gets. */
const YEARS = 60;

type PickerState = { items: readonly { id: number; formatted: string }[]; value: unknown; onChange: (key: number) => void };

/** The year and the month of a calendar, each chosen from a list. */
export function YearAndMonth() {
  const choice = (label: string, { items, value, onChange }: PickerState) => (
    <Choice aria-label={label} value={Number(value)} onChange={({ target }) => onChange(Number(target.value))}>
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </Choice>
  );
  return (
    <Choices>
      <CalendarYearPicker visibleYears={YEARS}>{(picker) => choice('연도', picker)}</CalendarYearPicker>
      <CalendarMonthPicker format="long">{(picker) => choice('월', picker)}</CalendarMonthPicker>
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;

const Choice = styled.select`
  min-height: ${tokens.touchTarget};
  padding-inline: ${tokens.space[2]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  font-weight: ${tokens.font.weight.semibold};
  &:focus-visible {
    ${focusRing}
  }
`;
