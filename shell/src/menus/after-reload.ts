import { createStoredText } from '@petcare/storage';

const stored = createStoredText({ key: 'petcare.messageAfterReload', where: 'tab' });

/** Keep a message for the page that comes after a reload. */
export function sayAfterReload(message: string): void {
  stored.write(message);
}

/** The message that the page before left behind, once. */
export function takeMessageAfterReload(): string | null {
  const message = stored.read();
  stored.remove();
  return message;
}
