import { useId, useRef } from 'react';
import { Button, type PressEvent } from 'react-aria-components';
import { styled } from 'styled-components';
import { Korean } from '../../foundation/korean.tsx';
import { tokens } from '../../foundation/tokens.ts';
import { Icon } from '../../icon/icon.tsx';
import type { Choice } from './choice.ts';
import type { FieldTextProps } from '../field-text.tsx';
import { controlBox, fieldFrame, RequiredMark } from '../field-styles.ts';
import type { FirstFocus } from './select-list.tsx';
import { HintSpan, LabelSpan, ProblemSpan } from '../text-spans.ts';
import { useSelectKeys } from './use-select-keys.ts';
import { useSelectList } from './use-select-list.ts';

/** Props of `Select`. */
export interface SelectProps<Value extends string = string> extends FieldTextProps {
  options: readonly Choice<Value>[];
  /** The chosen value, or null for none. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Default 선택해 주세요. */
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** The list takes the focus as it opens, and a press must not take it back. The library's types leave it out. */
const withoutFocus = { preventFocusOnPress: true };

/**
 * A list that opens from a box, one choice. Most visitors open none: the page
 * begins with the box alone, and the list is fetched on the way to it.
 */
export function Select<Value extends string = string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder = '선택해 주세요',
  name,
  isRequired,
  isDisabled,
  className,
}: SelectProps<Value>) {
  const id = useId();
  const labelID = `${id}-label`;
  const valueID = `${id}-value`;
  const hintID = `${id}-hint`;
  const problemID = `${id}-problem`;
  const listID = `${id}-list`;
  const box = useRef<HTMLButtonElement>(null);
  const list = useSelectList();
  const keys = useSelectKeys({ options, value, onChange, onOpen: list.open });
  const chosen = options.find((option) => option.value === value);
  const problem = list.problem ?? errorMessage;
  const choose = (key: unknown) => {
    list.close();
    const choice = options.find((option) => option.value === key);
    if (choice) onChange(choice.value);
  };
  // The list gives the focus back to what had it.
  const openList = (focus: FirstFocus) => {
    box.current?.focus({ preventScroll: true });
    list.open(focus);
  };
  // As a native one: a mouse opens it as it goes down, a finger as it goes up, since it may be scrolling.
  const pressStart = ({ pointerType }: PressEvent) => {
    if (pointerType === 'touch') list.fetch();
    else openList(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : null);
  };
  const press = ({ pointerType }: PressEvent) => {
    if (pointerType === 'touch') openList(null);
  };

  return (
    <Korean>
      <Frame className={className} onKeyDownCapture={isDisabled ? undefined : keys}>
        <LabelSpan id={labelID} data-hidden={isLabelHidden || undefined} onClick={() => box.current?.focus()}>
          {label}
          {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
        </LabelSpan>
        <Trigger
          {...withoutFocus}
          ref={box}
          isDisabled={isDisabled}
          data-invalid={errorMessage ? true : undefined}
          aria-labelledby={`${valueID} ${labelID}`}
          aria-describedby={[description && hintID, problem && problemID].filter(Boolean).join(' ') || undefined}
          aria-haspopup="listbox"
          aria-expanded={list.shown !== null}
          aria-controls={list.shown ? listID : undefined}
          onHoverStart={list.fetch}
          onFocus={list.fetch}
          onBlur={list.giveUp}
          onPressStart={pressStart}
          onPress={press}
        >
          <Chosen id={valueID} data-placeholder={chosen ? undefined : true}>
            {chosen?.label ?? placeholder}
          </Chosen>
          <Icon name="chevron-down" size={18} />
        </Trigger>
        {description && <HintSpan id={hintID}>{description}</HintSpan>}
        {problem && <ProblemSpan id={problemID}>{problem}</ProblemSpan>}
        {name && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
      </Frame>
      {list.shown && (
        <list.shown.List
          id={listID}
          labelID={labelID}
          box={box}
          options={options}
          value={value}
          focus={list.shown.focus}
          onChoose={choose}
          onClose={list.close}
        />
      )}
    </Korean>
  );
}

const Frame = styled.div`
  ${fieldFrame}
`;

const Trigger = styled(Button)`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[4]};
  text-align: left;
  cursor: pointer;
  & > svg {
    color: ${tokens.color.textMute};
  }
`;

const Chosen = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${tokens.color.textMute};
  }
`;
