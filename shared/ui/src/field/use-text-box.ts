import type { RefObject } from 'react';
import { useComposedText } from './use-composed-text.ts';
import { useEarlyText } from './use-early-text.ts';

/** The script of every box for text. @returns the box's ref */
export function useTextBox<Box extends HTMLInputElement | HTMLTextAreaElement>(
  text: string | undefined,
  change: ((typed: string) => void) | undefined,
): RefObject<Box | null> {
  const box = useEarlyText<Box>(text, change);
  useComposedText(box);
  return box;
}
