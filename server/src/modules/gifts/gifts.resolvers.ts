import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { orderBody, sumOf } from '../payments/index.ts';
import type { Gift, GiftsService } from './gifts.service.ts';

export function giftsResolvers(gifts: GiftsService): Resolvers {
  return {
    Query: {
      getGiftGroups: async (_root, { page, itemsPerPage, sortOption }) =>
        unwrap(await gifts.listGiftGroups({ page, itemsPerPage }, sortOption ?? 'recent')),
      getTotalGiftCount: () => gifts.countGiftGroups(),
      getGiftGroup: async (_root, { groupId }) => unwrap(await gifts.getGiftGroup(parseId(groupId))),
      getMyGiftsByPage: async (_root, page, context) => unwrap(await gifts.listMyGifts(signedInViewer(context), page)).map(toGift),
      getMyGiftCount: (_root, _args, context) => gifts.countMyGifts(signedInViewer(context)),
    },
    Mutation: {
      buyGiftCard: async (_root, { groupId, point, price }, context) => {
        const order = unwrap(await gifts.buyGift(signedInViewer(context), parseId(groupId), sumOf({ price, point })));
        const message = order.state === 'paid' ? '상품권을 샀어요.' : '결제를 이어서 해 주세요.';
        return { success: true, message, order: orderBody(order) };
      },
    },
  };
}

/** A card as it goes over the wire. */
function toGift({ orderIdx, ...gift }: Gift) {
  return { ...gift, ordrIdx: orderIdx };
}
