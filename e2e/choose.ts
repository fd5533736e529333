import { expect, type Locator } from '@playwright/test';

/** Choose a radio or a checkbox as a person does: by a press on the label that they see, wherever the page has to be moved to for it. */
export async function choose(control: Locator, { by = 'click' }: { by?: 'click' | 'tap' } = {}): Promise<void> {
  await control.locator('xpath=ancestor::label[1]')[by]();
  await expect(control).toBeChecked();
}
