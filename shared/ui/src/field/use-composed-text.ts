import { useLayoutEffect, type RefObject } from 'react';

/** Puts a text where the caret is, as if it were typed: it can be undone, and no more of it than the box takes. */
function insert(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // True where it was done.
  if (document.execCommand?.('insertText', false, text)) return;
  const [start, end] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length];
  const room = box.maxLength < 0 ? text.length : Math.max(0, box.maxLength - (box.value.length - (end - start)));
  box.setRangeText(text.slice(0, room), start, end, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/**
 * Composes what is pasted or dropped into a box: a name of macOS's files has each Korean syllable in two or three pieces,
 * of which each would count against `maxLength`.
 */
export function useComposedText(box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box;
    function compose(event: Event): void {
      const { data, isComposing } = event as InputEvent;
      const composed = data?.normalize('NFC');
      if (!current || isComposing || composed === undefined || composed === data) return;
      event.preventDefault();
      insert(current, composed);
    }
    current?.addEventListener('beforeinput', compose);
    return () => current?.removeEventListener('beforeinput', compose);
  }, [box]);
}
