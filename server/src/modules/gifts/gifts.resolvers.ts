import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { GiftsService } from './gifts.service.ts';

export function giftsResolvers(gifts: GiftsService): Resolvers {
  return {
    Query: {
      getGiftGroups: async (_root, { page, itemsPerPage, sortOption }) =>
        unwrap(await gifts.listGiftGroups({ page, itemsPerPage }, sortOption ?? 'recent')),
      getTotalGiftCount: () => gifts.countGiftGroups(),
    },
  };
}
