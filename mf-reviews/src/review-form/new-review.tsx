import { graphql } from '@petcare/api';
import { bus, toast } from '@petcare/event-bus';
import { formatNumber } from '@petcare/ui';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { REVIEW_POINTS } from '../review/points-promised.ts';
import { maskedSentence } from './masked-numbers.ts';
import { emptyDraft, type ReviewDraft } from './review-draft.ts';
import { nameOfDraft, reviewDrafts, type DraftPlace } from './review-drafts.ts';
import { ReviewForm, type ReviewInput } from './review-form.tsx';

const NewReview_Create = graphql(`
  mutation NewReview_Create($kind: ListingKind!, $businessId: ID!, $input: ReviewInput!) {
    createReview(kind: $kind, businessId: $businessId, input: $input) {
      id
      point
      pointsFrom
      review
    }
  }
`);

const NewReview_Days = graphql(`
  query NewReview_Days($businessId: ID!) {
    getMyReviewedDays(businessId: $businessId)
  }
`);

/** The title of the form of a new review, which whoever frames it shows. */
export const NEW_REVIEW_TITLE = '리뷰 쓰기';

type Props = {
  /** The writer and the business. */
  place: DraftPlace;
  /** The name of the business. */
  name: string;
  /** The facts of the visit that are known before those that the device keeps. */
  asked: Partial<ReviewDraft>;
  onWritten: (reviewId: string) => void;
  onCancel: () => void;
};

function pointsInWords(point: number, pointsFrom: string | null): string {
  if (point > 0) return ` ${formatNumber(point)}포인트를 드렸어요.`;
  return pointsFrom ? ` ${REVIEW_POINTS}는 이용을 마친 예약이나 영수증이 확인되면 바로, 아니면 7일 뒤에 드려요.` : '';
}

/** The form of a new review: its draft stays on the device until it is sent. */
export function NewReview({ place, name, asked, onWritten, onCancel }: Props) {
  const { business } = place;
  const { kind, id: businessId } = business;
  const draftName = nameOfDraft(place);
  const [draft] = useState(() => ({ ...(reviewDrafts.read(draftName) ?? emptyDraft), ...asked }));
  const [{ data }] = useQuery({ query: NewReview_Days, variables: { businessId } });
  const [, create] = useMutation(NewReview_Create);

  async function send(input: ReviewInput) {
    const { data: written, error } = await create({ kind, businessId, input });
    if (!written) throw error;
    const { id, point, pointsFrom, review } = written.createReview;
    reviewDrafts.remove(draftName);
    bus.emit('review.written', { business, reviewId: id });
    bus.emit('points.changed', {});
    toast('success', `리뷰를 등록했어요.${pointsInWords(point, pointsFrom)}${maskedSentence(input.review, review)}`);
    onWritten(id);
  }

  return (
    <ReviewForm
      kind={kind}
      title={NEW_REVIEW_TITLE}
      place={name}
      submitLabel="등록"
      draft={draft}
      reviewedDays={data?.getMyReviewedDays}
      onChange={(changed) => void reviewDrafts.write(changed, draftName)}
      onSubmit={send}
      onCancel={onCancel}
    />
  );
}
