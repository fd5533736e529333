import type { OriginKind } from '@petcare/contracts';
import type { ChosenMix } from '../mix/choose-mix.ts';
import { renderPage } from '../render/render-page.ts';
import type { Rendering } from '../render/rendering.ts';
import type { RouteTable } from '../route-table/route-tables.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { composedPage, type PageAddress } from './document/composed-page.ts';
import { producePage, type PageProduction } from './document/produce-page.ts';

export type PageToMake = {
  chosen: ChosenMix;
  /** Foreign origins that are in force on it. */
  foreign: Record<OriginKind, readonly string[]>;
  place: PageAddress;
  table: RouteTable | null;
  url: string;
  /** The page without content, for a worker to keep. */
  isFrame: boolean;
  /** Of whoever asks. */
  network: string;
};

/** Makes pages, so many at a time in all and for one network; those beyond it are given without being rendered. */
export function createPageMaker(tools: Rendering, settings: SiteSettings): (page: PageToMake) => Promise<PageProduction> {
  const { environment, formTargets, map, uploadsUrl } = settings;
  const underWay: string[] = [];
  const hasRoom = (network: string) =>
    underWay.length < tools.limits.underWay && underWay.filter((one) => one === network).length < tools.limits.underWayOfNetwork;

  return async ({ chosen, foreign, place, table, url, isFrame, network }) => {
    const parts = composedPage(chosen, place, table?.ownRows ?? [], isFrame, settings);
    const { mix, shell, overrides, faults, switches, config } = chosen;
    const origins = overrides.local.map(({ origin }) => origin);
    const now = Date.now();
    const canRender = shell.manifest.server !== undefined && !isFrame;
    if (!canRender || !hasRoom(network))
      return producePage(parts, null, { now, whole: !canRender, origins, foreign, formTargets, map, uploadsUrl });

    underWay.push(network);
    const end = () => void underWay.splice(underWay.indexOf(network), 1);
    try {
      const left = new Set([...overrides.local.map(({ remote }) => remote), ...faults.map(({ remote }) => remote)]);
      const rendered = await renderPage(tools, { mix, route: place.route, table, url, now, left, environment, switches, config });
      const production = producePage(parts, rendered, { now, whole: false, origins, foreign, formTargets, map, uploadsUrl });
      production.answer.then(end, end);
      return production;
    } catch (error) {
      end();
      throw error;
    }
  };
}
