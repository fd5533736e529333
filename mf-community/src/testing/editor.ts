/** ProseMirror measures what it draws; jsdom draws nothing. */
export function drawNowhere(): void {
  const nowhere = Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getClientRects = () => nowhere;
  Range.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 0, height: 0 }) as DOMRect;
}

/** Types into the editor as the keyboard of a browser does: user-event knows no editable elements of this kind. */
export function writeInto(editor: HTMLElement, html: string): void {
  editor.innerHTML = html;
}
