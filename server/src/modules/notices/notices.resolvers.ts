import { viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { Notice, NoticesService } from './notices.service.ts';

export function noticesResolvers(notices: NoticesService): Resolvers {
  return {
    Query: {
      getNoticesByPage: async (_root, asked) => unwrap(await notices.listNotices(asked)).map(toNotice),
      getNoticeCount: () => notices.countNotices(),
      getNotice: async (_root, { noticeId }) => toNotice(unwrap(await notices.readNotice(parseId(noticeId)))),
      getNoticeNeighbours: (_root, { noticeId }) => notices.readNeighbours(parseId(noticeId)),
    },
    Mutation: {
      increaseNoticeViewCount: async (_root, { noticeId }, context) =>
        unwrap(await notices.countNoticeView(parseId(noticeId), { viewerId: viewerOf(context)?.id, ip: context.ip })),
    },
  };
}

/** Its files come by a loader. */
function toNotice({ writer, ...notice }: Notice) {
  return { ...notice, admin: { name: writer } };
}
