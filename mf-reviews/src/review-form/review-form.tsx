import type { BusinessKind } from '@petcare/contracts';
import { seoulDate } from '@petcare/time';
import { refusalOf } from '@petcare/api';
import { PhotoField, usePhotoUploads } from '@petcare/photos';
import { useNow } from '@petcare/remote';
import { media, Notice, Stack, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { FormFoot, Checkbox, RadioGroup, RatingInput, TextArea, useCheckedForm } from '@petcare/ui/form';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { kinds } from '../review/kinds.ts';
import { numbersIn } from './masked-numbers.ts';
import { PetChoice } from './pet-choice.tsx';
import { inputOf, MAX_LENGTH, missingIn, type ReviewDraft } from './review-draft.ts';
import { ReceiptFields } from './receipt-fields.tsx';

const revisits = [
  { value: 'yes', label: '다시 갈래요' },
  { value: 'no', label: '다시 가지 않을래요' },
] as const;

const REVIEWED = '이 날 다녀온 리뷰를 이미 쓰셨어요. 다른 방문일을 고르거나, 내 리뷰에서 그 리뷰를 수정해 주세요.';

/** A review as the API takes it. */
export type ReviewInput = NonNullable<ReturnType<typeof inputOf>>;

type Props = {
  kind: BusinessKind;
  /** The form's title, which whoever frames the form shows: what one does. */
  title: string;
  /** The name of the business. */
  place: string;
  submitLabel: string;
  draft: ReviewDraft;
  /** Days of which there is a review of this business already. */
  reviewedDays?: readonly string[] | undefined;
  /** Addresses of the pictures that the review shows already. */
  stored?: readonly string[];
  /** Told of every change: the draft outlives the form. */
  onChange: (draft: ReviewDraft) => void;
  /** Sends it; throws what the API refused with. */
  onSubmit: (input: ReviewInput) => Promise<void>;
  onCancel: () => void;
};

/** The form of a review of any kind of business, for a new one and for a change. What was typed outlives every error. */
export function ReviewForm({
  kind,
  title,
  place,
  submitLabel,
  draft,
  reviewedDays = [],
  stored = [],
  onChange,
  onSubmit,
  onCancel,
}: Props) {
  const today = seoulDate(useNow());
  const isReviewed = ({ visitDate }: Pick<ReviewDraft, 'visitDate'>) => visitDate !== null && reviewedDays.includes(visitDate);
  const photos = usePhotoUploads<'files' | 'receipts'>();
  const form = useCheckedForm<ReviewDraft>({
    initial: draft,
    check: (values) => ({
      ...missingIn(kind, values, today),
      ...(isReviewed(values) && { visitDate: REVIEWED }),
      ...photos.problems,
    }),
    waits: photos.isSending,
    send: async (values) => {
      try {
        const input = inputOf(values);
        if (input) await onSubmit(input);
      } catch (error) {
        return refusalOf(error);
      }
      return undefined;
    },
  });
  const { values, change, errorOf } = form;
  const numbers = numbersIn(values.review);
  const keep = useEffectEvent(onChange);

  useEffect(() => keep(values), [values]);

  return (
    <form onSubmit={form.onSubmit} noValidate aria-label={`${place} ${title}`}>
      <Stack gap={6}>
        <Place>{place}</Place>
        <Ratings>
          {kinds[kind].rubric.map(({ name, label, hint }) => (
            <RatingInput
              key={name}
              label={label}
              description={errorOf(name) ? undefined : hint}
              value={values[name]}
              onChange={(value) => change({ [name]: value })}
              errorMessage={errorOf(name)}
              isRequired
            />
          ))}
          <DatePicker
            label="방문일"
            value={values.visitDate}
            onChange={(visitDate) => change({ visitDate })}
            max={today}
            // Before anything else is typed, as it could not be sent.
            errorMessage={isReviewed(values) ? REVIEWED : errorOf('visitDate')}
            isRequired
          />
        </Ratings>
        <RadioGroup
          label="다시 방문할 생각이 있나요?"
          options={revisits}
          value={values.wouldRevisit}
          onChange={(wouldRevisit) => change({ wouldRevisit })}
          errorMessage={errorOf('wouldRevisit')}
          orientation="horizontal"
          isRequired
        />
        <TextArea
          label="리뷰"
          placeholder="어떤 일로 갔는지, 어땠는지 다른 보호자에게 들려주세요."
          rows={6}
          {...form.textField('review')}
          maxLength={MAX_LENGTH}
          isRequired
        />
        <div role="status">
          {numbers.length > 0 && (
            <Notice kind="info">{numbers.join(', ')}: 전화번호나 주민등록번호라면 가려서 올려요. 다른 사람에게 보이지 않아요.</Notice>
          )}
        </div>
        <PetChoice value={values.petId} errorMessage={errorOf('petId')} onChange={(petId) => change({ petId })} />
        <PhotoField
          label="사진"
          value={values.files}
          onChange={(files) => change({ files })}
          onUnfinished={photos.of('files')}
          kept={stored.map((url) => ({ id: url, url }))}
          refused={form.refused}
          errorMessage={errorOf('files')}
        />
        <ReceiptFields
          kind={kind}
          receipts={values.receipts}
          today={today}
          errorMessage={errorOf('receipts')}
          onChange={(receipts) => change({ receipts })}
          onUnfinished={(key, state) => photos.of('receipts', key)(state)}
        />
        <Checkbox isSelected={values.hearsOfReply} onChange={(hearsOfReply) => change({ hearsOfReply })}>
          {kinds[kind].noun}에서 답글을 달면 메일로 알려 주세요
        </Checkbox>
        <FormFoot form={form} submit={submitLabel} cancel={onCancel} cancelLabel="닫기" />
      </Stack>
    </form>
  );
}

const Place = styled.p`
  margin: 0;
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;
`;

const Ratings = styled.div`
  display: grid;
  gap: ${tokens.space[5]} ${tokens.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  }
`;
