import type { EventPayload } from '@petcare/contracts';
import { useBusEvent } from '@petcare/event-bus';
import type { ListingKind } from '../listing/listing-kinds.ts';

/** Ask again when a review of this listing was written, changed or deleted: its rating is another one now. */
export function useReviewNews(kind: ListingKind, id: string, reload: () => void): void {
  const hear = ({ businessKind, businessId }: EventPayload<'review.written' | 'review.changed' | 'review.deleted'>) => {
    if (businessKind === kind && businessId === id) reload();
  };
  useBusEvent('review.written', hear);
  useBusEvent('review.changed', hear);
  useBusEvent('review.deleted', hear);
}
