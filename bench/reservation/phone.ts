import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { startOwnSite } from '../../scripts/lib/site/own-site.ts';
import { demoLogins } from '../../server/src/demo/people/people.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import { median } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';
import { fillMonth, MONTH } from './data.ts';

const ROUNDS = sized(5, 1);
const SLOWER = 4;
const GOAL = 1_000;

type Undo = (() => Promise<unknown>)[];

/** The month of the demo groomer on the composed site: from the press on 월 until every day has its count. */
export async function measureOnPhone(dir: string, undo: Undo): Promise<string> {
  const run = { undo, leave: new AbortController().signal };
  const site = await startOwnSite(run, join(dir, 'site'), { RATE_LIMITS: 'off', DATABASE_URL: undefined });
  const month = await fillDemo(site.databaseUrl);
  const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: CHROMIUM_FLAGS });
  undo.push(() => browser.close());
  const context = await browser.newContext({
    ...{ baseURL: site.url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    storageState: { cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage: await signIn(site.url) }] },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const drawn: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const milliseconds = await drawMonth(page, month.middle);
    // The first round warms up.
    if (round > 0) drawn.push(milliseconds);
    console.log(`month drawn in ${milliseconds.toFixed(0)} ms`);
  }
  const middle = median(drawn);
  return [
    '### The month on a phone',
    '',
    `\`/bizpage/reservation\` of the composed site in Chromium ${browser.version()}, 390 × 844, its processor slowed ${SLOWER} times, the server on the same cores: from the press on 월 until the ${MONTH.bookings.toLocaleString('en')} bookings are fetched and stand in their days, and the frame after it. ${ROUNDS} rounds, median ${middle.toFixed(0)} ms (${Math.min(...drawn).toFixed(0)}–${Math.max(...drawn).toFixed(0)}).`,
    '',
    `Goal ≤ ${GOAL / 1000} s: ${middle <= GOAL ? 'met' : '**missed**'}.`,
  ].join('\n');
}

/** As the site keeps a login: without it the page is the one to log in on. */
async function signIn(url: string): Promise<{ name: string; value: string }[]> {
  const body = JSON.stringify(demoLogins['company']);
  const answer = await fetch(`${url}/api/client/user/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`The demo groomer could not log in: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } };
  return [
    { name: 'petcare.accessToken', value: data.token },
    { name: 'petcare.refreshToken', value: data.refreshToken },
  ];
}

async function fillDemo(databaseUrl: string): Promise<{ middle: string }> {
  const db = createDatabase(databaseUrl, { max: 2 });
  try {
    const [found] = await db<{ business: number; guest: number }[]>`
      select b.id as business, (select min(id) from users where account_type = 0) as guest
      from businesses b join users u on u.id = b.owner_user_id where u.email = ${demoLogins['company']!.email}`;
    if (!found) throw new Error('The demo has no groomer');
    await db`delete from settlements where business_id = ${found.business}`;
    await db`delete from reservations where business_id = ${found.business}`;
    const { last } = await fillMonth(db, found.business, found.guest);
    return { middle: last };
  } finally {
    await db.end();
  }
}

/** Milliseconds in the page itself: nothing of the way to the browser is in them. */
async function drawMonth(page: Page, date: string): Promise<number> {
  await page.goto(`/bizpage/reservation?view=day&date=${date}`);
  await page.getByRole('button', { name: '월', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate<number>(await readFile(join(import.meta.dirname, 'draw-month.js'), 'utf8'));
}
