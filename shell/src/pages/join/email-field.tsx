import { graphql, useLiveCheck } from '@petcare/api';
import { isEmail, takenSentences } from '@petcare/auth';
import { TextField, type CheckedForm } from '@petcare/ui/form';
import type { PersonValues } from './join-values.ts';

const EmailField_CheckEmail = graphql(`
  query EmailField_CheckEmail($value: String!) {
    isTaken: checkDuplicateEmail(email: $value)
  }
`);

const liveCheck = { query: EmailField_CheckEmail, isFit: isEmail, takenSentence: takenSentences.email };

/** The email address of a new account, said to be taken or free as it is typed. */
export function EmailField({ form, description }: { form: CheckedForm<Pick<PersonValues, 'email'>>; description: string }) {
  const isFree = useLiveCheck(form, 'email', liveCheck);
  return (
    <TextField
      {...form.textField('email')}
      label="이메일"
      type="email"
      autoComplete="username"
      placeholder="name@example.com"
      description={isFree ? '쓸 수 있는 이메일이에요.' : description}
      isRequired
    />
  );
}
