import type { Browser } from '@playwright/test';
import { until } from '@petcare/node/processes';
import { pageOf } from '../lib/page-of.ts';
import { browserReport } from './browser-report.ts';
import type { Peers } from './peers.ts';
import { measuredPages } from './profiles.ts';
import { takeRounds } from './rounds.ts';

const RENDERING_LIMIT = 3_000;

/** True when the document itself has content, before any script. A server that has just started may need a moment for that. */
async function isRendered(url: URL): Promise<boolean> {
  return until(async () => (await pageOf(url.port, url.pathname + url.search)).html.includes('id="rendered"'), RENDERING_LIMIT, 200);
}

/** Paints, shifts, blocked time and answers of every page, ours beside the peers'. */
export async function measureBrowser(browser: Browser, { peers, hospitals }: Peers, rounds: number): Promise<string> {
  const pages = measuredPages(hospitals[0] ?? '');
  const rendered = new Set<string>();
  for (const { path } of pages) if (await isRendered(new URL(path, peers[0]?.url))) rendered.add(path);
  const all = await takeRounds(browser, { peers, pages, rounds });
  return browserReport({ all, pages, peers, rendered, rounds });
}
