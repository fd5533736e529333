import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { ModerationService } from './moderation.service.ts';

export function moderationResolvers(moderation: ModerationService): Resolvers {
  return {
    Mutation: {
      createReport: async (_root, { kind, id, reason, detail }, context) =>
        unwrap(await moderation.report(signedInViewer(context), { kind, id: parseId(id) }, { reason, detail: detail ?? null })),
    },
  };
}
