import { passwordRules } from '@petcare/account';
import { PasswordField, PasswordRuleList, type CheckedForm } from '@petcare/ui/form';
import type { PasswordValues } from './join-values.ts';

/** The password of a new account, and once more. */
export function PasswordFields({ form }: { form: CheckedForm<PasswordValues> }) {
  return (
    <>
      <PasswordField
        {...form.textField('password')}
        label="비밀번호"
        autoComplete="new-password"
        description={
          <PasswordRuleList rules={passwordRules} password={form.values.password} isChecked={form.errorOf('password') !== undefined} />
        }
        isRequired
      />
      <PasswordField {...form.textField('passwordAgain')} label="비밀번호 확인" autoComplete="new-password" isRequired />
    </>
  );
}
