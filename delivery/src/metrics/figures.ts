import type { Outcome, RenderJob } from '@petcare/contracts';
import type { Metrics } from '@petcare/node';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { Serving } from '../page/serving.ts';
import { unrenderedReleases } from '../render/unrendered.ts';

type Deps = Pick<Serving, 'cache' | 'rendering'> & { registry: LiveRegistry };

/** The times of renderings, also of those that do not come, in this service's threads. */
export function tellRenderings(metrics: Metrics): (name: string, kind: RenderJob['kind'], seconds: number) => void {
  const time = metrics.times('petcare_render_seconds', 'Time of renderings by package and kind.', ['name', 'kind']);
  return (name, kind, seconds) => time({ name, kind }, seconds);
}

/** Counts of what browsers report of releases that visitors get. */
export function tellOutcomes(metrics: Metrics): (outcome: Outcome) => void {
  const count = metrics.counter('petcare_browser_outcomes', 'Outcomes that browsers report, by package, stage and whether it went well.', [
    'name',
    'stage',
    'ok',
  ]);
  return ({ package: name, stage, ok }) => count({ name, stage, ok: String(ok) });
}

/** The figures of this service's pages and of the releases in them. */
export function tellFigures(metrics: Metrics, { registry, cache, rendering }: Deps): void {
  metrics.gauges(
    'pages',
    {
      petcare_pages: 'Pages since the start: given as they were kept, and made.',
      petcare_render_failures: 'Renderings since the start that did not come, by package.',
      petcare_unrendered: 'Releases that visitors get and only browsers can render, by package.',
      petcare_canary_percent: 'Share of visitors who get the canary of a package.',
      petcare_api_away: '1 while the API does not answer.',
    },
    async () => ({
      petcare_pages: cache.counts(),
      petcare_render_failures: byPackage(rendering.log.counts()),
      petcare_unrendered: byPackage(unrenderedReleases(registry, rendering.renderers)),
      petcare_canary_percent: Object.fromEntries(
        [...registry.live().values()].flatMap(({ package: name, canary }) => (canary ? [[name, canary.share]] : [])),
      ),
      petcare_api_away: rendering.isApiAway() ? 1 : 0,
    }),
  );
}

/** The numbers of each package, whichever release and kind they are of: a row for each release would grow with every one. */
function byPackage(counts: Readonly<Record<string, number | string>>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [key, times] of Object.entries(counts)) {
    const [name = key] = key.split('@');
    sums[name] = (sums[name] ?? 0) + (typeof times === 'number' ? times : 1);
  }
  return sums;
}
