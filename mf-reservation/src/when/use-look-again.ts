import { useEffect, useEffectEvent } from 'react';

/** A page that nobody has turned to for so long is left alone until somebody does. */
const MOST_ROUNDS = 120;

/** Calls `look` every so many milliseconds while the page is visible, and at once when it becomes so again. It is told whether its answer is still wanted. */
export function useLookAgain(
  look: (isWanted: () => boolean) => unknown,
  { every, pause = false }: { every: number; pause?: boolean },
): void {
  const now = useEffectEvent(look);
  useEffect(() => {
    if (pause) return;
    let isOver = false;
    const isWanted = () => !isOver;
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      clearInterval(timer);
      let rounds = 0;
      timer = setInterval(() => {
        rounds += 1;
        if (rounds >= MOST_ROUNDS) clearInterval(timer);
        now(isWanted);
      }, every);
    };
    const onChange = () => {
      if (document.visibilityState !== 'visible') return clearInterval(timer);
      now(isWanted);
      begin();
    };
    if (document.visibilityState === 'visible') begin();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [every, pause]);
}
