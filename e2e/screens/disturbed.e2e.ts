import { deep, expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { phone } from './fit.ts';
import { refusals, refuseStorage } from './refuse-storage.ts';
import { screens } from './screens.ts';
import { translateTexts } from './translate.ts';
import { endSession, refuseWrites, useScreen } from './use-screen.ts';

/** One screen of so many is disturbed in each run, all in the deep one. */
const USUAL = 3;
/** Notices in the place of a part of the page that has failed. */
const FAILED = '이 부분을 불러오지 못했어요';

for (const [index, { path, at, as }] of screens.entries()) {
  // Each way on some of the public screens; who is logged in has a storage that was open once.
  const refusal = as ? 'full' : (refusals[Math.floor(index / USUAL) % refusals.length] ?? 'blocked');
  const title = `${path} works when the browser translates it and its storage is ${refusal}`;
  test(title, deep(index % USUAL !== 0), async ({ page, signedInAs }) => {
    await page.setViewportSize(phone);
    if (as) await signedInAs(as);
    await refuseStorage(page, refusal);
    await refuseWrites(page);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(at);
    await untilTakenOver(page);
    await translateTexts(page);
    await useScreen(page);
    if (as) await endSession(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(FAILED)).toHaveCount(0);
    expect(thrown).toEqual([]);
  });
}
