/** The way that browsers had before they had `navigator.clipboard`, which is missing on a plain http address: the selected text is copied. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  // A dialog keeps the focus inside itself.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Puts a text into the clipboard, to be called while a press is handled. False where the browser refuses. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    if (!('clipboard' in navigator)) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
