import { formatTime, spokenTime } from '@petcare/time';
import { Radio, RadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldFrame } from '../field/field-styles.ts';
import { FieldFoot, FieldHead, type FieldTextProps } from '../field/field-text.tsx';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';

/** One time that may be booked. */
export interface TimeSlot {
  /** `HH:mm`. */
  time: string;
  /** False is shown as 마감 and can't be chosen. */
  isAvailable: boolean;
}

/** Props of `TimeSlots`. */
export interface TimeSlotsProps extends FieldTextProps {
  /** In order of time. */
  slots: readonly TimeSlot[];
  /** The chosen `HH:mm`, or null. */
  value: string | null;
  onChange: (time: string) => void;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** The half of the day stands above it. */
const withoutHalf = (time: string) => formatTime(time).slice(3);

/** The times of a day to choose one from, under 오전 and 오후. A radio group: arrow keys move. */
export function TimeSlots({ label, isLabelHidden, description, errorMessage, slots, ...rest }: TimeSlotsProps) {
  const halves = [
    { name: '오전', times: slots.filter(({ time }) => time < '12:00') },
    { name: '오후', times: slots.filter(({ time }) => time >= '12:00') },
  ].filter(({ times }) => times.length > 0);
  return (
    <Frame {...rest} validationBehavior="aria" isInvalid={Boolean(errorMessage)}>
      <FieldHead label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <div>
        {halves.map(({ name, times }) => (
          <Half key={name}>
            <HalfName aria-hidden>{name}</HalfName>
            <Times>
              {times.map(({ time, isAvailable }) => (
                <Time key={time} value={time} isDisabled={!isAvailable} aria-label={`${spokenTime(time)}${isAvailable ? '' : ' 마감'}`}>
                  <Shown aria-hidden>
                    {withoutHalf(time)}
                    {!isAvailable && <Full>마감</Full>}
                  </Shown>
                </Time>
              ))}
            </Times>
          </Half>
        ))}
      </div>
      <FieldFoot description={description} errorMessage={errorMessage} />
    </Frame>
  );
}

const Frame = styled(RadioGroup)`
  ${fieldFrame}
`;

const Half = styled.div`
  & + & {
    margin-top: ${tokens.space[3]};
  }
`;

const HalfName = styled.div`
  margin-bottom: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: 0.8125rem;
  font-weight: ${tokens.font.weight.medium};
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 4.75rem), 1fr));
  gap: ${tokens.space[2]};
`;

const Time = styled(Radio)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  font-size: 0.9375rem;
  font-weight: ${tokens.font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  cursor: pointer;
  transition:
    background ${tokens.motion.fast},
    border-color ${tokens.motion.fast};
  &[data-hovered] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
  &[data-selected] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-weight: ${tokens.font.weight.bold};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    border-color: transparent;
    background: ${tokens.color.sunken};
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

/** Named by its radio already: a screen reader that goes through the page would read the time twice. */
const Shown = styled.span`
  display: contents;
`;

const Full = styled.span`
  font-size: 0.6875rem;
`;
