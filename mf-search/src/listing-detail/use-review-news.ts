import { bus } from '@petcare/event-bus';
import { useEffect, useEffectEvent } from 'react';
import { merge } from 'rxjs';
import type { ListingKind } from '../listing/listing-kinds.ts';

/** Ask again when a review of this listing was written or deleted: its rating is another one now. */
export function useReviewNews(kind: ListingKind, id: string, reload: () => void): void {
  const heard = useEffectEvent((businessKind: ListingKind, businessId: string) => {
    if (businessKind === kind && businessId === id) reload();
  });
  useEffect(() => {
    const subscription = merge(bus.on('review.written'), bus.on('review.deleted')).subscribe(({ businessKind, businessId }) =>
      heard(businessKind, businessId),
    );
    return () => subscription.unsubscribe();
  }, []);
}
