import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { PaymentsVerbs } from '../payments/index.ts';
import { giftsResolvers } from './gifts.resolvers.ts';
import { giftsRoutes } from './gifts.routes.ts';
import { createGiftsService, type GiftsService } from './gifts.service.ts';

export type { CheckedGift, Gift, GiftGroup, GiftsService } from './gifts.service.ts';

/** Gift cards: groups with a stock, bought with points and money, each with a code of its own. */
export function createGifts({
  payments,
  ...deps
}: Pick<PlatformDeps, 'db' | 'clock'> & { payments: PaymentsVerbs }): ServerModule<GiftsService> {
  const gifts = createGiftsService({ ...deps, orders: payments.orders });
  return { verbs: gifts, registration: { resolvers: giftsResolvers(gifts), routes: (http) => giftsRoutes(http, gifts) } };
}
