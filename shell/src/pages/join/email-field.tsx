import { graphql, useLiveCheck } from '@petcare/api';
import { isEmail, takenSentences } from '@petcare/account';
import { Holder, Stack } from '@petcare/ui';
import { TextField, type CheckedForm } from '@petcare/ui/form';
import type { ReactNode } from 'react';
import type { LoginValues } from './join-values.ts';

const EmailField_CheckEmail = graphql(`
  query EmailField_CheckEmail($value: String!) {
    isTaken: checkDuplicateEmail(email: $value)
  }
`);

const liveCheck = { query: EmailField_CheckEmail, isFit: isEmail, takenSentence: takenSentences.email };

type Props = {
  form: CheckedForm<Pick<LoginValues, 'email'>>;
  description: string;
  /** An account without a password logs in by no address: there it is `email`. */
  autoComplete?: 'username' | 'email';
  /** Stands below while the address is known to be a member's. */
  whenTaken?: ReactNode;
};

/** The email address of a new account, said to be taken or free as it is typed. */
export function EmailField({ form, description, autoComplete = 'username', whenTaken }: Props) {
  const isFree = useLiveCheck(form, 'email', liveCheck);
  return (
    <Stack gap={3}>
      <TextField
        {...form.textField('email')}
        label="이메일"
        type="email"
        autoComplete={autoComplete}
        placeholder="name@example.com"
        description={isFree ? '쓸 수 있는 이메일이에요.' : description}
        isRequired
      />
      {form.errorOf('email') === takenSentences.email && <Holder as="div">{whenTaken}</Holder>}
    </Stack>
  );
}
