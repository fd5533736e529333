import { useEffect, useEffectEvent } from 'react';

/** For what has no button of its own to try again: ask once more when the network is back. */
export function useAskedWhenOnline(isFailed: boolean, ask: () => void): void {
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!isFailed) return undefined;
    const hear = () => askAgain();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, [isFailed]);
}
