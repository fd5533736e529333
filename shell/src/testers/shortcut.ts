/** As `aria-keyshortcuts` writes it. No browser takes it, and the code of a key is the same under a Korean keyboard. */
export const SHORTCUT = 'Alt+Shift+P';

/** True when a pressed key is the one that opens and closes the panel. */
export function isShortcut({ altKey, shiftKey, ctrlKey, metaKey, code, repeat }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyP' && !repeat;
}
