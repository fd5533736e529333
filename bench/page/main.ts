import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { machine, writeResults } from '../lib/results.ts';
import { runBench, type BenchRun } from '../lib/run-bench.ts';
import { benchArguments } from '../lib/sized.ts';
import { readArguments, type Section, type Wish } from './arguments.ts';
import { measureBrowser } from './browser.ts';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import { measureGoingOn } from './going-on.ts';
import { measureLighthouse } from './lighthouse.ts';
import { startPeers } from './peers.ts';
import { measureRates } from './rates.ts';

async function openBrowser(undo: BenchRun['undo']): Promise<Browser> {
  const executablePath = await findChromium(console.log);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  undo.push(() => browser.close());
  return browser;
}

/** The report of a section that failed, in its place: the others stand. */
function notMeasured(name: Section, error: unknown): string {
  console.error(error);
  process.exitCode = 1;
  return `### Not measured: ${name}\n\n${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
}

async function measure(wish: Wish, { undo }: BenchRun): Promise<string> {
  const browser = await openBrowser(undo);
  const peers = await startPeers(wish.site, (step) => undo.push(step));
  const sections: Record<Section, () => Promise<string>> = {
    browser: () => measureBrowser(browser, peers, wish.rounds),
    'going-on': () => measureGoingOn(browser, peers, wish.rounds),
    lighthouse: () => measureLighthouse(peers),
    rates: () => measureRates(peers),
  };
  const texts = [`\`npm run bench page\` on ${machine(browser.version())}`];
  for (const name of wish.sections) {
    const text = await sections[name]().catch((error: unknown) => notMeasured(name, error));
    console.log(`\n${text}`);
    texts.push(text);
  }
  return texts.join('\n\n');
}

await runBench(async (run) => {
  const wish = readArguments([...benchArguments]);
  const text = await measure(wish, run);
  if (wish.whole) await writeResults('page', text);
  else console.log('\nA part of it: not written down');
});
