import type { BrowserContext } from '@playwright/test';
import type { Device, MeasuredPage } from './profiles.ts';
import { openTab, untilThere, type PageObservations, type Tab } from './tab.ts';

/** A page is done when nothing was fetched, and no task was long, for so many milliseconds. */
const QUIET = 300;
/** Tasks up to this long, in milliseconds, block nobody. */
const SHORT_TASK = 50;

/** The figures of one opening of a page; milliseconds since the navigation began, bytes as they went over the wire. */
export type Sample = {
  fcp: number;
  lcp: number;
  cls: number;
  /** Blocked time after the first paint, and all of it. */
  tbt: number;
  blocked: number;
  /** The time at which a click was first taken, and below it what had come over the wire until then. */
  answers: number;
  requests: number;
  bytes: number;
  kinds: Record<string, number>;
};

type PaintFigures = Pick<Sample, 'fcp' | 'lcp' | 'cls' | 'tbt' | 'blocked'>;
type ClickFigures = Pick<Sample, 'answers' | 'requests' | 'bytes' | 'kinds'>;

/** The worst burst of shifts: at most 5 s long, with less than 1 s between them. */
function worstBurst(shifts: readonly [number, number][]): number {
  let [worst, sum, first, last] = [0, 0, 0, -Infinity];
  for (const [at, value] of shifts) {
    const isSame = at - last < 1000 && at - first < 5000;
    [sum, first] = isSame ? [sum + value, first] : [value, at];
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

function blockedAfter(tasks: readonly [number, number][], from: number): number {
  return tasks.reduce((sum, [at, duration]) => {
    const blocking = Math.min(duration - SHORT_TASK, at + duration - Math.max(from, at + SHORT_TASK));
    return sum + Math.max(0, blocking);
  }, 0);
}

const endOfTasks = ({ tasks }: PageObservations) => Math.max(0, ...tasks.map(([at, duration]) => at + duration));

/** Leave the page alone until it is done: its content is there, and nothing is fetched or worked on any more. */
export async function atRest(tab: Tab, { path, shows }: MeasuredPage): Promise<PageObservations> {
  await untilThere(() => tab.stands(shows), `${shows} at ${path}`, 100);
  return untilThere(
    async () => {
      if (tab.traffic.quietFor() < QUIET) return null;
      const seen = await tab.seen();
      return seen?.loaded && seen.largest !== null && seen.now - endOfTasks(seen) >= QUIET ? seen : null;
    },
    `Rest at ${path}`,
    100,
  );
}

/** Open a page and see how it comes. */
export async function watch(context: BrowserContext, device: Device, page: MeasuredPage, url: string): Promise<PaintFigures> {
  const tab = await openTab(context, device, page);
  try {
    await tab.open(url);
    const { paint, largest, shifts, tasks } = await atRest(tab, page);
    return {
      fcp: paint ?? NaN,
      lcp: largest ?? NaN,
      cls: worstBurst(shifts),
      tbt: blockedAfter(tasks, paint ?? 0),
      blocked: blockedAfter(tasks, 0),
    };
  } finally {
    await tab.close();
  }
}

/** Open a page and click its control every 50 ms until the page answers. */
export async function click(context: BrowserContext, device: Device, page: MeasuredPage, url: string): Promise<ClickFigures> {
  const tab = await openTab(context, device, page);
  try {
    await tab.open(url);
    const answers = await untilThere(async () => {
      const seen = await tab.seen();
      if (seen?.answered != null) return seen.answered;
      const place = await tab.place();
      if (place) await tab.press(place);
      return null;
    }, `${page.says} at ${url}`);
    const { requests, bytes, kinds } = tab.traffic.until(answers);
    return { answers, requests, bytes, kinds };
  } finally {
    await tab.close();
  }
}
