import { graphql, useAttempt } from '@petcare/api';
import { bus, toast } from '@petcare/event-bus';
import { FormError, formatNumber } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useMutation } from 'urql';
import type { Review } from '../review/review.ts';

const DeleteReview_Delete = graphql(`
  mutation DeleteReview_Delete($reviewId: ID!) {
    deleteReview(reviewId: $reviewId)
  }
`);

type Props = { review: Review; onDeleted: () => void; onCancel: () => void };

/** Asks before the caller's own review goes for good. */
export function DeleteReview({ review, onDeleted, onCancel }: Props) {
  const [, remove] = useMutation(DeleteReview_Delete);
  const { attempt, isPending, refusal } = useAttempt();

  async function deleteIt() {
    const { error } = await remove({ reviewId: review.id });
    if (error) return error;
    bus.emit('review.deleted', { business: { kind: review.kind, id: review.business.id }, reviewId: review.id });
    bus.emit('points.changed', {});
    toast('success', '리뷰를 삭제했어요.');
    onDeleted();
    return undefined;
  }

  return (
    <ConfirmDialog
      isOpen
      title="리뷰를 삭제할까요?"
      tone="danger"
      confirmLabel="삭제"
      isPending={isPending}
      onConfirm={() => void attempt(deleteIt)}
      onCancel={onCancel}
    >
      삭제한 리뷰는 되돌릴 수 없어요.
      {review.point > 0 && <span> 리뷰로 받은 {formatNumber(review.point)}포인트도 함께 회수돼요.</span>}
      <FormError>{refusal}</FormError>
    </ConfirmDialog>
  );
}
