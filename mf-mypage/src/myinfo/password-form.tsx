import { graphql, refusalOf } from '@petcare/api';
import { passwordRules, problemOf } from '@petcare/account';
import { toast } from '@petcare/event-bus';
import { Stack } from '@petcare/ui';
import { FormFoot, PasswordField, PasswordRuleList, useCheckedForm, type FormErrors } from '@petcare/ui/form';
import { useMutation } from 'urql';

const PasswordForm_Change = graphql(`
  mutation PasswordForm_Change($password: String!, $newPassword: String!) {
    changePassword(password: $password, newPassword: $newPassword)
  }
`);

type Values = { password: string; newPassword: string };

function check({ password, newPassword }: Values): FormErrors<Values> {
  const problems: FormErrors<Values> = {
    password: password ? undefined : '지금 비밀번호를 적어 주세요.',
    newPassword: problemOf('password', newPassword) ?? (newPassword === password ? '지금과 다른 비밀번호로 정해 주세요.' : undefined),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

type Props = {
  email: string;
  isTemporary: boolean;
  onDone: () => void;
  /** None when it has to be changed. */
  onCancel?: () => void;
};

/** The keyboard is in its first field as soon as it is there. */
export function PasswordForm({ email, isTemporary, onDone, onCancel }: Props) {
  const [, change] = useMutation(PasswordForm_Change);
  const form = useCheckedForm<Values>({
    initial: { password: '', newPassword: '' },
    check,
    async send({ password, newPassword }) {
      const { data, error } = await change({ password, newPassword });
      if (!data) return refusalOf(error);
      toast('success', '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.');
      onDone();
      return undefined;
    },
  });

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        {/* What a password manager keeps the new one with. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.textField('password')}
          label={isTemporary ? '메일로 받은 임시 비밀번호' : '지금 비밀번호'}
          autoFocus
          isRequired
        />
        <PasswordField
          {...form.textField('newPassword')}
          label="새 비밀번호"
          autoComplete="new-password"
          description={
            <PasswordRuleList
              rules={passwordRules}
              password={form.values.newPassword}
              isChecked={form.errorOf('newPassword') !== undefined}
            />
          }
          isRequired
        />
        <FormFoot form={form} submit="비밀번호 바꾸기" cancel={onCancel} place="start" />
      </Stack>
    </form>
  );
}
