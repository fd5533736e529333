import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from '../screens/fit.ts';
import type { Screen } from '../screens/screens.ts';
import { sizes, type Sheet, type SheetPicture } from './filed.ts';

/** A list without an end is no better seen as a whole. */
const MOST_HEIGHT = 6_000;

/** The folder of a run's sheets: `npm run sheets` names it. */
export const folder = process.env['SHEETS_DIR'] ?? join(import.meta.dirname, '../../.cache/sheets/last');

/** The name of a screen's folder: `/company/:id` is `company-id`. */
export const slugOf = ({ path }: Pick<Screen, 'path'>) => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';

/** The page with what comes late, at its top again. */
async function seenWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    for (let top = 0; top < document.documentElement.scrollHeight && top < 12_000; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  });
}

/** The whole page, or what the window shows of it while something lies over it. */
export async function photograph(page: Page, screen: Screen, picture: Omit<SheetPicture, 'file'>): Promise<SheetPicture> {
  const isWhole = picture.state === '';
  if (isWhole) await seenWhole(page);
  await settled(page);
  const file = `${[picture.size, ...(picture.scheme === 'dark' ? ['dark'] : []), ...(picture.state ? [fileNameOf(picture.state)] : [])].join('-')}.png`;
  const { width } = sizes[picture.size];
  const height = isWhole ? Math.min(MOST_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight)) : undefined;
  await mkdir(join(folder, slugOf(screen)), { recursive: true });
  await page.screenshot({
    path: join(folder, slugOf(screen), file),
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    ...(height !== undefined && { fullPage: true, clip: { x: 0, y: 0, width, height } }),
  });
  return { ...picture, file };
}

const fileNameOf = (state: string) => state.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40);

export async function fileSheet(screen: Screen, sheet: Sheet): Promise<void> {
  await mkdir(join(folder, slugOf(screen)), { recursive: true });
  await writeFile(join(folder, slugOf(screen), 'sheet.json'), JSON.stringify(sheet, null, 2));
}
