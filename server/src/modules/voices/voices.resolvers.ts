import { viewerOf } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { VoicesService } from './voices.service.ts';

export function voicesResolvers(voices: VoicesService): Resolvers {
  const senderOf = (context: GraphqlContext) => ({ viewerId: viewerOf(context)?.id, ip: context.ip });
  return {
    Mutation: {
      createCustomerVoice: async (_root, voice, context) => {
        unwrap(await voices.sendVoice(voice, senderOf(context)));
        return true;
      },
      createAdIntroduction: async (_root, ad, context) => {
        unwrap(await voices.sendAdIntroduction(ad, senderOf(context)));
        return true;
      },
    },
  };
}
