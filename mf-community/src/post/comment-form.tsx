import { refusalOf } from '@petcare/api';
import { Stack } from '@petcare/ui';
import { FormFoot, TextArea, useCheckedForm, type CheckedForm } from '@petcare/ui/form';

type Props = {
  label: string;
  submitLabel: string;
  initial?: string;
  /** Answers why it was refused, or null when it was not. */
  onSubmit: (content: string) => Promise<unknown>;
  onCancel?: () => void;
};

const MAX = 1_000;

export function CommentForm({ label, submitLabel, initial = '', onSubmit, onCancel }: Props) {
  const form: CheckedForm<{ content: string }> = useCheckedForm({
    initial: { content: initial },
    check: () => ({}),
    send: async ({ content }) => {
      const refused = await onSubmit(content);
      if (refused !== null) return refusalOf(refused);
      form.change({ content: initial });
      return undefined;
    },
  });

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={2}>
        <TextArea label={label} {...form.textField('content')} rows={3} maxLength={MAX} placeholder="따뜻한 말 한마디를 남겨 주세요." />
        <FormFoot form={form} submit={submitLabel} cancel={onCancel} size="sm" isDisabled={form.values.content.trim() === ''} />
      </Stack>
    </form>
  );
}
