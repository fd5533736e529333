import { lazyPiece } from '@petcare/remote';
import { Skeleton, tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { RadioGroup, TextField } from '@petcare/ui/form';
import { styled } from 'styled-components';
import type { Board } from '../board/boards.ts';
import { checkDraft, TITLE_MAX, type PostDraft } from './post-draft.ts';
import { postDrafts } from './post-drafts.ts';
import { QuestionFields } from './question-fields.tsx';
import { useWriting } from './use-writing.ts';
import { WritingForm } from './writing-form.tsx';

const Editor = lazyPiece(() => import('./told-editor.tsx').then((m) => m.ToldEditor), <Skeleton variant="text" />);

const statuses = [
  { value: '0', label: '진행 중' },
  { value: '1', label: '종료' },
];

type Props = {
  board: Board;
  /** Under which name the draft is kept on this device. */
  draftName: string;
  initial: PostDraft;
  submitLabel: string;
  /** The page for who gives up, or an act of that moment. */
  cancel: string | (() => void);
  /** The pet of the stored post, which the draft does not name. */
  keepsPet?: boolean;
  /** Answers why it was refused, or null when it was not. */
  onSubmit: (post: PostDraft) => Promise<unknown>;
};

export function PostForm({ board, draftName, initial, submitLabel, cancel, keepsPet = false, onSubmit }: Props) {
  const writing = useWriting<PostDraft>({
    drafts: postDrafts,
    draftName,
    initial,
    check: (draft) => checkDraft(board, draft, initial),
    onSubmit,
  });
  const { form, isReady } = writing;
  const { values: draft, change } = form;

  return (
    <WritingForm writing={writing} restored="쓰던 글을 불러왔어요." submitLabel={submitLabel} cancel={cancel}>
      {board.hasStatus && (
        <RadioGroup
          label="진행 상태"
          options={statuses}
          value={draft.status}
          onChange={(status) => change({ status })}
          errorMessage={form.errorOf('status')}
        />
      )}
      {board.categories.length > 0 && (
        <Select
          label="분류"
          options={board.categories.map((name) => ({ value: name, label: name }))}
          value={draft.category || null}
          onChange={(category) => change({ category })}
          errorMessage={form.errorOf('category')}
          isRequired
        />
      )}
      <TextField
        label="제목"
        {...form.textField('title')}
        maxLength={TITLE_MAX}
        placeholder="제목을 적어 주세요."
        suffix={<Counter aria-hidden>{`${[...draft.title].length}/${TITLE_MAX}`}</Counter>}
        isRequired
      />
      {board.id === 'ask' && <QuestionFields form={form} keepsPet={keepsPet} />}
      <div>
        <Label aria-hidden>
          내용 <span>*</span>
        </Label>
        <Editor
          label="내용"
          value={draft.content}
          onChange={(content) => change({ content })}
          onUnfinished={writing.photos.of('content')}
          onReady={writing.onReady}
          kept={initial.content}
          errorMessage={form.errorOf('content')}
        />
        {isReady && <Hint>사진은 끌어다 놓거나 붙여 넣어도 돼요. 한 장에 10MB까지 올릴 수 있어요.</Hint>}
      </div>
    </WritingForm>
  );
}

/** As the labels of the fields beside it; the editor says it itself. */
const Label = styled.p`
  margin-bottom: ${tokens.space[2]};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};

  span {
    color: ${tokens.color.textMute};
  }
`;

const Counter = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.xs};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.p`
  margin-top: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
