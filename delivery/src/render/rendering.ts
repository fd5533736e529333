import type { StoredReleases } from '../files/stored-releases.ts';
import type { Rendering } from '../page/page-maker.ts';
import { createFailureLog } from './failure-log.ts';
import type { RenderLimits } from './limits.ts';
import { createRenderers } from './renderers.ts';

/** What a service needs to render pages; its threads end with `renderers.close()`. */
export function createRendering({ stored, apiUrl, limits }: { stored: StoredReleases; apiUrl: string; limits: RenderLimits }): Rendering {
  const log = createFailureLog({ say: (line) => console.error(line) });
  return { renderers: createRenderers({ stored, apiUrl, limits, log }), limits, log };
}
