import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { styled } from 'styled-components';
import { Korean } from '../foundation/korean.tsx';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import { FieldFoot, FieldHead, type FieldTextProps } from './field-text.tsx';
import { controlBox, fieldFrame } from './field-styles.ts';

/** One choice of a `Select`, a `RadioGroup` or a chip group. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line where the control has room for it. */
  description?: string;
  isDisabled?: boolean;
}

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

/** A list that opens from a box, one choice. */
export function Select<Value extends string = string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder = '선택해 주세요',
  ...rest
}: SelectProps<Value>) {
  const choose = (key: unknown) => {
    const choice = options.find((option) => option.value === key);
    if (choice) onChange(choice.value);
  };
  return (
    <Korean>
      <Frame
        {...rest}
        validationBehavior="aria"
        value={value}
        onChange={choose}
        placeholder={placeholder}
        isInvalid={Boolean(errorMessage)}
      >
        <FieldHead label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
        <Trigger data-invalid={errorMessage ? true : undefined}>
          <Chosen>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</Chosen>
          <Icon name="chevron-down" size={18} />
        </Trigger>
        <FieldFoot description={description} errorMessage={errorMessage} />
        <Menu offset={6}>
          <Options>
            {options.map((option) => (
              <Option key={option.value} id={option.value} textValue={option.label} isDisabled={option.isDisabled}>
                {option.label}
                <Icon name="check" size={16} />
              </Option>
            ))}
          </Options>
        </Menu>
      </Frame>
    </Korean>
  );
}

const Frame = styled(AriaSelect)`
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

const Chosen = styled(SelectValue)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${tokens.color.textMute};
  }
`;

const Menu = styled(Popover)`
  width: var(--trigger-width);
  min-width: 8rem;
  max-width: calc(100vw - 2rem);
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[2]};
  outline: none;
`;

const Options = styled(ListBox)`
  padding: ${tokens.space[2]};
  outline: none;
`;

const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  cursor: pointer;
  outline: none;
  & > svg {
    visibility: hidden;
    color: ${tokens.color.primary};
  }
  &[data-focused] {
    background: ${tokens.color.primarySoft};
  }
  &[data-selected] {
    font-weight: ${tokens.font.weight.semibold};
    color: ${tokens.color.primaryHover};
  }
  &[data-selected] > svg {
    visibility: visible;
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;
