import type { Outcome, TelemetryReport } from '@petcare/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { STREAMS } from '../http/streams.ts';
import type { PageToOpen } from './pages-to-open.ts';

/** The notice of `shared/remote` in the place of what could not be shown, and the one in the place of a shell that never started. */
const NOTICE = /이 부분을 불러오지 못했어요|펫케어를 열지 못했어요/;
/** Until something of the page's owner stands: longer than the shell itself waits before it says that a remote failed. */
const SHOW_LIMIT = 30_000;
/** The same for a page in which something has broken already: it rarely comes, and may be an old fault beside which the page stands. */
const BROKEN_LIMIT = 5_000;
/** For what comes after: data, and what breaks on it. A page that never rests is looked at as it is then. */
const REST_LIMIT = 10_000;
/** For what a page at rest says at once. */
const ANSWER_LIMIT = 10_000;
/** The browser's words on the console when it keeps a file or a script from running. */
const REFUSED = /Content Security Policy|'integrity' attribute/;

// Scripts of the page: this package's sources are checked without a browser's names.
const KEEP = `
  globalThis.smokeReports = [];
  navigator.sendBeacon = (address, body) => {
    globalThis.smokeReports.push(new Response(body).text());
    return true;
  };`;
// The page reports what it has gathered when it is left.
const HAND_OVER = `dispatchEvent(new Event('pagehide')); Promise.all(globalThis.smokeReports)`;

/** Keep what the pages would report, instead of sending it: nobody has visited. */
export async function keepReports(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: KEEP });
}

/** A stream of events has no end, and a page that holds one no rest: it is answered as empty. */
export async function endStreams(context: BrowserContext): Promise<void> {
  await context.route(`**${STREAMS}`, (route) => route.fulfill({ status: 204 }));
}

/** Null when the page is too busy to answer, as in a loop without an end. */
async function reported(page: Page): Promise<Outcome[] | null> {
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_LIMIT).unref());
  const texts = await Promise.race([page.evaluate<string[]>(HAND_OVER), silence]);
  return texts && texts.flatMap((text) => (JSON.parse(text) as TelemetryReport).outcomes);
}

const failureOf = ({ package: name, stage, reason }: Outcome) => `${name} failed (${stage}): ${reason ?? 'without a reason'}`;
/** The page's words for something that it has waited for in vain. */
const IN_VAIN = /took more than \d+ ms|Nothing has started in \d+ s/;

/** The selector of the owner's own things: a remote's tree carries its name, the shell fills the main part itself. */
const placeOf = (owner: string) => (owner === 'shell' ? 'main h1' : `main [data-owner="${owner}"]:not(:empty)`);

/** All that is wrong with a page; `isLate` when it is nothing but that something hasn't come in time. */
export type Look = { wrong: string[]; isLate: boolean };

const lookOf = (broken: readonly string[], late: readonly string[]): Look => ({
  wrong: [...new Set([...broken, ...late])],
  isLate: broken.length === 0 && late.length > 0,
});

/** Open one page as a visitor does, and say all that is wrong with it; nothing when it is well. */
export async function lookAtPage(page: Page, { owner }: PageToOpen, address: string): Promise<Look> {
  const broken: string[] = [];
  const givenUp = new Promise<false>((resolve) => {
    const tell = (text: string) => {
      broken.push(text);
      setTimeout(() => resolve(false), BROKEN_LIMIT).unref();
    };
    page.on('pageerror', (error) => tell(`thrown: ${error.message}`));
    page.on('crash', () => tell('the page crashed'));
    page.on('console', (message) => {
      if (message.type() === 'error' && REFUSED.test(message.text())) tell(`refused by the browser: ${message.text()}`);
    });
  });

  const response = await page.goto(address, { waitUntil: 'commit', timeout: SHOW_LIMIT });
  if (!response?.ok()) return lookOf([`the document answers ${response?.status() ?? 'nothing'}`], []);
  const place = page.locator(placeOf(owner)).first();
  const notice = page.getByText(NOTICE).first();
  const shown = place
    .or(notice)
    .first()
    .waitFor({ state: 'attached', timeout: SHOW_LIMIT })
    .then(
      () => true,
      () => false,
    );
  const stands = await Promise.race([shown, givenUp]);
  await page.waitForLoadState('networkidle', { timeout: REST_LIMIT }).catch(() => undefined);

  const outcomes = await reported(page);
  if (!outcomes) return lookOf(broken, ['the page does not answer any more']);
  const failures = outcomes.filter(({ ok }) => !ok).map(failureOf);
  const late = failures.filter((failure) => IN_VAIN.test(failure));
  broken.push(...failures.filter((failure) => !IN_VAIN.test(failure)));
  if (await notice.isVisible()) (late.length > 0 ? late : broken).push('the notice of a failure stands in it');
  else if (!stands) (broken.length > 0 ? broken : late).push(`nothing of ${owner} stands in it`);
  else if ((await place.count()) === 0) broken.push(`what ${owner} had shown is gone`);
  return lookOf(broken, late);
}
