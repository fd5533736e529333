import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { PaymentsVerbs } from '../payments/index.ts';
import { giftsResolvers } from './gifts.resolvers.ts';
import { giftsRoutes } from './gifts.routes.ts';
import { createGiftGoodsService, type GiftGoodsService } from './gift-goods.service.ts';
import { createGiftsService, type GiftsService } from './gifts.service.ts';

export { checkName, checkPrice } from './gift-goods.policy.ts';
export type { GiftGoodsService, GiftOnShelf } from './gift-goods.service.ts';
export type { CheckedGift, Gift, GiftGroup, GiftsService } from './gifts.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['gift_groups', 'gifts'];

/** Buying and using gift cards, and the `goods` that an operator puts on sale. */
export type GiftsVerbs = GiftsService & { goods: GiftGoodsService };

/** Gift cards: groups with a stock, bought with points and money, each with a code of its own. */
export function createGifts({
  payments,
  ...deps
}: Pick<PlatformDeps, 'db' | 'clock' | 'uploads'> & { payments: PaymentsVerbs }): ServerModule<GiftsVerbs> {
  const gifts = createGiftsService({ ...deps, orders: payments.orders });
  return {
    verbs: { ...gifts, goods: createGiftGoodsService(deps) },
    registration: { resolvers: giftsResolvers(gifts), routes: (http) => giftsRoutes(http, gifts) },
  };
}
