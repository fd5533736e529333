import { createFailureLog, type FailureLog } from './failure-log.ts';
import { createFrames } from './frames.ts';
import type { RenderTools } from './render-page.ts';
import { createRenderers, type RendererOptions } from './renderers.ts';

/** The means of rendering, and the log of its failures. */
export type Rendering = RenderTools & {
  log: FailureLog;
  /** True when the API could not answer when it was asked last. */
  isApiAway(): boolean;
};

/** The means by which a service renders pages; its threads end with `renderers.close()`. */
export function createRendering(options: Omit<RendererOptions, 'log' | 'onAsked'>): Rendering {
  const log = createFailureLog({ say: (line) => console.error(line) });
  let isAway = false;
  const renderers = createRenderers({ ...options, log, onAsked: (answered) => (isAway = !answered) });
  return { renderers, frames: createFrames(renderers), limits: options.limits, log, isApiAway: () => isAway };
}
