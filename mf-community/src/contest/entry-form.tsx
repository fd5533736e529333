import { refusalOf } from '@petcare/api';
import { PhotoField } from '@petcare/photos';
import { lazyPiece } from '@petcare/remote';
import { createStoredValue } from '@petcare/storage';
import { Skeleton } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import * as v from 'valibot';
import { useWriting } from '../post-form/use-writing.ts';
import { WritingForm } from '../post-form/writing-form.tsx';
import { MOST_PICTURES } from './contest-api.ts';

export type EntryDraft = { title: string; content: string; images: string[] };

const Editor = lazyPiece(() => import('../post-form/told-editor.tsx').then((m) => m.ToldEditor), <Skeleton variant="text" />);
const TITLE_MAX = 100;
export const emptyEntry: EntryDraft = { title: '', content: '', images: [] };

/** Drafts of this device, by the name of the form. */
export const entryDrafts = createStoredValue<EntryDraft>({
  key: 'petcare.contest-entry',
  where: 'device',
  schema: v.object({ title: v.string(), content: v.string(), images: v.array(v.string()) }),
});

/** Pictures in their order, under the names of the call. */
export function picturesAsFields(images: readonly string[]): Record<string, string> {
  return Object.fromEntries(images.map((url, index) => [`image${index + 1}`, url]));
}

const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

function check({ title, content, images }: EntryDraft): Partial<Record<keyof EntryDraft, string>> {
  return {
    ...(title.trim() === '' && { title: '제목을 적어 주세요.' }),
    ...(isBlank(content) && { content: '사진에 담긴 이야기를 적어 주세요.' }),
    ...(images.length === 0 && { images: '사진을 한 장 이상 올려 주세요.' }),
  };
}

/** A refusal of any picture is said at the pictures. */
function withPictures(refused: unknown): ReturnType<typeof refusalOf> {
  const { fields, message } = refusalOf(refused);
  const picture = Object.keys(fields).find((name) => name.startsWith('image'));
  return { message, fields: picture ? { ...fields, images: fields[picture] ?? message } : fields };
}

type Props = {
  /** Under which name the draft is kept on this device. */
  draftName: string;
  initial: EntryDraft;
  submitLabel: string;
  cancelTo: string;
  /** Answers why it was refused, or null when it was not. */
  onSubmit: (entry: EntryDraft) => Promise<unknown>;
};

export function EntryForm({ draftName, initial, submitLabel, cancelTo, onSubmit }: Props) {
  const writing = useWriting<EntryDraft>({ drafts: entryDrafts, draftName, initial, check, readRefusal: withPictures, onSubmit });
  const { form, isReady } = writing;
  const { values: draft, change } = form;

  return (
    <WritingForm writing={writing} restored="쓰던 응모작을 불러왔어요." submitLabel={submitLabel} cancel={cancelTo}>
      <TextField label="제목" {...form.textField('title')} maxLength={TITLE_MAX} placeholder="사진의 제목을 지어 주세요." isRequired />
      <Editor
        label="사진 이야기"
        onReady={writing.onReady}
        onUnfinished={writing.photos.of('content')}
        value={draft.content}
        onChange={(content) => change({ content })}
        kept={initial.content}
        errorMessage={form.errorOf('content')}
      />
      {isReady && (
        <>
          <p>{`맨 앞 사진이 대표 사진이 돼요. ${MOST_PICTURES}장까지 올릴 수 있어요.`}</p>
          <PhotoField
            label="사진"
            value={draft.images}
            onChange={(images) => change({ images })}
            onUnfinished={writing.photos.of('images')}
            kept={initial.images.map((url) => ({ id: url, url }))}
            refused={form.refused}
            maxCount={MOST_PICTURES}
            errorMessage={form.errorOf('images')}
            isRequired
          />
        </>
      )}
    </WritingForm>
  );
}
