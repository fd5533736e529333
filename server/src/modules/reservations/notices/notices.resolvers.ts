import { signedInViewer } from '../../../platform/access/access.ts';
import { parseId } from '../../../platform/database/ids.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { Resolvers } from '../../../platform/graphql/schema.gen.ts';
import type { NoticesService } from './notices.service.ts';

export function noticesResolvers(notices: NoticesService): Resolvers {
  return {
    Query: {
      getMyReservationNotices: async (_root, page, context) =>
        unwrap(await notices.listMine(signedInViewer(context), page)).map(({ readAt, ...notice }) => ({
          ...notice,
          isRead: readAt !== null,
        })),
      getMyReservationNoticeCount: (_root, { unreadOnly }, context) =>
        notices.countMine(signedInViewer(context), { unreadOnly: unreadOnly ?? false }),
    },
    Mutation: {
      readMyReservationNotices: (_root, { ids }, context) => notices.markRead(signedInViewer(context), ids?.map(parseId) ?? null),
    },
  };
}
