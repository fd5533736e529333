import type { ModeratedKinds } from '../../platform/moderated.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { AlertsService } from '../alerts/index.ts';
import type { WordsService } from '../words/index.ts';
import { createCommentsService, type CommentsService } from './comments.service.ts';
import { createContestDesk, type ContestDesk } from './contest-desk.service.ts';
import { contestResolvers } from './contest.resolvers.ts';
import { contestRoutes } from './contest.routes.ts';
import { createContestService, type ContestService } from './contest.service.ts';
import { createContestWire } from './contest.wire.ts';
import { moderatedEntries } from './moderated.ts';

export type { ContestDesk, RoundDraft } from './contest-desk.service.ts';
export type { ContestService, EntryDraft, Round } from './contest.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['contest_comment_likes', 'contest_comments', 'contest_entries', 'contest_likes', 'contest_rounds'];

/**
 * Entries of rounds (`enter`, `toggleLike`…), `comments` on them, both as they are `moderated`, and the `desk` where operators
 * open rounds and name winners.
 */
export type ContestVerbs = ContestService & {
  comments: CommentsService;
  desk: ContestDesk;
  moderated: ModeratedKinds<'entry' | 'entryComment'>;
};

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits' | 'uploads'> & {
  accounts: AccountsService;
  alerts: AlertsService;
  words: WordsService;
};

/** The picture contest: rounds with prizes, entries, likes and comments while one runs, winners after it. */
export function createContest({ accounts, ...deps }: Deps): ServerModule<ContestVerbs> {
  const { clock } = deps;
  const contest = createContestService(deps);
  const comments = createCommentsService(deps);
  const wire = createContestWire({ accounts, contest, clock });
  return {
    verbs: { ...contest, comments, desk: createContestDesk(deps), moderated: moderatedEntries(clock) },
    registration: {
      resolvers: contestResolvers({ contest, comments, wire }),
      routes: (http) => contestRoutes(http, { contest, comments, wire }),
    },
  };
}
