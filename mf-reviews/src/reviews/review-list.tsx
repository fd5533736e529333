import { lazyPiece } from '@petcare/remote';
import { IconButton, Stack } from '@petcare/ui';
import { useState } from 'react';
import { ratings } from '../review/ratings.ts';
import type { Review } from '../review/review.ts';
import { HospitalName } from '../review/hospital-name.tsx';
import { LikeButton } from '../review/like-button.tsx';
import { ReviewCard } from '../review/review-card.tsx';

const DeleteReview = lazyPiece(() => import('../review-form/delete-review.tsx').then((m) => m.DeleteReview));
const EditReview = lazyPiece(() => import('../review-form/edit-review.tsx').then((m) => m.EditReview));

type Props = {
  reviews: readonly Review[];
  showHospital?: boolean;
  /** One was changed or deleted: ask again. */
  onChanged: () => void;
};

/** Reviews as cards; the caller's own can be edited in place and deleted. */
export function ReviewList({ reviews, showHospital, onChanged }: Props) {
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
              rubric={ratings}
              review={review}
              businessName={review.hospital.name}
              isMine={review.isMine}
              about={showHospital && <HospitalName hospital={review.hospital} />}
              acts={
                <>
                  {review.isMine && (
                    <>
                      <IconButton icon="edit" label="고치기" onPress={() => setEditing(review.id)} />
                      <IconButton icon="trash" label="지우기" onPress={() => setDeleting(review)} />
                    </>
                  )}
                  <LikeButton reviewId={review.id} isLiked={review.isLiked} likeCount={review.likeCount} />
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
