import type { UserEvent } from '@testing-library/user-event';

/** Put a text into a field at once, for tests that are not about typing: each key has the whole form rendered. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
