import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { startOwnSite } from '../../scripts/lib/site/own-site.ts';
import { businessesAfter } from '../../server/src/testing/many-listings/listings.ts';
import { fill } from '../../server/src/testing/many-listings/fill.ts';
import { randomFrom } from '../../server/src/testing/many-listings/random.ts';
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import { median, table, times } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';
import { measureMapFrames, type MapFrames } from './map-frames.ts';
import type { Movement } from './map-movement.ts';
import { hasLists, hospitalsIn, originalsOf, type Box } from './originals.ts';

const ROUNDS = sized(3, 1);
/** 강남, as near as a map shows single places, and the part of a screen of 1280 × 800 that the map takes. */
const VIEW = { zoom: 13.2, latitude: 37.505, longitude: 127.03, width: 896, height: 699 };
/** Nearly as many as the map shows one by one. */
const PINS = 290;
/** About as many as the real lists hold. */
const MODELLED = sized(20_000, 1_000);
const GOALS = { framesPerSecond: 60, bytes: 330_000 };

type Undo = (() => Promise<unknown>)[];

/** The map of a whole site, with as many pins in view as it shows: its frames while it is moved, and what its scripts weigh. */
export async function measureMap(keep: string, data: string, undo: Undo): Promise<string> {
  const site = await startOwnSite({ undo, leave: new AbortController().signal }, join(keep, 'site'), {
    RATE_LIMITS: 'off',
    DATABASE_URL: undefined,
  });
  console.log('Filling its map …');
  await fillSite(site.databaseUrl, data);
  console.log('Moving its map …');
  const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: CHROMIUM_FLAGS });
  undo.push(() => browser.close());
  const rounds: MapFrames[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const one = await measureMapFrames(browser, site.url, `${VIEW.zoom}/${VIEW.latitude}/${VIEW.longitude}`);
    rounds.push(one);
    console.log(
      `round ${round}, map: ${one.map.framesPerSecond.toFixed(1)} frames a second with ${one.pins} pins, empty ${one.empty.framesPerSecond.toFixed(1)}`,
    );
  }
  return reportOf(rounds, browser.version());
}

async function fillSite(databaseUrl: string, data: string): Promise<void> {
  const db = createDatabase(databaseUrl);
  try {
    const [{ known } = { known: 0 }] = await db<{ known: number }[]>`select count(*)::int as known from businesses`;
    if (known <= 1_000) {
      const originals = await originalsOf(db, data);
      const businessOf = businessesAfter(originals);
      // An owner has one business, and those of the demo have theirs.
      if (!hasLists(data)) await fill(db, MODELLED, (number) => ({ ...businessOf(number), ownerUserId: null }));
    }
    await fillView(db);
  } finally {
    await db.end();
  }
}

/** No place has so many hospitals in one view: others are made after those that are there. */
async function fillView(db: Database): Promise<void> {
  const bounds = boxOf(VIEW);
  const there = await hospitalsIn(db, bounds);
  if (there.length >= PINS) return;
  const businessOf = businessesAfter(there);
  const within = (share: number, from: number, to: number) => from + share * (to - from);
  await fill(db, PINS - there.length, (number) => {
    const random = randomFrom(number);
    return {
      ...businessOf(there.length + number),
      licenceNumber: `bench-in-view-${number}`,
      ownerUserId: null,
      latitude: within(random(), bounds.south, bounds.north),
      longitude: within(random(), bounds.west, bounds.east),
    };
  });
}

/** The world is 512 CSS pixels wide at zoom 0; a view as small as a town is as good as flat. */
function boxOf({ zoom, latitude, longitude, width, height }: typeof VIEW): Box {
  const degrees = 360 / (512 * 2 ** zoom);
  const [x, y] = [(width / 2) * degrees, (height / 2) * degrees * Math.cos((latitude * Math.PI) / 180)];
  return { south: latitude - y, west: longitude - x, north: latitude + y, east: longitude + x };
}

function reportOf(rounds: MapFrames[], browser: string): string {
  const middle = (of: (one: MapFrames) => number) => median(rounds.map(of));
  const [frames, empty, bytes] = [
    middle(({ map }) => map.framesPerSecond),
    middle((one) => one.empty.framesPerSecond),
    middle((one) => one.mapScriptBytes),
  ];
  const elsewhere = [...new Set(rounds.flatMap((one) => one.mapFilesElsewhere))];
  const met = (isMet: boolean) => (isMet ? 'met' : '**missed**');
  const row = (name: string, pins: string, moved: (one: MapFrames) => Movement) => {
    const of = (what: (one: Movement) => number) => middle((one) => what(moved(one)));
    return [
      name,
      pins,
      of((one) => one.framesPerSecond).toFixed(1),
      of((one) => one.drawnPerSecond).toFixed(1),
      `${of((one) => one.p95FrameMs).toFixed(1)} ms`,
      `${of((one) => one.longFrames)} of ${of((one) => one.frames)}`,
      String(of((one) => one.longTasks)),
      `${of((one) => one.workMs).toFixed(1)} ms`,
    ];
  };
  return [
    '### The map',
    '',
    `Chromium ${browser}, 1280 × 800, without a graphics card: what a card draws for a visitor, the two cores draw here, beside the server. \`/search/map\` moved by mouse for 5 s, ${ROUNDS} rounds, medians; hospitals made after the real ones fill its view. Empty: MapLibre without a single layer, of the same size, moved in the same way, right after: what this machine has at most. Tasks and work are those of the page's main thread.`,
    '',
    table(
      ['', 'pins', 'frames a second', 'of them drawn', 'p95 of a frame', 'frames > 34 ms', 'tasks > 50 ms', 'work a drawn frame'],
      [row('`/search/map`', String(middle((one) => one.pins)), ({ map }) => map), row('empty', '0', (one) => one.empty)],
    ),
    '',
    `Goal 60 frames a second: ${met(frames >= GOALS.framesPerSecond - 1)}; of the empty map's frames it has ${times(middle(({ map, empty }) => map.framesPerSecond / empty.framesPerSecond))}${empty < GOALS.framesPerSecond - 1 ? ', which misses the goal here as well' : ''}. Goal scripts of the map alone ≤ 330 kB Brotli: ${met(bytes <= GOALS.bytes)}, ${(bytes / 1000).toFixed(0)} kB. Goal loaded only there: ${elsewhere.length === 0 ? 'met' : `**missed**, a list loads ${elsewhere.join(', ')}`}.`,
  ].join('\n');
}
