import type { FastifyInstance } from 'fastify';
import type { StoredReleases } from '../files/stored-releases.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { Database } from '../platform/database.ts';
import { keepWarm } from '../render/keep-warm.ts';
import type { RendererOptions } from '../render/renderers.ts';
import { createRendering, type Rendering } from '../render/rendering.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { createDataVersion, type DataVersion } from './cache/data-version.ts';
import { hearPageNews } from './cache/page-news.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';

/** The means by which a service renders its pages and keeps them, as long as it runs. */
export type Serving = {
  rendering: Rendering;
  cache: PageCache;
  dataVersion: DataVersion;
  /** To be told what a write has changed; gives the mark of whoever has written. */
  onChange: (topics: readonly string[], write: string | undefined) => string;
};

type Deps = {
  sql: Database | null;
  registry: LiveRegistry;
  stored: StoredReleases;
  settings: SiteSettings;
  onRendered?: RendererOptions['onRendered'];
};

/** @param sql null while the database is away: nobody writes then */
export function serving(app: FastifyInstance, { sql, registry, stored, settings, onRendered }: Deps): Serving {
  const { apiUrl, limits } = settings;
  const dataVersion = createDataVersion();
  const rendering = createRendering({ stored, apiUrl, limits, dataVersion: dataVersion.current, onRendered });
  if (sql) hearPageNews(app, sql, dataVersion);
  const warmth = keepWarm(registry, rendering.renderers, limits.warm);
  app.addHook('onReady', () => warmth.first);
  app.addHook('onClose', async () => {
    warmth.stop();
    rendering.renderers.close();
  });
  return {
    rendering,
    dataVersion,
    onChange(topics, write) {
      dataVersion.bump(topics, write);
      return dataVersion.mark();
    },
    cache: createPageCache({ dataVersion, isAway: rendering.isApiAway, onError: console.error }),
  };
}
