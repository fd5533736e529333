import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** As `useEarlyText`, for a box to tick. @returns the ref of its input */
export function useEarlyTick(
  isTicked: boolean | undefined,
  change: ((isTicked: boolean) => void) | undefined,
): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const stands = box.current?.checked;
    if (isTicked !== undefined && stands !== undefined && stands !== isTicked) change?.(stands);
  });
  useLayoutEffect(() => takeOver(), []);
  return box;
}
