import type { CDPSession, Page } from '@playwright/test';

/** The cost of five seconds of moving a map. */
export type Movement = {
  /** Of the page. */
  framesPerSecond: number;
  /** In which the map was drawn anew: no more than the mouse had moved. */
  drawnPerSecond: number;
  p95FrameMs: number;
  /** Frames that took longer than two of a 60 Hz screen. */
  longFrames: number;
  frames: number;
  /** Tasks of the page's main thread over 50 ms, waiting included. */
  longTasks: number;
  /** Milliseconds a drawn frame that the page's main thread itself worked. */
  workMs: number;
};

const PAN_MS = 5_000;
const ROUND_MS = 1_250;
const LONG_FRAME_MS = 34;
const LONG_TASK_US = 50_000;
const MAIN_THREAD = 'CrRendererMain';
/** Runs in the page: when each of its frames began, and in which of them a map was drawn (each clears its canvas first). */
const WATCH_FRAMES = `
  globalThis.petcareFrames = [];
  globalThis.petcareDrawn = new Set();
  requestAnimationFrame(function next(at) { petcareFrames.push(at); requestAnimationFrame(next); });
  const clear = WebGL2RenderingContext.prototype.clear;
  WebGL2RenderingContext.prototype.clear = function (mask) { petcareDrawn.add(petcareFrames.length); clear.call(this, mask); };`;

/** Moves the map of the page by mouse, and watches. */
export async function whileMoving(page: Page): Promise<Movement> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(WATCH_FRAMES);
  const trace = await beginTrace(session);
  await drag(page);
  const { stamps, drawn } = await page.evaluate<{ stamps: number[]; drawn: number }>(
    '({ stamps: petcareFrames, drawn: petcareDrawn.size })',
  );
  const { longTasks, worked } = await trace.end();
  await session.detach();
  const durations = stamps.slice(1).map((at, index) => at - (stamps[index] ?? at));
  const seconds = durations.reduce((sum, one) => sum + one, 0) / 1_000;
  const ordered = [...durations].sort((a, b) => a - b);
  return {
    framesPerSecond: durations.length / seconds,
    drawnPerSecond: drawn / seconds,
    p95FrameMs: ordered[Math.floor(ordered.length * 0.95)] ?? 0,
    longFrames: durations.filter((one) => one > LONG_FRAME_MS).length,
    frames: durations.length,
    longTasks,
    workMs: worked / Math.max(1, drawn),
  };
}

/** Round and round a small circle, so that nearly all of the pins stay in view. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('main canvas').first().boundingBox();
  if (!box) throw new Error('There is no map to move');
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) / 8];
  const begin = Date.now();
  await page.mouse.move(x + radius, y);
  await page.mouse.down();
  for (let passed = 0; passed < PAN_MS; passed = Date.now() - begin) {
    const angle = (passed / ROUND_MS) * 2 * Math.PI;
    await page.mouse.move(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  await page.mouse.up();
}

type TraceEvent = { name?: unknown; ph?: unknown; pid?: unknown; tid?: unknown; dur?: unknown; tdur?: unknown; args?: { name?: unknown } };

async function beginTrace(session: CDPSession): Promise<{ end(): Promise<{ longTasks: number; worked: number }> }> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The whole of a trace is large.
    events.push(...(value as TraceEvent[]).filter(({ name }) => name === 'RunTask' || name === 'thread_name'));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'] },
  });
  return {
    async end() {
      const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await done;
      const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)} ${String(tid)}`;
      const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD).map(threadOf));
      const tasks = events.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)));
      return {
        longTasks: tasks.filter(({ dur }) => Number(dur) > LONG_TASK_US).length,
        worked: tasks.reduce((sum, { tdur }) => sum + Number(tdur ?? 0), 0) / 1_000,
      };
    },
  };
}
