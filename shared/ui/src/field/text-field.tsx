import type { ReactNode } from 'react';
import { Group, Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { FieldFoot, FieldHead, type FieldTextProps } from './field-text.tsx';
import { controlBox, fieldFrame } from './field-styles.ts';
import { useTextBox } from './use-text-box.ts';

/** Props of `TextField`: those of react-aria-components' TextField (`value`, `onChange(text)`, `type`, `name`, `isRequired`…) and these. */
export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>, FieldTextProps {
  placeholder?: string;
  /** Inside the box, before the text. */
  prefix?: ReactNode;
  /** Inside the box, after the text: a unit such as 원, or an `IconButton`. */
  suffix?: ReactNode;
  className?: string;
}

/** A one-line text field. `errorMessage` makes it invalid; the value is never thrown away. */
export function TextField({ label, isLabelHidden, description, errorMessage, placeholder, prefix, suffix, ...rest }: TextFieldProps) {
  const box = useTextBox<HTMLInputElement>(rest.value, rest.onChange);
  return (
    <Frame validationBehavior="aria" {...rest} isInvalid={Boolean(errorMessage) || rest.isInvalid}>
      <FieldHead label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Box isInvalid={Boolean(errorMessage) || rest.isInvalid} isDisabled={rest.isDisabled}>
        {prefix && <Aside>{prefix}</Aside>}
        <Control ref={box} placeholder={placeholder} />
        {suffix && <Aside>{suffix}</Aside>}
      </Box>
      <FieldFoot description={description} errorMessage={errorMessage} />
    </Frame>
  );
}

const Frame = styled(AriaTextField)`
  ${fieldFrame}
`;

const Box = styled(Group)`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-inline: ${tokens.space[4]};
  &[data-focus-visible] {
    outline: none;
  }
`;

const Control = styled(Input)`
  flex: 1;
  min-width: 0;
  height: 2.875rem;
  padding: 0;
  border: 0;
  background: transparent;
  outline: none;
  &::placeholder {
    color: ${tokens.color.textMute};
    opacity: 0.85;
  }
`;

const Aside = styled.span`
  flex: none;
  display: inline-flex;
  color: ${tokens.color.textMute};
`;
