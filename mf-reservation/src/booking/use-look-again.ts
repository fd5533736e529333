import { useEffect, useEffectEvent } from 'react';

/** A page that nobody has turned to for so long is left alone until somebody does. */
const MOST_ROUNDS = 120;

/** Calls `look` every so many milliseconds while the page is visible, and at once when it becomes so again. */
export function useLookAgain(look: () => unknown, { every, pause = false }: { every: number; pause?: boolean }): void {
  const now = useEffectEvent(look);
  useEffect(() => {
    if (pause) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      clearInterval(timer);
      let rounds = 0;
      timer = setInterval(() => {
        rounds += 1;
        if (rounds >= MOST_ROUNDS) clearInterval(timer);
        now();
      }, every);
    };
    const onChange = () => {
      if (document.visibilityState !== 'visible') return clearInterval(timer);
      now();
      begin();
    };
    if (document.visibilityState === 'visible') begin();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [every, pause]);
}
