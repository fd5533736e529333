import { refusalOf } from '@petcare/api';
import { PhotoField, usePhotoUploads, type KeptPhoto } from '@petcare/photos';
import { Button, Inline, Notice, Stack } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { FormFoot, TextArea, TextField, useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { useKeptDraft } from '../writing/use-kept-draft.ts';
import { inquiryCategories } from './inquiries.ts';
import { checkInquiry, CONTENT_MAX, inquiryDrafts, PICTURES_MAX, TITLE_MAX, type InquiryDraft } from './inquiry-draft.ts';

type Props = {
  /** Under which name the draft is kept on this device. */
  draftName: string;
  initial: InquiryDraft;
  /** Pictures that the inquiry shows already. */
  kept?: readonly KeptPhoto[];
  submitLabel: string;
  cancelTo: string;
  /** Answers why it was refused, or null when it was not. */
  onSubmit: (inquiry: InquiryDraft & { category: string }) => Promise<unknown>;
};

const categories = inquiryCategories.map((value) => ({ value, label: value }));
const none: readonly KeptPhoto[] = [];

export function InquiryForm({ draftName, initial, kept = none, submitLabel, cancelTo, onSubmit }: Props) {
  const [restored] = useState(() => inquiryDrafts.read(draftName));
  const [isRestored, setRestored] = useState(restored !== null);
  const [isDone, setDone] = useState(false);
  const photos = usePhotoUploads<'pictures'>();
  const form = useCheckedForm<InquiryDraft>({
    initial: restored ?? initial,
    check: (draft) => ({ ...checkInquiry(draft), ...photos.problems }),
    waits: photos.isSending,
    send: async ({ category, ...draft }) => {
      const refused = await onSubmit({ ...draft, category: category! });
      if (refused !== null) return refusalOf(refused);
      setDone(true);
      inquiryDrafts.remove(draftName);
      return undefined;
    },
  });
  const { values, change, errorOf, textField } = form;
  useKeptDraft(inquiryDrafts, { name: draftName, draft: values, initial, isDone });

  function startAgain() {
    change(initial);
    setRestored(false);
  }

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        {isRestored && (
          <Notice kind="info">
            <Inline justify="space-between">
              쓰던 문의를 불러왔어요.
              <Button variant="ghost" size="sm" onPress={startAgain}>
                처음부터 다시 쓰기
              </Button>
            </Inline>
          </Notice>
        )}
        <Select
          label="문의 유형"
          options={categories}
          value={values.category}
          onChange={(category) => change({ category })}
          errorMessage={errorOf('category')}
          isRequired
        />
        <TextField
          {...textField('title')}
          label="제목"
          maxLength={TITLE_MAX}
          placeholder="무엇이 궁금한지 한 줄로 적어 주세요."
          isRequired
        />
        <TextArea
          {...textField('content')}
          label="내용"
          rows={9}
          maxLength={CONTENT_MAX}
          placeholder="언제, 어느 화면에서, 무엇을 하다가 그랬는지 적어 주시면 더 빨리 도와드릴 수 있어요."
          isRequired
        />
        <PhotoField
          label="사진"
          value={values.pictures}
          onChange={(pictures) => change({ pictures })}
          onUnfinished={photos.of('pictures')}
          kept={kept}
          refused={form.refused}
          errorMessage={errorOf('pictures')}
          maxCount={PICTURES_MAX}
          description="화면을 찍은 사진이 있으면 함께 올려 주세요. 운영팀만 볼 수 있어요."
          isPrivate
        />
        <FormFoot form={form} submit={submitLabel} cancel={cancelTo} cancelLabel="닫기" />
      </Stack>
    </form>
  );
}
