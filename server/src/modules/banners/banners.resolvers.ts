import { viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { BannersService } from './banners.service.ts';

export function bannersResolvers(banners: BannersService): Resolvers {
  const count = async (act: 'view' | 'click', bannerId: string, context: GraphqlContext) =>
    unwrap(await banners.countBannerVisit(parseId(bannerId), act, { viewerId: viewerOf(context)?.id, ip: context.ip }));
  return {
    Query: {
      getBannersByType: async (_root, { type }) =>
        (await banners.listBanners(type)).map(({ pcImage, createdAt, ...banner }) => ({
          ...banner,
          PCImage: pcImage,
          timestamp: { createdAt, updatedAt: null },
        })),
    },
    Mutation: {
      increaseBannerVisitorCount: (_root, { bannerId }, context) => count('view', bannerId, context),
      increaseBannerClickCount: (_root, { bannerId }, context) => count('click', bannerId, context),
    },
  };
}
