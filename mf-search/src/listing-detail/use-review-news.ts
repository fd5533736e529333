import { keyOfBusiness, type Business, type EventPayload } from '@petcare/contracts';
import { useBusEvent } from '@petcare/event-bus';

/** Ask again when a review of this listing was written, changed or deleted: its rating is another one now. */
export function useReviewNews(listing: Business, reload: () => void): void {
  const hear = ({ business }: EventPayload<'review.written' | 'review.changed' | 'review.deleted'>) => {
    if (keyOfBusiness(business) === keyOfBusiness(listing)) reload();
  };
  useBusEvent('review.written', hear);
  useBusEvent('review.changed', hear);
  useBusEvent('review.deleted', hear);
}
