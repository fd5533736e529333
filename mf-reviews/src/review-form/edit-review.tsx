import { graphql, type ResultOf } from '@petcare/api';
import { bus, toast } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Button, Inline, Notice, Skeleton, Stack } from '@petcare/ui';
import { WritingScreen } from '@petcare/ui/form';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { maskedSentence } from './masked-numbers.ts';
import { receiptDraftOf } from './receipt-draft.ts';
import { draftOf, type ReviewDraft } from './review-draft.ts';
import { reviewDrafts } from './review-drafts.ts';
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

const EditReview_Receipts = graphql(`
  query EditReview_Receipts($reviewId: ID!) {
    getReview(reviewId: $reviewId) {
      receipts {
        id
        picture
        date
        items {
          medicalId
          name
          price
        }
      }
    }
  }
`);

const TITLE = '리뷰 수정';

type Props = { review: Review; onEdited: () => void; onCancel: () => void };

/** The form in the place of the caller's own review, with its receipts. */
export function EditReview(props: Props) {
  const { standIn, data, isLoading, reload } = answerOf(
    useQuery({ query: EditReview_Receipts, variables: { reviewId: props.review.id } }),
    <Skeleton variant="card" />,
    { title: '리뷰를 불러오지 못했어요.' },
  );
  if (standIn) return standIn;
  const { receipts } = data.getReview;
  // Without them, sending the form would take the receipts away.
  const error = receipts ? null : '로그인한 뒤 다시 열어 주세요.';
  const own = answerOf({ data: receipts, error, isLoading, refetch: reload }, <></>, { title: '내 리뷰인지 알 수 없어요.' });
  return own.standIn ?? <Filled {...props} receipts={own.data} />;
}

type Receipts = NonNullable<ResultOf<typeof EditReview_Receipts>['getReview']['receipts']>;

function Filled({ review, receipts, onEdited, onCancel }: Props & { receipts: Receipts }) {
  const draftName = `edit.${review.id}`;
  const [stored] = useState(() => draftOf(review, receipts.map(receiptDraftOf)));
  const [kept, setKept] = useState(() => reviewDrafts.read(draftName));
  const [, update] = useMutation(EditReview_Update);

  async function send(input: ReviewInput) {
    const { data, error } = await update({ reviewId: review.id, input });
    if (!data) throw error;
    reviewDrafts.remove(draftName);
    bus.emit('review.changed', { business: { kind: review.kind, id: review.business.id }, reviewId: review.id });
    toast('success', `리뷰를 수정했어요.${maskedSentence(input.review, data.updateReview.review)}`);
    onEdited();
  }

  function startAgain() {
    reviewDrafts.remove(draftName);
    setKept(null);
  }

  return (
    <WritingScreen title={TITLE} frame="card">
      <Stack gap={5}>
        {kept && (
          <Notice kind="info">
            <Inline justify="space-between">
              <span>고치던 리뷰를 불러왔어요.</span>
              <Button variant="ghost" size="sm" onPress={startAgain}>
                처음부터 다시 쓰기
              </Button>
            </Inline>
          </Notice>
        )}
        <ReviewForm
          key={kept ? 'kept' : 'stored'}
          kind={review.kind}
          title={TITLE}
          place={review.business.name}
          submitLabel="저장하기"
          draft={kept ? withPicturesOf(stored, kept) : stored}
          stored={review.files.map(({ filepath }) => filepath)}
          onChange={(draft) => {
            if (JSON.stringify(draft) === JSON.stringify(stored)) reviewDrafts.remove(draftName);
            else reviewDrafts.write(draft, draftName);
          }}
          onSubmit={send}
          onCancel={onCancel}
        />
      </Stack>
    </WritingScreen>
  );
}

/** A kept draft with the pictures of its receipts as they are addressed now: an address of such a picture is good for ten minutes. */
function withPicturesOf(stored: ReviewDraft, kept: ReviewDraft): ReviewDraft {
  const now = new Map(stored.receipts.map((receipt) => [receipt.id, receipt.stored]));
  return { ...kept, receipts: kept.receipts.map((receipt) => ({ ...receipt, stored: receipt.id && (now.get(receipt.id) ?? null) })) };
}
