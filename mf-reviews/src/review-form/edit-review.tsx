import { graphql } from '@petcare/api';
import { bus, toast } from '@petcare/event-bus';
import { useState } from 'react';
import { useMutation } from 'urql';
import { maskedSentence } from './masked-numbers.ts';
import { draftOf } from './review-draft.ts';
import type { Review } from '../review/review.ts';
import { ReviewForm, type ReviewInput } from './review-form.tsx';

const EditReview_Update = graphql(`
  mutation EditReview_Update($reviewId: ID!, $input: ReviewInput!) {
    updateReview(reviewId: $reviewId, input: $input) {
      id
      review
    }
  }
`);

type Props = { review: Review; onEdited: () => void; onCancel: () => void };

/** The form in the place of the caller's own review. */
export function EditReview({ review, onEdited, onCancel }: Props) {
  const [draft, setDraft] = useState(() => draftOf(review));
  const [, update] = useMutation(EditReview_Update);

  async function send(input: ReviewInput) {
    const { data, error } = await update({ reviewId: review.id, input });
    if (!data) throw error;
    bus.emit('review.changed', { businessKind: review.kind, businessId: review.business.id, reviewId: review.id });
    toast('success', `리뷰를 고쳤어요.${maskedSentence(input.review, data.updateReview.review)}`);
    onEdited();
  }

  return (
    <ReviewForm
      kind={review.kind}
      title="리뷰 고치기"
      submitLabel="저장하기"
      draft={draft}
      onChange={setDraft}
      onSubmit={send}
      onCancel={onCancel}
    />
  );
}
