import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Props of `PasswordField`: those of `TextField` without `type` and `suffix`. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Reveal
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? '비밀번호 숨기기' : '비밀번호 보기'}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}

const Reveal = styled(IconButton)`
  margin-right: -0.75rem;
`;
