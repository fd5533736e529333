import { useSession } from '@petcare/auth';
import { ReportButton } from '@petcare/moderation';
import { lazyPiece } from '@petcare/remote';
import { IconButton, Stack } from '@petcare/ui';
import { useState } from 'react';
import type { Review } from '../review/review.ts';
import { BusinessName } from '../review/business-name.tsx';
import { LikeButton } from '../review/like-button.tsx';
import { ReceiptStates } from '../review/receipt-states.tsx';
import { MessageTo } from '../review/message-to.tsx';
import { ReviewCard } from '../review/review-card.tsx';

const DeleteReview = lazyPiece(() => import('../review-form/delete-review.tsx').then((m) => m.DeleteReview));
const EditReview = lazyPiece(() => import('../review-form/edit-review.tsx').then((m) => m.EditReview));

type Props = {
  reviews: readonly Review[];
  /** Says whom each is of. */
  showsBusiness?: boolean;
  /** The one that was just written. */
  newId?: string | null;
  /** One was changed or deleted: ask again. */
  onChanged: () => void;
};

/** Reviews as cards; the caller's own can be edited in place and deleted. */
export function ReviewList({ reviews, showsBusiness, newId = null, onChanged }: Props) {
  const isSignedIn = useSession().status === 'signed-in';
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Review | null>(null);
  const done = () => {
    setEditing(null);
    setDeleting(null);
    onChanged();
  };
  return (
    <>
      <Stack gap={4}>
        {reviews.map((review) =>
          review.id === editing ? (
            <EditReview key={review.id} review={review} onEdited={done} onCancel={() => setEditing(null)} />
          ) : (
            <ReviewCard
              key={review.id}
              review={review}
              isNew={review.id === newId}
              about={showsBusiness && <BusinessName kind={review.kind} business={review.business} />}
              notes={
                review.receipts &&
                review.receipts.length > 0 && <ReceiptStates receipts={review.receipts} onChange={() => setEditing(review.id)} />
              }
              beside={<MessageTo reviewer={review.reviewer} isMine={review.isMine} />}
              acts={
                <>
                  {review.isMine && (
                    <>
                      <IconButton icon="edit" label="수정" onPress={() => setEditing(review.id)} />
                      <IconButton icon="trash" label="삭제" onPress={() => setDeleting(review)} />
                    </>
                  )}
                  {!review.isMine && isSignedIn && (
                    <ReportButton of={{ kind: 'review', id: review.id }} isReported={review.isReported} onReported={onChanged} />
                  )}
                  <LikeButton reviewId={review.id} isMine={review.isMine} isLiked={review.isLiked} likeCount={review.likeCount} />
                </>
              }
            />
          ),
        )}
      </Stack>
      {deleting && <DeleteReview review={deleting} onDeleted={done} onCancel={() => setDeleting(null)} />}
    </>
  );
}
