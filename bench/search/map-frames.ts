import type { Browser, CDPSession, Page } from '@playwright/test';

/** What moving the map costs. Times in milliseconds, sizes in bytes of Brotli. */
export type MapFrames = {
  framesPerSecond: number;
  p95FrameMs: number;
  /** Frames that took longer than two of a 60 Hz screen. */
  longFrames: number;
  frames: number;
  /** Tasks of the page's main thread over 50 ms while the map moved, as the browser's trace has them. */
  longTasks: number;
  pins: number;
  /** Scripts that the map's page fetches and the list's page does not. */
  mapScriptBytes: number;
  /** Names of map files among those of a page without a map: none, where they are loaded on the map's page alone. */
  mapFilesElsewhere: string[];
};

/** The page's own code is fetched ahead wherever a link leads to it; the map itself is not. */
const MAP_FILES = /maplibre|outlines|pmtiles/;
const PAN_MS = 5_000;
const LONG_FRAME_MS = 34;
const LONG_TASK_US = 50_000;
/** Runs in the page: when each of its frames began. */
const WATCH_FRAMES = 'globalThis.petcareFrames = []; requestAnimationFrame(function next(at) { petcareFrames.push(at); requestAnimationFrame(next); });';

/**
 * Moves the map of `siteUrl` by mouse for five seconds on a desktop, at a view (`#map=zoom/latitude/longitude`) with
 * about 300 pins, and measures its frames and its scripts. The browser is the caller's: only one with a real GPU tells
 * what a visitor's does.
 */
export async function measureMapFrames(browser: Browser, siteUrl: string, view = '#map=13.2/37.5050/127.0300'): Promise<MapFrames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  try {
    const listScripts = await scriptsOf(await context.newPage(), `${siteUrl}/hostpital-list`);
    const page = await context.newPage();
    const mapScripts = await scriptsOf(page, `${siteUrl}/search/map${view}`, () => page.getByRole('button', { name: '확대', exact: true }).waitFor());
    const pins = Number((await page.getByRole('status').filter({ hasText: '동물병원' }).locator('strong').first().textContent())?.replace(/\D/g, ''));
    const { durations, longTasks } = await whileMoving(page);
    const total = durations.reduce((sum, one) => sum + one, 0);
    const ordered = [...durations].sort((a, b) => a - b);
    return {
      framesPerSecond: Math.round((durations.length / total) * 10_000) / 10,
      p95FrameMs: Math.round((ordered[Math.floor(ordered.length * 0.95)] ?? 0) * 10) / 10,
      longFrames: durations.filter((one) => one > LONG_FRAME_MS).length,
      frames: durations.length,
      longTasks,
      pins,
      mapScriptBytes: [...mapScripts].filter(([name]) => !listScripts.has(name)).reduce((sum, [, bytes]) => sum + bytes, 0),
      mapFilesElsewhere: [...listScripts.keys()].filter((name) => MAP_FILES.test(name)),
    };
  } finally {
    await context.close();
  }
}

/** The scripts that a page fetches, each with what came over the network for it. */
async function scriptsOf(page: Page, url: string, isThere: () => Promise<void> = async () => undefined): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const scripts = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.m?js(\?|$)/.test(response.url)) names.set(requestId, new URL(response.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) scripts.set(name, encodedDataLength);
  });
  await page.goto(url);
  await isThere();
  await page.waitForLoadState('networkidle');
  return scripts;
}

async function whileMoving(page: Page): Promise<{ durations: number[]; longTasks: number }> {
  const session = await page.context().newCDPSession(page);
  const trace = await beginTrace(session);
  await page.evaluate(WATCH_FRAMES);
  await drag(page);
  const stamps = await page.evaluate<number[]>('petcareFrames');
  const durations = stamps.slice(1).map((at, index) => at - (stamps[index] ?? at));
  return { durations, longTasks: await trace.end() };
}

/** Round and round a circle, so that the pins stay the same few hundred. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('main canvas').first().boundingBox();
  if (!box) throw new Error('There is no map to move');
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) / 4];
  const begin = Date.now();
  await page.mouse.move(x + radius, y);
  await page.mouse.down();
  for (let passed = 0; passed < PAN_MS; passed = Date.now() - begin) {
    const angle = (passed / 1_250) * Math.PI;
    await page.mouse.move(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  await page.mouse.up();
}

async function beginTrace(session: CDPSession): Promise<{ end(): Promise<number> }> {
  let longTasks = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    longTasks += value.filter((event) => event['name'] === 'RunTask' && Number(event['dur']) > LONG_TASK_US).length;
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'] } });
  return {
    async end() {
      const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await done;
      return longTasks;
    },
  };
}
