import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createKakaoLocalClient } from '../../providers/kakao-local/kakao-local.client.ts';
import type { SearchService } from '../search/index.ts';
import { locationRoutes } from './location.routes.ts';
import { createLocationService, type LocationService } from './location.service.ts';

export type { Location, LocationService } from './location.service.ts';

type Deps = Pick<PlatformDeps, 'config' | 'rateLimits'> & { search: SearchService };

/** Positions of addresses, and areas of positions. */
export function createLocation({ config, rateLimits, search }: Deps): ServerModule<LocationService> {
  const { kakaoLocal } = config.providers;
  const location = createLocationService({ search, rateLimits, kakaoLocal: kakaoLocal && createKakaoLocalClient(kakaoLocal) });
  return { verbs: location, registration: { routes: (http) => locationRoutes(http, location) } };
}
