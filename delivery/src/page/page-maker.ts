import type { TrackerKeys } from '@petcare/contracts';
import type { FailureLog } from '../render/failure-log.ts';
import { renderPage, type RenderTools } from '../render/render-page.ts';
import { composedPage, type Place, type Special } from './document/composed-page.ts';
import type { MapProvider } from '../settings/map-provider.ts';
import type { Mix, MixedRelease } from '../mix/mix.ts';
import { producePage, type PageProduction } from './document/produce-page.ts';
import type { RouteTable } from '../route-table/route-tables.ts';

/** What renders, and what is told of its failures. */
export type Rendering = RenderTools & { log: FailureLog };

export type PageToMake = { mix: Mix; shell: MixedRelease; place: Place; rowsOf: RouteTable['rowsOf']; special: Special; url: string };

/** What of the site's surroundings its pages have to know. */
export type PageSettings = {
  trackers: TrackerKeys | undefined;
  formTargets: readonly string[];
  hasPostcode: boolean;
  map: MapProvider | undefined;
};

/** Makes pages, so many at a time; those beyond it are given without being rendered. */
export function createPageMaker(
  tools: Rendering,
  { trackers, formTargets, hasPostcode, map }: PageSettings,
): (page: PageToMake) => Promise<PageProduction> {
  let underWay = 0;

  return async ({ mix, shell, place, rowsOf, special, url }) => {
    const composed = composedPage(mix, shell, place, special);
    const parts = {
      ...composed,
      composition: {
        ...composed.composition,
        ...(trackers && { trackers }),
        ...(hasPostcode && { postcode: true as const }),
        ...(map && { map: map.settings }),
      },
    };
    const { overrides, faults } = special;
    const origins = overrides.local.map(({ origin }) => origin);
    const now = Date.now();
    const canRender = shell.manifest.server !== undefined;
    if (!canRender || underWay >= tools.limits.underWay)
      return producePage(parts, null, { now, whole: !canRender, origins, formTargets, map });

    underWay += 1;
    const end = () => void (underWay -= 1);
    try {
      const left = new Set([...overrides.local.map(({ remote }) => remote), ...faults.map(({ remote }) => remote)]);
      const rendered = await renderPage(tools, { mix, route: place.route, rowsOf, url, now, left });
      const production = producePage(parts, rendered, { now, whole: false, origins, formTargets, map });
      production.answer.then(end, end);
      return production;
    } catch (error) {
      end();
      throw error;
    }
  };
}
