import type { ServerModule } from '../../platform/module.ts';
import { locationRoutes } from './location.routes.ts';
import type { LocationService } from './location.service.ts';

export { createLocationService, type Location, type LocationService } from './location.service.ts';

/** Positions of addresses, and areas of positions. */
export function locationModule({ location }: { location: LocationService }): ServerModule {
  return { routes: (http) => locationRoutes(http, location) };
}
