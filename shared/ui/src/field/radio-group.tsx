import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { FieldFoot, FieldHead, type FieldTextProps } from './field-text.tsx';
import { fieldFrame } from './field-styles.ts';
import type { Choice } from './select/choice.ts';

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Value extends string = string> extends FieldTextProps {
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Default vertical. */
  orientation?: 'vertical' | 'horizontal';
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** One choice of a few, all in view. */
export function RadioGroup<Value extends string = string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  onChange,
  ...rest
}: RadioGroupProps<Value>) {
  const choose = (key: string) => {
    const choice = options.find((option) => option.value === key);
    if (choice) onChange(choice.value);
  };
  return (
    <Frame {...rest} validationBehavior="aria" value={value} onChange={choose} isInvalid={Boolean(errorMessage)}>
      <FieldHead label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Options $isRow={rest.orientation === 'horizontal'}>
        {options.map((option) => (
          <Option key={option.value} value={option.value} isDisabled={option.isDisabled}>
            <Dot aria-hidden />
            <span>
              {option.label}
              {option.description && <Detail>{option.description}</Detail>}
            </span>
          </Option>
        ))}
      </Options>
      <FieldFoot description={description} errorMessage={errorMessage} />
    </Frame>
  );
}

const Frame = styled(AriaRadioGroup)`
  ${fieldFrame}
`;

const Options = styled.div<{ $isRow: boolean }>`
  display: flex;
  flex-flow: ${({ $isRow }) => ($isRow ? 'row wrap' : 'column')};
  gap: ${({ $isRow }) => ($isRow ? `0 ${tokens.space[5]}` : tokens.space[1])};
`;

const Dot = styled.span`
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  border: 1.5px solid ${tokens.color.borderStrong};
  border-radius: 50%;
  background: ${tokens.color.surface};
  transition: border ${tokens.motion.fast};
`;

const Option = styled(Radio)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  cursor: pointer;
  &[data-hovered] ${Dot} {
    border-color: ${tokens.color.primary};
  }
  &[data-selected] ${Dot} {
    border: 0.4375rem solid ${tokens.color.primary};
  }
  &[data-focus-visible] ${Dot} {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
  &[data-disabled] ${Dot} {
    background: ${tokens.color.sunken};
    border-color: ${tokens.color.border};
  }
`;

const Detail = styled.span`
  display: block;
  font-size: 0.8125rem;
  color: ${tokens.color.textMute};
`;
