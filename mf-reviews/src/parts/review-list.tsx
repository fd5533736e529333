import { lazyPiece } from '@petcare/remote';
import { Stack } from '@petcare/ui';
import { useState } from 'react';
import type { Review } from '../lib/review.ts';
import { ReviewCard } from './review-card.tsx';

const DeleteReview = lazyPiece(() => import('./delete-review.tsx').then((m) => m.DeleteReview));
const EditReview = lazyPiece(() => import('./edit-review.tsx').then((m) => m.EditReview));

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
              review={review}
              showHospital={showHospital}
              onEdit={() => setEditing(review.id)}
              onDelete={() => setDeleting(review)}
            />
          ),
        )}
      </Stack>
      {deleting && <DeleteReview review={deleting} onDeleted={done} onCancel={() => setDeleting(null)} />}
    </>
  );
}
