import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a box of a page that came rendered: what is typed before its script runs stands in it, and React neither tells
 * of it nor leaves it there at the next change. @returns the box's ref
 */
export function useEarlyText<Box extends HTMLInputElement | HTMLTextAreaElement>(
  text: string | undefined,
  change: ((typed: string) => void) | undefined,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const takeOver = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    // A box has but line feeds, whatever ended the lines of a text.
    if (text !== undefined && typed !== text.replace(/\r\n?/g, '\n')) change?.(typed);
  });
  useLayoutEffect(() => takeOver(), []);
  return box;
}
