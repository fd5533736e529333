import { refusalOf, useSentOnce } from '@petcare/api';
import type { StaffRole } from '@petcare/contracts';
import { toast } from '@petcare/event-bus';
import { Stack } from '@petcare/ui';
import { FormFoot, RadioGroup, TextField, useCheckedForm, type FormErrors } from '@petcare/ui/form';
import { useMutation } from 'urql';
import { StaffPage_Invite } from './my-staff.ts';
import { roleChoices } from './staff-roles.ts';

type Values = { email: string; role: StaffRole };

function check({ email }: Values): FormErrors<Values> {
  if (email.trim() === '') return { email: '초대할 분의 이메일을 적어 주세요.' };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: '이메일 주소를 다시 확인해 주세요.' };
}

/** Asks somebody to work for the business, by a link that is mailed to them. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [, invite] = useMutation(StaffPage_Invite);
  const inviteOnce = useSentOnce(invite);
  const form = useCheckedForm<Values>({
    initial: { email: '', role: 'bookings' },
    check,
    async send({ email, role }) {
      const { error } = await inviteOnce({ email: email.trim(), role });
      if (error) return refusalOf(error);
      toast('success', `${email.trim()}: 초대 메일을 보냈어요. 7일 안에 수락할 수 있어요.`);
      onInvited();
      return undefined;
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        <TextField
          {...form.textField('email')}
          label="이메일"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          placeholder="name@example.com"
          description="이 이메일로 가입한 계정만 수락할 수 있어요."
          isRequired
        />
        <RadioGroup label="역할" options={roleChoices} value={form.values.role} onChange={(role) => form.change({ role })} />
        <FormFoot form={form} submit="초대 메일 보내기" place="start" icon="plus" />
      </Stack>
    </form>
  );
}
