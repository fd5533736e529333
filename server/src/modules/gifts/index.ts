import type { ServerModule } from '../../platform/module.ts';
import { giftsResolvers } from './gifts.resolvers.ts';
import type { GiftsService } from './gifts.service.ts';

export { createGiftsService } from './gifts.service.ts';
export type { GiftGroup, GiftsService } from './gifts.service.ts';

/** Gift cards of the point shop. */
export function giftsModule(gifts: GiftsService): ServerModule {
  return { resolvers: giftsResolvers(gifts) };
}
