import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { machine, writeResults } from '../lib/results.ts';
import { readArguments, type Section, type Wish } from './arguments.ts';
import { measureBrowser } from './browser.ts';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import { measureGoingOn } from './going-on.ts';
import { measureLighthouse } from './lighthouse.ts';
import { startPeers } from './peers.ts';
import { measureRates } from './rates.ts';

const undo: (() => Promise<unknown>)[] = [];
async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => void cleanUp().finally(() => process.exit(1)));
process.channel?.unref();

async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium(console.log);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  undo.push(() => browser.close());
  return browser;
}

/** What went wrong with one section is told in its place: the others stand. */
function notMeasured(name: Section, error: unknown): string {
  console.error(error);
  process.exitCode = 1;
  return `### Not measured: ${name}\n\n${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
}

async function measure(wish: Wish): Promise<string> {
  const browser = await openBrowser();
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

try {
  const wish = readArguments(process.argv.slice(2));
  const text = await measure(wish);
  if (wish.whole) await writeResults('page', text);
  console.log(wish.whole ? '\nWritten to bench/results.md' : '\nA part of it: not written down');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
