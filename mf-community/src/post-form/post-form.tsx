import { refusalOf } from '@petcare/api';
import { PhotoField, unfinishedSentence, type Unfinished } from '@petcare/photos';
import { Button, FormError, Inline, LinkButton, Notice, Stack, tokens } from '@petcare/ui';
import { TextArea, TextField, useCheckedForm } from '@petcare/ui/form';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { htmlOf, isSameDraft, withImages, type PostDraft } from './post-content.ts';
import { postDrafts } from './post-drafts.ts';

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
  const [kept] = useState(() => postDrafts.read(draftName));
  const [isRestored, setRestored] = useState(kept !== null);
  const [unfinished, setUnfinished] = useState<Unfinished>('none');
  const form = useCheckedForm<PostDraft>({
    initial: kept ?? initial,
    check: () => (unfinished === 'none' ? {} : { images: unfinishedSentence(unfinished) }),
    send: async (draft) => {
      const refused = await onSubmit({ title: draft.title, content: htmlOf(draft) });
      if (refused !== null) return textRefusalOf(refused);
      postDrafts.remove(draftName);
      return undefined;
    },
  });
  const draft = form.values;
  const place = useRef<HTMLDivElement>(null);
  const cursor = () => place.current?.querySelector('textarea')?.selectionStart ?? Infinity;

  // Kept in this tab against loss until it is sent or thrown away.
  useEffect(() => {
    if (!isSameDraft(draft, initial)) postDrafts.write(draft, draftName);
  }, [draftName, draft, initial]);

  function startAgain() {
    postDrafts.remove(draftName);
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
        <PhotoField
          label="사진"
          value={draft.images}
          onChange={(images) => form.change((before) => withImages(before, images, cursor()))}
          onUnfinished={setUnfinished}
          kept={initial.images.map((url) => ({ id: url, url }))}
          description="글에서 [사진 1]이라고 적힌 자리에 첫 번째 사진이 보여요. 한 장에 10MB까지, 10장까지 올릴 수 있어요."
          errorMessage={form.errorOf('images')}
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
