import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { giftsResolvers } from './gifts.resolvers.ts';
import { createGiftsService, type GiftsService } from './gifts.service.ts';

export type { GiftGroup, GiftsService } from './gifts.service.ts';

/** Gift cards of the point shop. */
export function createGifts(deps: Pick<PlatformDeps, 'db' | 'clock'>): ServerModule<GiftsService> {
  const gifts = createGiftsService(deps);
  return { verbs: gifts, registration: { resolvers: giftsResolvers(gifts) } };
}
