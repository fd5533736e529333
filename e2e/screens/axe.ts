import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, JSHandle, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** A rule that the page breaks, and where: each place by a selector, and why. */
export type Violation = { id: string; places: { selector: string; why: string }[] };

/** The part of a page that is judged: by selectors, or elements of it. */
type Part = { include?: readonly string[] | JSHandle<Element[]>; exclude?: readonly string[] };

type JudgedWindow = Window & { axe?: { run(part: object, options: RunOptions): Promise<AxeResults> } };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A frame of others may never answer. */
const FRAME_LIMIT = 1_000;

/** Half a megabyte of script: each document takes it once. */
async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => (window as JudgedWindow).axe !== undefined))) await frame.evaluate(source);
}

async function bringToFrames(page: Page): Promise<void> {
  const [main, ...others] = page.frames();
  if (main) await bring(main);
  const late = new Promise<void>((resolve) => setTimeout(resolve, FRAME_LIMIT).unref());
  await Promise.all(others.map((frame) => Promise.race([bring(frame).catch(() => undefined), late])));
}

/** The rules among those of `options` that a part of the page breaks. What keeps them is neither described nor handed over. */
export async function violationsIn(page: Page, part: Part, options: RunOptions): Promise<Violation[]> {
  await bringToFrames(page);
  return page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as JudgedWindow;
      const { violations } = await axe!.run(part, { ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({
        id,
        places: nodes.map(({ target, failureSummary = '' }) => ({ selector: target.join(' '), why: failureSummary })),
      }));
    },
    { part, options },
  );
}
