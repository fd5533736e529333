import { refusalOf } from '@petcare/api';
import { Button, FormError, Inline, LinkButton, Notice, Stack, tokens } from '@petcare/ui';
import { TextArea, TextField, useCheckedForm } from '@petcare/ui/form';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { forgetDraft, isSameDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { htmlOf, withImage, withoutImage, type PostDraft } from './post-content.ts';
import { PostImages } from './post-images.tsx';

type Props = {
  /** Under which name the draft is kept in this tab. */
  draftName: string;
  initial: PostDraft;
  submitLabel: string;
  cancelTo: string;
  /** Answers why it was refused, or null when it was not. */
  onSubmit: (post: { title: string; content: string }) => Promise<unknown>;
};

/** The API knows the text, with its pictures, as `content`. */
function textRefusalOf(refused: unknown) {
  const { fields, message } = refusalOf(refused);
  return { fields: { ...fields, ...(fields['content'] && { text: fields['content'] }) }, message };
}

const TITLE_MAX = 100;
const CONTENT_MAX = 20_000;

export function PostForm({ draftName, initial, submitLabel, cancelTo, onSubmit }: Props) {
  const [kept] = useState(() => keptDraft(draftName));
  const [isRestored, setRestored] = useState(kept !== null);
  const form = useCheckedForm<PostDraft>({
    initial: kept ?? initial,
    check: () => ({}),
    send: async (draft) => {
      const refused = await onSubmit({ title: draft.title, content: htmlOf(draft) });
      if (refused !== null) return textRefusalOf(refused);
      forgetDraft(draftName);
      return undefined;
    },
  });
  const draft = form.values;
  const place = useRef<HTMLDivElement>(null);
  const cursor = () => place.current?.querySelector('textarea')?.selectionStart ?? Infinity;

  // Kept in this tab against loss until it is sent or thrown away.
  useEffect(() => {
    if (!isSameDraft(draft, initial)) keepDraft(draftName, draft);
  }, [draftName, draft, initial]);

  function startAgain() {
    forgetDraft(draftName);
    form.change(initial);
    setRestored(false);
  }

  return (
    <form onSubmit={form.onSubmit} noValidate>
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
          {...form.textField('title')}
          maxLength={TITLE_MAX}
          placeholder="제목을 적어 주세요."
          suffix={<Counter aria-hidden>{`${draft.title.length}/${TITLE_MAX}`}</Counter>}
          isRequired
        />
        <div ref={place}>
          <TextArea
            label="내용"
            {...form.textField('text')}
            rows={14}
            maxLength={CONTENT_MAX}
            placeholder="우리 아이 이야기를 들려주세요."
            isRequired
          />
        </div>
        <PostImages
          images={draft.images}
          onAdd={(url) => form.change((before) => withImage(before, url, cursor()))}
          onRemove={(index) => form.change((before) => withoutImage(before, index))}
        />
        <FormError>{form.refusal}</FormError>
        <Inline justify="flex-end">
          <LinkButton to={cancelTo} variant="secondary">
            취소
          </LinkButton>
          <Button type="submit" isPending={form.isPending}>
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
