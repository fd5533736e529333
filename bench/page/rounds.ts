import type { Browser } from '@playwright/test';
import { desktop, phone, type Device, type MeasuredPage } from './profiles.ts';
import { click, watch, type Sample } from './visit.ts';

/** Something that shows the same pages. `pages` are those that it has, all when left out. */
export type Peer = { name: string; url: string; pages?: readonly string[] };

export type Visit = 'cold' | 'warm';

/** All samples of one page of one peer on one device, first opened or opened again. */
export type Series = { device: Device['name']; visit: Visit; path: string; peer: string; samples: Sample[] };

export const has = (peer: Peer, path: string) => !peer.pages || peer.pages.includes(path);

/** One page of one peer, opened with nothing kept and then again. Each is opened twice: a click would end what is known of the largest paint. */
async function visitOnce(browser: Browser, device: Device, page: MeasuredPage, { url }: Peer): Promise<Record<Visit, Sample>> {
  const address = `${url}${page.path}`;
  const [first, second] = [await browser.newContext(device.context), await browser.newContext(device.context)];
  try {
    const cold = { ...(await watch(first, device, page, address)), ...(await click(second, device, page, address)) };
    const warm = { ...(await watch(first, device, page, address)), ...(await click(first, device, page, address)) };
    return { cold, warm };
  } finally {
    await first.close();
    await second.close();
  }
}

/** Every page of every peer in turn, again and again: what the machine does meanwhile meets all alike. */
export async function takeRounds(
  browser: Browser,
  { peers, pages, rounds }: { peers: readonly Peer[]; pages: readonly MeasuredPage[]; rounds: number },
): Promise<Series[]> {
  const all: Series[] = [];
  const seriesOf = (device: Device['name'], visit: Visit, path: string, peer: string): Series => {
    const known = all.find((one) => one.device === device && one.visit === visit && one.path === path && one.peer === peer);
    if (known) return known;
    const series = { device, visit, path, peer, samples: [] };
    all.push(series);
    return series;
  };
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds} …`);
    for (const device of [phone, desktop]) {
      for (const page of pages) {
        // Nobody is always the first.
        const order = round % 2 === 0 ? [...peers].reverse() : peers;
        for (const peer of order.filter((one) => has(one, page.path))) {
          const samples = await visitOnce(browser, device, page, peer);
          for (const visit of ['cold', 'warm'] as const) seriesOf(device.name, visit, page.path, peer.name).samples.push(samples[visit]);
        }
      }
    }
  }
  return all;
}
