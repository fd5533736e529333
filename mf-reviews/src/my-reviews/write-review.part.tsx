import { graphql } from '@petcare/api';
import { useSession } from '@petcare/auth';
import type { SlotProps } from '@petcare/contracts';
import { useBusEvent } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Button, Skeleton } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useQuery } from 'urql';
import { ReviewFields } from '../review/review.ts';
import { ReviewList } from '../reviews/review-list.tsx';
import { NewReview, NEW_REVIEW_TITLE } from '../review-form/new-review.tsx';

const WriteReviewPart_Written = graphql(
  `
    query WriteReviewPart_Written($reviewId: ID!) {
      getReview(reviewId: $reviewId) {
        ...ReviewFields
      }
    }
  `,
  [ReviewFields],
);

/** The form of a review in a dialog over any page, open from the start; the way back to it, and what was written, stand in the slot. */
export function WriteReviewPart({ business, name, visitDate, petId }: SlotProps<'reservation.review'>) {
  const session = useSession();
  const [isOpen, setOpen] = useState(true);
  const [written, setWritten] = useState<string | null>(null);
  if (session.status !== 'signed-in') return null;
  const close = () => setOpen(false);
  const startAnew = () => {
    close();
    setWritten(null);
  };
  if (written !== null) return <Written reviewId={written} onDeleted={startAnew} />;
  const { userID } = session.identity;
  return (
    <>
      <Button size="sm" icon="edit" onPress={() => setOpen(true)}>
        {NEW_REVIEW_TITLE}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={NEW_REVIEW_TITLE}
        label={`${name} ${NEW_REVIEW_TITLE}`}
        size="lg"
        isWriting
        isDismissable={false}
      >
        <NewReview
          key={userID}
          place={{ userID, business }}
          name={name}
          asked={{ visitDate, ...(petId !== null && { petId }) }}
          onWritten={setWritten}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}

function Written({ reviewId, onDeleted }: { reviewId: string; onDeleted: () => void }) {
  const { standIn, data, reload } = answerOf(
    useQuery({ query: WriteReviewPart_Written, variables: { reviewId } }),
    <Skeleton variant="card" />,
    { title: '리뷰를 불러오지 못했어요.' },
  );
  useBusEvent('review.deleted', (gone) => {
    if (gone.reviewId === reviewId) onDeleted();
  });
  if (standIn) return standIn;
  return <ReviewList reviews={[data.getReview]} newId={reviewId} onChanged={reload} />;
}
