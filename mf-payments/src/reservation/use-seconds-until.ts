import { siteNow } from '@petcare/auth';
import { useEffect, useState } from 'react';

const left = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - siteNow()) / 1_000));

/** Whole seconds until a moment, counted down; 0 once it is over. */
export function useSecondsUntil(moment: string): number {
  const [seconds, setSeconds] = useState(() => left(moment));
  useEffect(() => {
    setSeconds(left(moment));
    const timer = setInterval(() => setSeconds(left(moment)), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
