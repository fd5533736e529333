import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { startOwnSite } from '../../scripts/lib/own-site.ts';
import { businessesAfter } from '../../server/src/modules/places/many-businesses/businesses.ts';
import { fill } from '../../server/src/modules/places/many-businesses/fill.sql.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import { median, table } from '../lib/figures.ts';
import { measureMapFrames, type MapFrames } from './map-frames.ts';
import { hasLists, originalsOf } from './originals.ts';

const ROUNDS = 3;
/** About as many as the real lists hold. */
const MODELLED = 20_000;
const GOALS = { framesPerSecond: 60, bytes: 330_000 };

type Undo = (() => Promise<unknown>)[];

/** The map of a whole site with all hospitals of the lists: its frames while it is moved, and what its scripts weigh. */
export async function measureMap(keep: string, data: string, undo: Undo): Promise<string> {
  const site = await startOwnSite({ undo, leave: new AbortController().signal }, join(keep, 'site'), { RATE_LIMITS: 'off', DATABASE_URL: undefined });
  await fillSite(site.databaseUrl, data);
  const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: CHROMIUM_FLAGS });
  undo.push(() => browser.close());
  const rounds: MapFrames[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureMapFrames(browser, site.url));
  return reportOf(rounds, browser.version());
}

async function fillSite(databaseUrl: string, data: string): Promise<void> {
  const db = createDatabase(databaseUrl);
  try {
    const [{ known } = { known: 0 }] = await db<{ known: number }[]>`select count(*)::int as known from businesses`;
    if (known > 1_000) return;
    const originals = await originalsOf(db, data);
    if (!hasLists(data)) await fill(db, MODELLED, businessesAfter(originals));
  } finally {
    await db.end();
  }
}

function reportOf(rounds: MapFrames[], browser: string): string {
  const middle = (of: (one: MapFrames) => number) => median(rounds.map(of));
  const [frames, bytes] = [middle((one) => one.framesPerSecond), middle((one) => one.mapScriptBytes)];
  const elsewhere = [...new Set(rounds.flatMap((one) => one.mapFilesElsewhere))];
  const met = (isMet: boolean) => (isMet ? 'met' : '**missed**');
  return [
    '### The map',
    '',
    `Chromium ${browser}, 1280 × 800, without a graphics card: what a card draws for a visitor, the two cores draw here, beside the server. \`/search/map\` moved by mouse for 5 s, ${ROUNDS} rounds, medians.`,
    '',
    table(
      ['pins', 'frames a second', 'p95 of a frame', 'frames > 34 ms', 'tasks > 50 ms', 'scripts of the map alone, Brotli'],
      [[String(middle((one) => one.pins)), frames.toFixed(1), `${middle((one) => one.p95FrameMs).toFixed(1)} ms`, `${middle((one) => one.longFrames)} of ${middle((one) => one.frames)}`, String(middle((one) => one.longTasks)), `${(bytes / 1000).toFixed(0)} kB`]],
    ),
    '',
    `Goal 60 frames a second: ${met(frames >= GOALS.framesPerSecond - 1)}. Goal scripts ≤ 330 kB: ${met(bytes <= GOALS.bytes)}. Goal loaded only there: ${elsewhere.length === 0 ? 'met' : `**missed**, a list loads ${elsewhere.join(', ')}`}.`,
  ].join('\n');
}
