/**
 * The page numbers to offer: up to `width` in a row with the current one in the middle where possible.
 * @param page from 1
 * @param last the last page, at least 1
 */
export function pageWindow(page: number, last: number, width = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(width / 2), last - width + 1));
  return Array.from({ length: Math.min(width, last) }, (_, index) => first + index);
}
