const KEY = 'petcare.messageAfterReload';

/** Keep a message for the page that comes after a reload. */
export function sayAfterReload(message: string): void {
  sessionStorage.setItem(KEY, message);
}

/** The message that the page before left behind, once. */
export function takeMessageAfterReload(): string | null {
  const message = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return message;
}
