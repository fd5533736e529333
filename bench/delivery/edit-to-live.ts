import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Checkout, RunningSite } from '../lib/checkout.ts';
import { median, seconds, table, times } from '../lib/figures.ts';
import { buildMonolith } from '../lib/monolith.ts';
import { sized } from '../lib/sized.ts';
import { changePage } from './change.ts';

const REMOTE = 'mf-search';
const ROUNDS = sized(3, 1);
const POLL = 25;
const LIMIT = 10 * 60_000;
const MOST_SECONDS = 15;
const LARGEST_SHARE = 1 / 5;

/** True when a visitor who opens the page now is given the change. */
async function isServed(url: string, mark: string): Promise<boolean> {
  const html = await (await fetch(`${url}/hostpital-list`)).text();
  const [, address] = /href="([^"]+\/hospital-list\.page\.[0-9a-f]+\.js)"/.exec(html) ?? [];
  if (!address) return false;
  const script = await fetch(new URL(address, url));
  return script.ok && (await script.text()).includes(mark);
}

/** From the command to the first visitor. */
async function release(checkout: Checkout, site: RunningSite, flags: string[]): Promise<number> {
  const mark = await changePage(checkout);
  const started = performance.now();
  const command = checkout.run('npm', ['run', 'release', REMOTE, '--', ...flags]);
  let refused: string | null = null;
  void command.then(({ code, output }) => (refused = code === 0 ? null : output));
  while (!(await isServed(site.url, mark))) {
    if (refused !== null || performance.now() - started > LIMIT) throw new Error(`The change was not released:\n${refused ?? 'too late'}`);
    await pause(POLL);
  }
  const live = (performance.now() - started) / 1000;
  await command;
  return live;
}

/** Seconds from `npm run rollback` to the first visitor who has the release of before. */
async function rollBack(checkout: Checkout, site: RunningSite): Promise<number> {
  const mark = await changePage(checkout);
  const { code, output } = await checkout.run('npm', ['run', 'release', REMOTE, '--', '--no-smoke']);
  if (code !== 0) throw new Error(`The change was not released:\n${output}`);
  while (!(await isServed(site.url, mark))) await pause(POLL);
  const started = performance.now();
  const command = checkout.run('npm', ['run', 'rollback', REMOTE]);
  while (await isServed(site.url, mark)) {
    if (performance.now() - started > LIMIT) throw new Error('The change was not rolled back');
    await pause(POLL);
  }
  const back = (performance.now() - started) / 1000;
  await command;
  return back;
}

/** The same change, with everything built as one application: built, hashed, compressed. */
async function buildChanged(checkout: Checkout, out: string, previous?: string): Promise<number> {
  await changePage(checkout);
  return buildMonolith(checkout, { out, ...(previous && { previous }) });
}

const forget = (checkout: Checkout, name: string) => rm(join(checkout.root, '.cache', 'webpack', name), { recursive: true, force: true });

type EditTimes = { whole: number; unlooked: number; monolith: number };

/** Each way once, one after the other. */
async function takeTurn(
  checkout: Checkout,
  site: RunningSite,
  monolith: () => Promise<number>,
  before: () => Promise<void> = async () => undefined,
): Promise<EditTimes> {
  await before();
  const whole = await release(checkout, site, []);
  await before();
  const unlooked = await release(checkout, site, ['--no-smoke']);
  return { whole, unlooked, monolith: await monolith() };
}

function middleOf(turns: readonly EditTimes[]): EditTimes {
  const middle = (way: keyof EditTimes) => median(turns.map((turn) => turn[way]));
  return { whole: middle('whole'), unlooked: middle('unlooked'), monolith: middle('monolith') };
}

/** Seconds from an edit of one remote to the first visitor who has it, and of building the same sources as one application. */
export async function editToLive(checkout: Checkout, site: RunningSite, folder: (name: string) => string): Promise<string> {
  const turns: { cold: EditTimes[]; warm: EditTimes[] } = { cold: [], warm: [] };
  const forgetAll = async () => void (await Promise.all([forget(checkout, `${REMOTE}-production`), forget(checkout, 'monolith')]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = [folder(`cold-${round}`), folder(`warm-${round}`)];
    turns.cold.push(await takeTurn(checkout, site, () => buildChanged(checkout, first), forgetAll));
    turns.warm.push(await takeTurn(checkout, site, () => buildChanged(checkout, second, first)));
  }
  const back: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) back.push(await rollBack(checkout, site));
  const [cold, warm] = [middleOf(turns.cold), middleOf(turns.warm)];

  const rows = [
    ['`npm run release mf-search` to the first visitor', seconds(warm.whole), seconds(cold.whole)],
    ['the same with `--no-smoke`', seconds(warm.unlooked), seconds(cold.unlooked)],
    [
      'peer: the same sources as one application, built, hashed and compressed; not yet checked or deployed',
      seconds(warm.monolith),
      seconds(cold.monolith),
    ],
    ['share of the peer', times(warm.whole / warm.monolith), times(cold.whole / cold.monolith)],
    ['share of the peer with `--no-smoke`', times(warm.unlooked / warm.monolith), times(cold.unlooked / cold.monolith)],
  ];
  const verdict = (met: boolean) => (met ? 'met' : 'missed');
  return [
    '### From an edit to live',
    '',
    `Median of ${ROUNDS} edits of one page. "Kept" means with webpack's cache of the build before, "from nothing" without it. Building everything as one application, from nothing, is the peer of the goal.`,
    '',
    table(['', 'kept', 'from nothing'], rows),
    '',
    `Goal ${MOST_SECONDS} s: ${verdict(warm.whole <= MOST_SECONDS && cold.whole <= MOST_SECONDS)}. Goal 1/5 of building everything as one application (${seconds(cold.monolith)}): ${verdict(warm.whole / cold.monolith <= LARGEST_SHARE)} with the cache (${times(warm.whole / cold.monolith)}), ${verdict(cold.whole / cold.monolith <= LARGEST_SHARE)} without (${times(cold.whole / cold.monolith)}).`,
    '',
    `\`npm run rollback mf-search\` to the first visitor who has the release of before: ${seconds(median(back))}, the command's start included.`,
  ].join('\n');
}
