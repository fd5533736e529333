import { useEffect, useState } from 'react';

/** The seconds that are left of a pause, which begins at once, and how to begin it anew. */
export function usePause(seconds: number): [left: number, start: () => void] {
  const [until, setUntil] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(tick);
    }, 500);
    return () => clearInterval(tick);
  }, [until]);
  const start = () => {
    setUntil(performance.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, start];
}
