import { viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { parsePage } from '../../platform/paging.ts';
import type { CommentsService } from './comments.service.ts';
import type { ContestService } from './contest.service.ts';
import type { ContestWire } from './contest.wire.ts';

type Services = { contest: ContestService; comments: CommentsService; wire: ContestWire };

/** The reading that pages need while a server renders them; all else is REST. */
export function contestResolvers({ contest, comments, wire }: Services): Resolvers {
  return {
    Query: {
      getContest: async (_root, _args, context) => wire.round(await contest.findRound(), viewerOf(context)?.id),
      getContestEntries: async (_root, { roundId, sort, page, count }, context) => {
        const viewerId = viewerOf(context)?.id;
        const asked = { ...unwrap(parsePage(page, count)), sort: sort ?? 'recent' } as const;
        const of = { ...(roundId && { roundId: parseId(roundId) }), ...(viewerId !== undefined && { viewerId }) };
        return wire.entries(unwrap(await contest.listEntries({ ...asked, ...of })).items, viewerId);
      },
      getBestContestEntries: async (_root, _args, context) => {
        const viewerId = viewerOf(context)?.id;
        return wire.entries(await contest.listBest(viewerId), viewerId);
      },
      getContestEntry: async (_root, { entryId }, context) => {
        const viewerId = viewerOf(context)?.id;
        return wire.entry(unwrap(await contest.getEntry(parseId(entryId), viewerId)), viewerId);
      },
      getContestComments: async (_root, { entryId, page, count }, context) => {
        const viewerId = viewerOf(context)?.id;
        const listed = await comments.listComments(parseId(entryId), unwrap(parsePage(page, count)), viewerId);
        return wire.comments(unwrap(listed).items, viewerId);
      },
      getContestCommentCount: async (_root, { entryId }) =>
        unwrap(await comments.listComments(parseId(entryId), { page: 1, count: 1 })).total,
    },
  };
}
