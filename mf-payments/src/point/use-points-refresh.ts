import { bus } from '@petcare/event-bus';
import { useEffect, useRef } from 'react';

/** Ask again whenever the person's points may have changed. */
export function usePointsRefresh(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const subscription = bus.on('points.changed').subscribe(() => latest.current());
    return () => subscription.unsubscribe();
  }, []);
}
