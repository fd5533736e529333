import { Stack } from '@petcare/ui';
import { useState } from 'react';
import type { Review } from '../lib/review.ts';
import { DeleteReview } from './delete-review.tsx';
import { EditReview } from './edit-review.tsx';
import { ReviewCard } from './review-card.tsx';

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
