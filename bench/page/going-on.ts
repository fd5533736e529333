import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { median, percentile, table, times } from '../lib/figures.ts';
import { MONOLITH } from './browser-report.ts';
import type { Peers } from './peers.ts';
import { measuredPages, phone, type MeasuredPage } from './profiles.ts';
import type { Peer } from './rounds.ts';
import { openTab, untilThere, type Tab } from './tab.ts';
import { atRest } from './visit.ts';

const MOST_ROUNDS = 3;
const MOST_BYTES = 1.5;
const MOST_MILLISECONDS = 240;
const MOST_INTERACTION = 200;
/** A finger on a link, or the mouse above it, before it is a click. */
const INTENT = 300;
/** The drawer slides in. */
const SLIDE = 700;
/** The shortest that the browser tells of an interaction. */
const SHORTEST = 16;

const DRAWER = 'header button[aria-label="전체 메뉴 열기"]';
const LINK = '[role="dialog"] a[href="/community/mypet"]';
const ARRIVED = {
  screen: 'main a[href="/community/mypet/input"], main a[href^="/login?"]',
  content: 'main li a[href^="/community/mypet/"]',
};

type NavigationCost = { screen: number; content: number; bytes: number; scripts: number };

async function tap(tab: Tab, selector: string, text = '', intent = 0): Promise<void> {
  await tab.press(await untilThere(() => tab.place(selector, text), `${selector} in view`), intent);
}

async function withList<T>(
  browser: Browser,
  page: MeasuredPage,
  { url }: Peer,
  saving: boolean,
  act: (tab: Tab) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone.context);
  // Who saves data gets nothing in advance: what is fetched after the click is what the second remote costs.
  if (saving)
    await context.addInitScript("Object.defineProperty(Object.getPrototypeOf(navigator.connection), 'saveData', { get: () => true })");
  try {
    const tab = await openTab(context, phone, page);
    await tab.open(`${url}${page.path}`);
    await atRest(tab, page);
    return await act(tab);
  } finally {
    await context.close();
  }
}

/** From the list of mf-search to the board of mf-community by the menu. */
async function goOn(tab: Tab, page: MeasuredPage, intent: number): Promise<NavigationCost> {
  await tap(tab, DRAWER);
  await pause(SLIDE);
  const place = await untilThere(() => tab.place(LINK), `${LINK} in view`);
  const before = tab.traffic.until(Infinity);
  await tab.follow(ARRIVED);
  await tab.press(place, intent);
  const went = await untilThere(async () => {
    const { clicked, screen, content } = (await tab.seen())?.went ?? {};
    return clicked !== undefined && screen !== undefined && content !== undefined && { clicked, screen, content };
  }, 'The board');
  await atRest(tab, { ...page, shows: ARRIVED.content });
  const after = tab.traffic.until(Infinity);
  return {
    screen: went.screen - went.clicked,
    content: went.content - went.clicked,
    bytes: after.bytes - before.bytes,
    scripts: after.scripts - before.scripts,
  };
}

/** A handful of things that people do on the list. @returns milliseconds until each was drawn */
async function interact(tab: Tab): Promise<number[]> {
  const chips = 'main [aria-label="시설과 서비스"] button';
  const steps = [
    () => tap(tab, chips, '24시'),
    () => tap(tab, chips, '미용'),
    () => tap(tab, chips, '24시'),
    () => tap(tab, DRAWER),
    () => tab.type(['Escape']),
    () => tap(tab, 'main input'),
    () => tab.type([...'a1', 'Enter']),
  ];
  const taps = 9;
  for (const step of steps) {
    await step();
    await pause(SLIDE);
  }
  const told = Object.values((await tab.seen())?.interactions ?? {});
  return [...told, ...Array.from({ length: Math.max(0, taps - told.length) }, () => SHORTEST)];
}

const whole = (value: number) => Math.round(value).toString();
const kilobytes = (value: number) => (value / 1000).toFixed(1);
const verdict = (met: boolean) => (met ? 'met' : '**missed**');

/** The cost of going on to another team's page, and the speed of the page under one's fingers; on the phone. */
export async function measureGoingOn(browser: Browser, { peers: all, hospitals }: Peers, asked: number): Promise<string> {
  const rounds = Math.min(asked, MOST_ROUNDS);
  const peers = all.filter(({ pages }) => !pages);
  const page = measuredPages(hospitals[0] ?? '').find(({ path }) => path === '/hostpital-list');
  if (!page) throw new Error('The list is not measured');
  const taken = peers.map((peer) => ({
    peer,
    plain: [] as NavigationCost[],
    intended: [] as NavigationCost[],
    interactions: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { peer, plain, intended, interactions } of taken) {
      plain.push(await withList(browser, page, peer, true, (tab) => goOn(tab, page, 0)));
      intended.push(await withList(browser, page, peer, false, (tab) => goOn(tab, page, INTENT)));
      interactions.push(...(await withList(browser, page, peer, false, interact)));
    }
  }
  const of = (gone: readonly NavigationCost[], measure: keyof NavigationCost) => median(gone.map((one) => one[measure]));
  const rows = taken.map(({ peer, plain, intended, interactions }) => [
    peer.name,
    kilobytes(of(plain, 'scripts')),
    kilobytes(of(plain, 'bytes')),
    `${whole(of(plain, 'screen'))} / ${whole(of(plain, 'content'))}`,
    `${whole(of(intended, 'screen'))} / ${whole(of(intended, 'content'))}`,
    `${whole(percentile(interactions, 0.75))} (${whole(Math.max(...interactions))})`,
  ]);
  const [ours, monolith] = [taken[0], taken.find(({ peer }) => peer.name === MONOLITH)];
  if (!ours || !monolith) throw new Error('There is nothing to compare');
  const share = of(ours.plain, 'scripts') / of(monolith.plain, 'scripts');
  const shown = of(ours.intended, 'screen');
  const p75 = percentile(ours.interactions, 0.75);
  return [
    "### Going on to a second remote, and under one's fingers",
    '',
    `The phone of above, ${rounds} rounds in turn, medians: from \`/hostpital-list\` at rest to \`/community/mypet\` by the link in the menu. Bytes over the wire for a visitor who saves data, to whom nothing is sent in advance; milliseconds from the click until the screen's head / its posts are drawn. Intent: the finger is on the link ${INTENT} ms before the click. Interactions: nine taps and keys on the list (chips, menu, search), until the next paint, p75 (longest) as the browser tells them, in steps of 8 ms.`,
    '',
    table(['', 'scripts, kB', 'all, kB', 'plain: shown', 'with intent: shown', 'interaction to next paint'], rows),
    '',
    `Goal scripts ≤ ${MOST_BYTES} × the monolith's lazy chunk: ${verdict(share <= MOST_BYTES)} (${times(share)}). Goal shown within ${MOST_MILLISECONDS} ms of the click with intent: ${verdict(shown <= MOST_MILLISECONDS)} (${whole(shown)} ms; the posts ${whole(of(ours.intended, 'content'))} ms). Goal interaction p75 < ${MOST_INTERACTION} ms: ${verdict(p75 < MOST_INTERACTION)} (${whole(p75)} ms).`,
  ].join('\n');
}
