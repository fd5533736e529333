import { spokenLongDate } from '@petcare/time';
import { useId, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { controlBox } from '../field/field-styles.ts';
import type { FieldTextProps } from '../field/field-text.tsx';
import { Korean } from '../foundation/korean.tsx';
import { tokens } from '../foundation/tokens.ts';
import { formatDate } from '../format/date.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import { Calendar, type DateChoiceProps } from './calendar.tsx';

/** Props of `DatePicker`. */
export interface DatePickerProps extends DateChoiceProps, FieldTextProps {
  /** Default 날짜를 선택해 주세요. */
  placeholder?: string;
  /** Puts the date into a form's data. */
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
  /** Takes the choice back; without it a date once chosen stays one. */
  onClear?: () => void;
}

/** A field that opens a calendar and shows the choice as 2026년 11월 21일 (토). Value: `YYYY-MM-DD`. */
export function DatePicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder = '날짜를 선택해 주세요',
  name,
  isRequired,
  isDisabled,
  className,
  value,
  onChange,
  onClear,
  ...limits
}: DatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const valueID = useId();
  const choose = (date: string) => {
    onChange(date);
    setOpen(false);
  };
  return (
    <FieldGroup {...{ label, isLabelHidden, description, errorMessage, isRequired, className }}>
      {({ labelID, describedBy }) => (
        <Korean>
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <Trigger
              aria-labelledby={`${labelID} ${valueID}`}
              aria-describedby={describedBy}
              isDisabled={isDisabled}
              data-invalid={errorMessage ? true : undefined}
              $isEmpty={!value}
            >
              <span id={valueID}>
                {value ? (
                  <>
                    <span aria-hidden>{formatDate(value)}</span>
                    <VisuallyHidden>{spokenLongDate(value)}</VisuallyHidden>
                  </>
                ) : (
                  placeholder
                )}
              </span>
              <Icon name="calendar" />
            </Trigger>
            <Sheet placement="bottom start" offset={6}>
              <Frame aria-label="날짜 선택">
                <Calendar {...limits} label="날짜 선택" value={value} onChange={choose} autoFocus />
                {onClear && value && (
                  <Button
                    variant="ghost"
                    size="sm"
                    onPress={() => {
                      onClear();
                      setOpen(false);
                    }}
                  >
                    날짜 지우기
                  </Button>
                )}
              </Frame>
            </Sheet>
          </DialogTrigger>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
        </Korean>
      )}
    </FieldGroup>
  );
}

const Trigger = styled(AriaButton)<{ $isEmpty: boolean }>`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[4]};
  text-align: left;
  cursor: pointer;
  color: ${({ $isEmpty }) => ($isEmpty ? tokens.color.textMute : tokens.color.text)};
  & > svg {
    color: ${tokens.color.primary};
  }
`;

const Sheet = styled(Popover)`
  width: min(22.5rem, calc(100vw - 1.5rem));
  padding: ${tokens.space[4]};
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
`;

const Frame = styled(Dialog)`
  outline: none;
`;
