import type { OriginKind } from '@petcare/contracts';
import type { ChosenMix } from '../mix/choose-mix.ts';
import { renderPage } from '../render/render-page.ts';
import type { Rendering } from '../render/rendering.ts';
import type { RouteTable } from '../route-table/route-tables.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { composedPage, type Place } from './document/composed-page.ts';
import { producePage, type PageProduction } from './document/produce-page.ts';

export type PageToMake = {
  chosen: ChosenMix;
  /** Foreign origins that are in force on it. */
  foreign: Record<OriginKind, readonly string[]>;
  place: Place;
  table: RouteTable | null;
  url: string;
};

/** Makes pages, so many at a time; those beyond it are given without being rendered. */
export function createPageMaker(tools: Rendering, settings: SiteSettings): (page: PageToMake) => Promise<PageProduction> {
  const { environment, formTargets, map } = settings;
  let underWay = 0;

  return async ({ chosen, foreign, place, table, url }) => {
    const parts = composedPage(chosen, place, table?.ownRows ?? [], settings);
    const { mix, shell, overrides, faults, switches, config } = chosen;
    const origins = overrides.local.map(({ origin }) => origin);
    const now = Date.now();
    const canRender = shell.manifest.server !== undefined;
    if (!canRender || underWay >= tools.limits.underWay)
      return producePage(parts, null, { now, whole: !canRender, origins, foreign, formTargets, map });

    underWay += 1;
    const end = () => void (underWay -= 1);
    try {
      const left = new Set([...overrides.local.map(({ remote }) => remote), ...faults.map(({ remote }) => remote)]);
      const rendered = await renderPage(tools, { mix, route: place.route, table, url, now, left, environment, switches, config });
      const production = producePage(parts, rendered, { now, whole: false, origins, foreign, formTargets, map });
      production.answer.then(end, end);
      return production;
    } catch (error) {
      end();
      throw error;
    }
  };
}
