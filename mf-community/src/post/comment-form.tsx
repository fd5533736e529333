import { fieldErrorsOf, messageOfError } from '@petcare/api';
import { Button, FormError, Inline, Stack } from '@petcare/ui';
import { TextArea } from '@petcare/ui/form';
import { useState, type FormEvent } from 'react';

type Props = {
  label: string;
  submitLabel: string;
  isSending: boolean;
  initial?: string;
  /** Answers why it was refused, or null when it was not. */
  onSubmit: (content: string) => Promise<unknown>;
  onCancel?: () => void;
};

const MAX = 1_000;

export function CommentForm({ label, submitLabel, isSending, initial = '', onSubmit, onCancel }: Props) {
  const [content, setContent] = useState(initial);
  const [failure, setFailure] = useState<unknown>(null);
  const fieldError = fieldErrorsOf(failure)['content'];

  async function submit(event: FormEvent) {
    event.preventDefault();
    const refused = await onSubmit(content);
    setFailure(refused);
    if (refused === null) setContent(initial);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={2}>
        <TextArea
          label={label}
          value={content}
          onChange={setContent}
          rows={3}
          maxLength={MAX}
          errorMessage={fieldError}
          placeholder="따뜻한 말 한마디를 남겨 주세요."
        />
        <FormError>{failure && !fieldError ? messageOfError(failure) : null}</FormError>
        <Inline justify="flex-end">
          {onCancel && (
            <Button variant="secondary" size="sm" onPress={onCancel}>
              취소
            </Button>
          )}
          <Button type="submit" size="sm" isPending={isSending} isDisabled={content.trim() === ''}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
