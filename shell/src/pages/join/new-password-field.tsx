import { passwordRules } from '@petcare/account';
import { PasswordField, PasswordRuleList, type CheckedForm } from '@petcare/ui/form';

/** The password of a new account. It can be shown, so that nobody has to type it twice. */
export function NewPasswordField({ form }: { form: CheckedForm<{ password: string }> }) {
  return (
    <PasswordField
      {...form.textField('password')}
      label="비밀번호"
      autoComplete="new-password"
      description={
        <PasswordRuleList rules={passwordRules} password={form.values.password} isChecked={form.errorOf('password') !== undefined} />
      }
      isRequired
    />
  );
}
