import { TextArea as AriaTextArea, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { FieldFoot, FieldHead, type FieldTextProps } from './field-text.tsx';
import { controlBox, fieldFrame } from './field-styles.ts';
import { useTextBox } from './use-text-box.ts';

/** Props of `TextArea`: those of react-aria-components' TextField and these. */
export interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'type'>, FieldTextProps {
  placeholder?: string;
  /** Height in lines. Default 5. */
  rows?: number;
  className?: string;
}

/** A text field of several lines. With `maxLength` and `value` it counts the characters. */
export function TextArea({ label, isLabelHidden, description, errorMessage, placeholder, rows = 5, ...rest }: TextAreaProps) {
  const box = useTextBox<HTMLTextAreaElement>(rest.value, rest.onChange);
  return (
    <Frame validationBehavior="aria" {...rest} isInvalid={Boolean(errorMessage) || rest.isInvalid}>
      <FieldHead label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Control ref={box} placeholder={placeholder} rows={rows} />
      {rest.maxLength !== undefined && rest.value !== undefined && (
        <Counter>
          {rest.value.length.toLocaleString('ko-KR')} / {rest.maxLength.toLocaleString('ko-KR')}자
        </Counter>
      )}
      <FieldFoot description={description} errorMessage={errorMessage} />
    </Frame>
  );
}

const Frame = styled(AriaTextField)`
  ${fieldFrame}
`;

const Control = styled(AriaTextArea)`
  ${controlBox}
  padding: ${tokens.space[3]} ${tokens.space[4]};
  line-height: ${tokens.font.leading.normal};
  resize: vertical;
  &::placeholder {
    color: ${tokens.color.textMute};
    opacity: 0.85;
  }
`;

const Counter = styled.span`
  align-self: flex-end;
  font-size: ${tokens.font.size.xs};
  color: ${tokens.color.textMute};
  font-variant-numeric: tabular-nums;
`;
