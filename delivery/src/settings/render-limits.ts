/** Bounds of rendering, in milliseconds where nothing else is said. */
export type RenderLimits = {
  page: number;
  part: number;
  /** Until a fresh thread can take its first job. */
  start: number;
  /** What one question to the API may take. */
  ask: number;
  /** For parts, once the page is there: what comes later is streamed behind. */
  partsWait: number;
  /** A thread without a job for so long is ended. */
  idle: number;
  /** Megabytes of JavaScript objects in one thread. */
  memory: number;
  /** Threads of one release of a package, at most. */
  threads: number;
  /** Releases that have threads at a time, at most. */
  releases: number;
  /** Pages that are being rendered at a time; beyond it they are given as they are without. */
  underWay: number;
};

const usual: RenderLimits = {
  page: 1_000,
  part: 500,
  start: 10_000,
  ask: 2_000,
  partsWait: 150,
  idle: 300_000,
  memory: 160,
  threads: 1,
  releases: 24,
  underWay: 32,
};

const variables: Record<keyof RenderLimits, string> = {
  page: 'RENDER_PAGE_MS',
  part: 'RENDER_PART_MS',
  start: 'RENDER_START_MS',
  ask: 'RENDER_ASK_MS',
  partsWait: 'RENDER_PARTS_WAIT_MS',
  idle: 'RENDER_IDLE_MS',
  memory: 'RENDER_MEMORY_MB',
  threads: 'RENDER_THREADS',
  releases: 'RENDER_RELEASES',
  underWay: 'RENDER_UNDER_WAY',
};

/** The usual limits, but for those that the environment names. @throws for what is no number above 0 */
export function renderLimits(env: Record<string, string | undefined> = {}): RenderLimits {
  const limits = { ...usual };
  for (const [key, variable] of Object.entries(variables) as [keyof RenderLimits, string][]) {
    const text = env[variable];
    if (!text) continue;
    if (!(Number(text) > 0)) throw new Error(`${variable} must be a number above 0, not "${text}"`);
    limits[key] = Number(text);
  }
  return limits;
}
