import type { StoredReleases } from '../files/stored-releases.ts';
import type { Rendering } from '../page/page-maker.ts';
import { createFailureLog } from './failure-log.ts';
import type { RenderLimits } from '../settings/render-limits.ts';
import { createFrames } from './frames.ts';
import { createRenderers } from './renderers.ts';

/** What a service needs to render pages; its threads end with `renderers.close()`. */
export function createRendering(options: {
  stored: StoredReleases;
  apiUrl: string;
  limits: RenderLimits;
  dataVersion: () => number;
}): Rendering {
  const log = createFailureLog({ say: (line) => console.error(line) });
  const renderers = createRenderers({ ...options, log });
  return { renderers, frames: createFrames(renderers), limits: options.limits, log };
}
