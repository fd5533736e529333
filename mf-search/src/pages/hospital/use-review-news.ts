import { bus } from '@petcare/event-bus';
import { useEffect, useEffectEvent } from 'react';
import { merge } from 'rxjs';

/** Ask again when a review of this hospital was written or deleted: its rating is another one now. */
export function useReviewNews(hospitalId: string, reload: () => void): void {
  const heard = useEffectEvent((businessKind: string, businessId: string) => {
    if (businessKind === 'hospital' && businessId === hospitalId) reload();
  });
  useEffect(() => {
    const subscription = merge(bus.on('review.written'), bus.on('review.deleted')).subscribe(({ businessKind, businessId }) => heard(businessKind, businessId));
    return () => subscription.unsubscribe();
  }, []);
}
