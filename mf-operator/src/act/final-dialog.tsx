import { Notice, Stack } from '@petcare/ui';
import { FormFoot, TextField, useCheckedForm } from '@petcare/ui/form';
import { Dialog } from '@petcare/ui/overlay';

type Props = { effect: string; onClose: () => void; onConfirm: (code: string) => Promise<string | undefined> };

/** Before what can't be undone: what will happen, and a fresh code of the authenticator. */
export function FinalDialog({ effect, onClose, onConfirm }: Props) {
  const form = useCheckedForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: '인증 앱의 코드를 적어 주세요.' }),
    async send({ code }) {
      const refused = await onConfirm(code);
      return refused === undefined ? undefined : { fields: { code: refused }, message: refused };
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title="되돌릴 수 없는 일이에요" size="sm" role="alertdialog" isDismissable={false}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap={4}>
          <Notice kind="warn">{effect}</Notice>
          <TextField
            {...form.textField('code')}
            label="인증 앱의 코드"
            description="방금 쓴 코드는 다시 쓸 수 없어요. 다음 코드가 나오면 적어 주세요."
            autoComplete="one-time-code"
            autoFocus
            isRequired
          />
          <FormFoot form={form} submit="정말 하기" place="fill" variant="danger" />
        </Stack>
      </form>
    </Dialog>
  );
}
