/** An address of the login and joining pages that keeps where the person wanted to go. */
export function withNext(path: string, next: string | null): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
