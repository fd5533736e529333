import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../scripts/lib/paths.ts';
import { until } from '@petcare/node/processes';
import { whileMoving, type Movement } from './map-movement.ts';

/** The cost of moving the map. Times in milliseconds, sizes in bytes of Brotli. */
export type MapFrames = {
  map: Movement;
  /** MapLibre with nothing to draw, of the same size and moved in the same way. */
  empty: Movement;
  pins: number;
  /** Scripts that the map's page fetches and the list's page does not. */
  mapScriptBytes: number;
  /** Names of map files among those of a page without a map: none, where they are loaded on the map's page alone. */
  mapFilesElsewhere: string[];
};

/** The page's own code is fetched ahead wherever a link leads to it; the map itself is not. */
const MAP_FILES = /maplibre|outlines|pmtiles/;
const FEWEST_PINS = 250;
const PINS_LIMIT_MS = 20_000;
const MAPLIBRE = createRequire(join(root, 'shared', 'maps', 'package.json')).resolve('maplibre-gl');

/**
 * Moves the map of `siteUrl` by mouse for five seconds on a desktop, at a view (`zoom/latitude/longitude`) with about
 * 300 pins, and measures its frames and its scripts. The browser is the caller's: only one with a real GPU tells
 * what a visitor's does. Throws where there are fewer than 250 pins.
 */
export async function measureMapFrames(browser: Browser, siteUrl: string, view: string): Promise<MapFrames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  try {
    const listScripts = await scriptsOf(await context.newPage(), `${siteUrl}/hostpital-list`);
    const page = await context.newPage();
    const mapScripts = await scriptsOf(page, `${siteUrl}/search/map#map=${view}`, () =>
      page.getByRole('button', { name: '확대', exact: true }).waitFor(),
    );
    const pins = await pinsOf(page, view);
    const map = await whileMoving(page);
    await openEmpty(page, siteUrl, view);
    return {
      map,
      empty: await whileMoving(page),
      pins,
      mapScriptBytes: [...mapScripts].filter(([name]) => !listScripts.has(name)).reduce((sum, [, bytes]) => sum + bytes, 0),
      mapFilesElsewhere: [...listScripts.keys()].filter((name) => MAP_FILES.test(name)),
    };
  } finally {
    await context.close();
  }
}

/** The number of places on the map, once it has asked for those of its whole view. */
async function pinsOf(page: Page, view: string): Promise<number> {
  const total = page.getByRole('status').filter({ hasText: '동물병원' }).locator('strong').first();
  let pins = 0;
  const isFull = async () => (pins = Number((await total.textContent())?.replace(/\D/g, ''))) >= FEWEST_PINS;
  if (!(await until(isFull, PINS_LIMIT_MS)))
    throw new Error(`The map shows ${pins} pins at ${view}, and at least ${FEWEST_PINS} are to be moved`);
  await page.waitForLoadState('networkidle');
  return pins;
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
  await session.detach();
  return scripts;
}

/** In the page's place, a map without a single layer where the page's own was. */
async function openEmpty(page: Page, siteUrl: string, view: string): Promise<void> {
  const box = await page.locator('main canvas').first().boundingBox();
  if (!box) throw new Error('There is no map to empty');
  const address = `${siteUrl}/an-empty-map`;
  const place = `position: absolute; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; height: ${box.height}px`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><main><div id="map" style="${place}"></div></main>` }),
  );
  await page.goto(address);
  await page.addScriptTag({ path: MAPLIBRE });
  const [zoom, latitude, longitude] = view.split('/').map(Number);
  const options = JSON.stringify({
    container: 'map',
    style: { version: 8, sources: {}, layers: [] },
    center: [longitude, latitude],
    zoom,
    pixelRatio: 1,
    attributionControl: false,
  });
  await page.evaluate(`new Promise((resolve) => { new maplibregl.Map(${options}).once('idle', () => resolve()); })`);
}
