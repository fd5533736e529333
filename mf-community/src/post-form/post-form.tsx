import { fieldErrorsOf, messageOfError } from '@petcare/api';
import { Button, FormError, Inline, LinkButton, Notice, Stack, tokens } from '@petcare/ui';
import { TextArea, TextField } from '@petcare/ui/form';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { htmlOf, withImage, withoutImage, type PostDraft } from './post-content.ts';
import { PostImages } from './post-images.tsx';
import { useDraft } from './use-draft.ts';

type Props = {
  /** Under which name the draft is kept in this tab. */
  draftName: string;
  initial: PostDraft;
  submitLabel: string;
  cancelTo: string;
  isSending: boolean;
  /** Answers why it was refused, or null when it was not. */
  onSubmit: (post: { title: string; content: string }) => Promise<unknown>;
};

const TITLE_MAX = 100;
const CONTENT_MAX = 20_000;

export function PostForm({ draftName, initial, submitLabel, cancelTo, isSending, onSubmit }: Props) {
  const { draft, change, isRestored, startAgain, forget } = useDraft(draftName, initial);
  const [failure, setFailure] = useState<unknown>(null);
  const place = useRef<HTMLDivElement>(null);
  const errors = fieldErrorsOf(failure);
  const cursor = () => place.current?.querySelector('textarea')?.selectionStart ?? Infinity;

  function type(update: Partial<PostDraft>) {
    setFailure(null);
    change((before) => ({ ...before, ...update }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const refused = await onSubmit({ title: draft.title, content: htmlOf(draft) });
    setFailure(refused);
    if (refused === null) forget();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {isRestored && (
          <Notice kind="info">
            <Inline justify="space-between">
              쓰던 글을 불러왔어요.
              <Button variant="ghost" size="sm" onPress={startAgain}>
                처음부터 다시 쓰기
              </Button>
            </Inline>
          </Notice>
        )}
        <TextField
          label="제목"
          value={draft.title}
          onChange={(title) => type({ title })}
          maxLength={TITLE_MAX}
          placeholder="제목을 적어 주세요."
          suffix={<Counter aria-hidden>{`${draft.title.length}/${TITLE_MAX}`}</Counter>}
          errorMessage={errors['title']}
          isRequired
        />
        <div ref={place}>
          <TextArea
            label="내용"
            value={draft.text}
            onChange={(text) => type({ text })}
            rows={14}
            maxLength={CONTENT_MAX}
            placeholder="우리 아이 이야기를 들려주세요."
            errorMessage={errors['content']}
            isRequired
          />
        </div>
        <PostImages
          images={draft.images}
          onAdd={(url) => change((before) => withImage(before, url, cursor()))}
          onRemove={(index) => change((before) => withoutImage(before, index))}
        />
        <FormError>{failure ? messageOfError(failure) : null}</FormError>
        <Inline justify="flex-end">
          <LinkButton to={cancelTo} variant="secondary">
            취소
          </LinkButton>
          <Button type="submit" isPending={isSending}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const Counter = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.xs};
  font-variant-numeric: tabular-nums;
`;
