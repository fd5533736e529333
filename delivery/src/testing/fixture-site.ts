import type { LogLevel, Metrics } from '@petcare/node';
import type { RenderLimits } from '../settings/settings.ts';
import { releasePackage } from '../release/release-package.ts';
import { anApi, type FixtureApi } from './fixture-api.ts';
import { aDelivery, type FixtureDelivery } from './fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from './fixture-house.ts';
import { frameServer, helloServer } from './fixture-servers.ts';

export type Answer = { status: number; headers: Record<string, unknown>; body: string; app: string };

export type FixtureSite = {
  house: FixtureHouse;
  delivery: FixtureDelivery;
  api: FixtureApi;
  /** Live, by package. */
  releases: Map<string, string>;
  /** Release the package's server build and wait until it is live here. */
  release(name: string, server: string): Promise<string>;
  /** As an ordinary visitor. `app` is what stands in `#app`. */
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
};

/** A site of three packages with server builds by hand, over an API that only echoes. */
export async function aSite(
  servers: Record<string, string> = {},
  {
    limits = {} as Partial<RenderLimits>,
    text = (): string => 'answered',
    metrics = null as Metrics | null,
    log = false as LogLevel | false,
  } = {},
): Promise<FixtureSite> {
  const house = await aFixtureHouse();
  const api = await anApi(text);
  const releases = new Map<string, string>();
  let count = 0;
  const put = async (name: string, server: string) => {
    count += 1;
    await house.edit(name, `${name} ${count}`, server);
    const { release } = await releasePackage(house, name);
    releases.set(name, release);
    return release;
  };
  await put('shell', servers['shell'] ?? frameServer());
  for (const name of ['mf-search', 'mf-reviews']) await put(name, servers[name] ?? helloServer(name));
  const delivery = await aDelivery(house, { apiUrl: api.url, limits, metrics, log });
  return {
    house,
    delivery,
    api,
    releases,
    async release(name, server) {
      const release = await put(name, server);
      await delivery.registry.refresh();
      return release;
    },
    async get(url, headers = {}) {
      const { statusCode, headers: answered, body } = await delivery.app.inject({ url, headers: { host: 'petcare.example', ...headers } });
      return {
        status: statusCode,
        headers: answered,
        body,
        app: /<div id="app"[^>]*>([\s\S]*?)<\/div>\n<(?:script|noscript)/.exec(body)?.[1] ?? '',
      };
    },
    async close() {
      await delivery.close();
      await api.close();
      await house.remove();
    },
  };
}
