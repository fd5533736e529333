import { getDayOfWeek, parseDate } from '@internationalized/date';
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { Korean } from '../foundation/korean.tsx';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import { toCalendarDate } from './iso-date.ts';
import { YearAndMonth } from './year-and-month.tsx';

const colorOf = (weekday: number, isHoliday: boolean) => {
  if (weekday === 0 || isHoliday) return tokens.color.sunday;
  return weekday === 6 ? tokens.color.saturday : tokens.color.text;
};

/** The limits of a choice in a calendar. All dates are `YYYY-MM-DD`. */
export interface DateChoiceProps {
  /** The chosen date, or null. */
  value: string | null;
  onChange: (date: string) => void;
  /** The first date that can be chosen. */
  min?: string;
  /** The last date that can be chosen. */
  max?: string;
  /** True for a date between that can't be chosen: closed, booked out. */
  unavailable?: (date: string) => boolean;
  /** Public holidays, drawn red like Sundays. */
  holidays?: readonly string[];
  /** The year and the month are chosen from lists: for days that may be years away, as a birthday. */
  isFar?: boolean;
}

/** The first and the last day of a span, earliest first; null while not chosen. */
export type Span = readonly [start: string | null, end: string | null];

/** Props of `Calendar`. */
export interface CalendarProps extends DateChoiceProps {
  /** Read by screen readers. */
  label: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The number of weeks in it, from the start of `span`, else around the chosen date or `min`. Default those of a month. */
  weeks?: number | undefined;
  /** The span of which `value` is one end: both ends are chosen days that can be pressed, and those between are one band. */
  span?: Span | undefined;
  /** A word of two or three letters below a day: 마감, 2자리. */
  noteOf?: (date: string) => string | undefined;
}

/** A month or some weeks to choose a date from. Weeks start on Sunday (red), Saturday is blue. */
export function Calendar({
  label,
  value,
  onChange,
  min,
  max,
  unavailable,
  holidays = [],
  isFar = false,
  autoFocus,
  weeks,
  span,
  noteOf,
}: CalendarProps) {
  const ends = span?.filter((day) => day !== null);
  return (
    <Korean>
      <Frame
        aria-label={label}
        autoFocus={autoFocus}
        firstDayOfWeek="sun"
        visibleDuration={weeks ? { weeks } : { months: 1 }}
        selectionMode={ends ? 'multiple' : 'single'}
        value={ends ? ends.map(parseDate) : toCalendarDate(value)}
        defaultFocusedValue={toCalendarDate(ends?.[0] ?? value)}
        minValue={toCalendarDate(min)}
        maxValue={toCalendarDate(max)}
        isDateUnavailable={(date) => (unavailable?.(date.toString()) && !ends?.includes(date.toString())) ?? false}
        onChange={(chosen) => {
          const pressed = pressedDay(ends ?? [], [chosen ?? []].flat().map(String));
          if (pressed) onChange(pressed);
        }}
      >
        <Head>
          <Step slot="previous">
            <Icon name="chevron-left" />
          </Step>
          {isFar ? <YearAndMonth /> : <Month />}
          <Step slot="next">
            <Icon name="chevron-right" />
          </Step>
        </Head>
        <Grid weekdayStyle="short">
          <CalendarGridHeader>{(weekday) => <Weekday>{weekday}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <Day
                date={date}
                $color={colorOf(getDayOfWeek(date, 'ko-KR', 'sun'), holidays.includes(date.toString()))}
                data-span={placeIn(span, date.toString())}
              >
                {({ formattedDate }) => (
                  <>
                    {formattedDate}
                    {noteOf?.(date.toString()) && <Note>{noteOf(date.toString())}</Note>}
                  </>
                )}
              </Day>
            )}
          </CalendarGridBody>
        </Grid>
      </Frame>
    </Korean>
  );
}

/** The day that was pressed: it has come to the chosen ones, or gone from them. */
const pressedDay = (before: readonly string[], after: readonly string[]) =>
  after.find((day) => !before.includes(day)) ?? before.find((day) => !after.includes(day));

function placeIn([start, end]: Span = [null, null], day: string): 'start' | 'between' | 'end' | undefined {
  if (!start || !end || day < start || day > end) return undefined;
  if (day === start) return 'start';
  return day === end ? 'end' : 'between';
}

const Frame = styled(AriaCalendar)`
  width: 100%;
  max-width: 24rem;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${tokens.space[2]};
`;

const Month = styled(Heading)`
  font-size: 1.0625rem;
  font-weight: ${tokens.font.weight.bold};
`;

const Step = styled(Button)`
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  border: 0;
  border-radius: ${tokens.radius.full};
  background: transparent;
  color: ${tokens.color.textSoft};
  cursor: pointer;
  &[data-hovered] {
    background: ${tokens.color.sunken};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

const Grid = styled(CalendarGrid)`
  width: 100%;
  table-layout: fixed;
  border-spacing: 0;
  & td {
    padding: 1px 0;
    background-clip: content-box;
    text-align: center;
  }
  /* A band from the middle of one end to the middle of the other. */
  & td:has([data-span='between']:not([data-outside-month])) {
    background-color: ${tokens.color.primarySoft};
  }
  & td:has([data-span='start']:not([data-outside-month])) {
    background-image: linear-gradient(90deg, transparent 50%, ${tokens.color.primarySoft} 50%);
  }
  & td:has([data-span='end']:not([data-outside-month])) {
    background-image: linear-gradient(270deg, transparent 50%, ${tokens.color.primarySoft} 50%);
  }
`;

const Weekday = styled(CalendarHeaderCell)`
  padding: ${tokens.space[2]} 0;
  font-size: 0.8125rem;
  font-weight: ${tokens.font.weight.medium};
  color: ${tokens.color.textMute};
  &:first-child {
    color: ${tokens.color.sunday};
  }
  &:last-child {
    color: ${tokens.color.saturday};
  }
`;

const Day = styled(CalendarCell)<{ $color: string }>`
  position: relative;
  display: grid;
  place-items: center;
  width: min(100%, ${tokens.touchTarget});
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: 50%;
  color: ${({ $color }) => $color};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;
  transition: background ${tokens.motion.fast};
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-hovered] {
    background: ${tokens.color.primarySoftHover};
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1.5px ${tokens.color.primaryLine};
    font-weight: ${tokens.font.weight.bold};
  }
  &[data-selected] {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-weight: ${tokens.font.weight.bold};
  }
  &[data-unavailable]:not([data-selected]),
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    background: transparent;
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-disabled] {
    text-decoration: none;
    opacity: 0.7;
  }
  &[data-focus-visible] {
    ${focusRing} outline-offset: -1px;
  }
`;

// Out of the flow: a day that is struck out does not strike out what is said of it.
const Note = styled.span`
  position: absolute;
  inset-inline: 0;
  bottom: 3px;
  font-size: 0.625rem;
  font-weight: ${tokens.font.weight.medium};
  line-height: 1;
  text-align: center;
`;
