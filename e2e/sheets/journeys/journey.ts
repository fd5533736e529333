import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { devices, type Locator, type Page } from '@playwright/test';
import { atRest } from '../../at-rest.ts';
import { choose } from '../../choose.ts';
import { test as base } from '../../fixtures.ts';
import { tabTo } from '../../keyboard.ts';
import { settled } from '../../screens/fit.ts';
import { sizes, type Journey, type JourneyStep, type SheetSize } from '../filed.ts';

/** The folder of a run's journeys: `npm run sheets -- --journeys` names it. */
const folder = process.env['SHEETS_DIR'] ?? join(import.meta.dirname, '../../../.cache/sheets/journeys');

/** The marks of a test that is a journey. */
export const filed = { tag: ['@deep', '@journeys'] };

type FilePayload = Exclude<Parameters<Locator['setInputFiles']>[0], string | readonly string[]>;
/** `isWaiting`: the picture is of what is seen while the rest is on its way. */
type StepOptions = { isWaiting?: boolean };

/** The hand of a person on the way: each press and each field is counted, and each step photographed. */
type Walk = {
  /** One step: `words` say what the person does, `peers` in one line how others do this; null where that is not compared. */
  step(words: string, peers: string | null, act: () => Promise<unknown>, options?: StepOptions): Promise<void>;
  /** A step whose text is filed in place of a picture. */
  read(words: string, peers: string | null, act: () => Promise<string>): Promise<void>;
  press(control: Locator): Promise<void>;
  /** A place of the window, as of what is drawn on a map. */
  pressAt(place: { x: number; y: number }): Promise<void>;
  /** A radio or a checkbox. */
  choose(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Letters for what has the focus. */
  type(text: string): Promise<void>;
  /** Pictures of the device: one press, however many. */
  attach(chooser: Locator, files: FilePayload): Promise<void>;
  key(...keys: readonly string[]): Promise<void>;
  tabTo(control: Locator, most?: number): Promise<void>;
};

function aWalk(page: Page, name: string, steps: JourneyStep[], by: 'click' | 'tap'): Walk {
  let [presses, fields] = [0, 0];
  const sizeOf = (): SheetSize => ((page.viewportSize()?.width ?? 0) > sizes.phone.width ? 'desktop' : 'phone');
  const note = (step: Pick<JourneyStep, 'file' | 'text' | 'words' | 'peers'>) =>
    void steps.push({ ...step, size: sizeOf(), presses, fields });
  return {
    async step(words, peers, act, { isWaiting = false } = {}) {
      await base.step(words, act);
      if (!isWaiting) await atRest(page);
      await settled(page);
      const file = `${String(steps.length + 1).padStart(2, '0')}.png`;
      await page.screenshot({ path: join(folder, name, file), animations: 'disabled', caret: 'hide', scale: 'css' });
      note({ file, text: null, words, peers });
    },
    async read(words, peers, act) {
      note({ file: null, text: await base.step(words, act), words, peers });
    },
    async press(control) {
      await control[by]();
      presses += 1;
    },
    async pressAt({ x, y }) {
      await (by === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      presses += 1;
    },
    async choose(control) {
      await choose(control, { by });
      presses += 1;
    },
    async write(field, text) {
      await field.fill(text);
      fields += 1;
    },
    async type(text) {
      await page.keyboard.type(text);
      fields += 1;
    },
    async attach(chooser, files) {
      await chooser.setInputFiles(files);
      presses += 1;
    },
    async key(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key);
        presses += 1;
      }
    },
    async tabTo(control, most) {
      presses += await tabTo(page, control, most);
    },
  };
}

const { userAgent } = devices['Pixel 7'];

/** A test that is one journey, on a phone of the sheets' size; its file names the folder, its title the journey. */
export const test = base.extend<{ walk: Walk }>({
  mix: 'live',
  viewport: sizes.phone,
  hasTouch: true,
  isMobile: true,
  userAgent,
  deviceScaleFactor: 1,
  // Of a walk of many acts one that can't be done is to be told at once.
  actionTimeout: 30_000,
  walk: async ({ page, hasTouch }, use, testInfo) => {
    const name = basename(testInfo.file, '.e2e.ts');
    const steps: JourneyStep[] = [];
    await rm(join(folder, name), { recursive: true, force: true });
    await mkdir(join(folder, name), { recursive: true });
    await use(aWalk(page, name, steps, hasTouch ? 'tap' : 'click'));
    const journey: Journey = { title: testInfo.title, isWhole: testInfo.status === testInfo.expectedStatus, steps };
    await writeFile(join(folder, name, 'journey.json'), JSON.stringify(journey, null, 2));
  },
});
