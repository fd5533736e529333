import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { ModeratedKinds } from '../../platform/moderated.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { AlertsService } from '../alerts/index.ts';
import type { ListingsVerbs } from '../listings/index.ts';
import type { PetsService } from '../pets/index.ts';
import type { WordsService } from '../words/index.ts';
import { boardsResolvers } from './boards.resolvers.ts';
import { createBoardsService, type BoardsService } from './boards.service.ts';
import { createCommentsService, type CommentsService } from './comments.service.ts';
import { createListsService, type ListsService } from './lists.service.ts';
import { createMarksService, type MarksService } from './marks.service.ts';
import { moderatedPosts } from './moderated.ts';

export { boardIds, type BoardId } from './boards.policy.ts';
export type { Post } from './boards.service.ts';
export type { MarksService } from './marks.service.ts';
export type { PostComment } from './comments.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['board_bookmarks', 'board_comments', 'board_counts', 'board_likes', 'board_numbers', 'board_posts', 'board_views'];

/** Posts (`writePost`…), `lists` of them, `marks` of readers (thumbs-up…), `comments`, and both as they are `moderated`. */
export type BoardsVerbs = BoardsService & {
  lists: ListsService;
  marks: MarksService;
  comments: CommentsService;
  moderated: ModeratedKinds<'post' | 'comment'>;
};
type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits' | 'uploads'> & {
  accounts: AccountsService;
  alerts: AlertsService;
  listings: Pick<ListingsVerbs, 'owners'>;
  pets: Pick<PetsService, 'getPet'>;
  words: WordsService;
};

/** The community's boards: posts, comments, what readers do with them. */
export function createBoards({ accounts, listings, ...deps }: Deps): ServerModule<BoardsVerbs> {
  const boards = createBoardsService(deps);
  const lists = createListsService(deps.db);
  const marks = createMarksService(deps);
  const comments = createCommentsService(deps);
  const authors = async (queries: { obj: { userId: number | null } }[]) => {
    const people = await accounts.publicUsersByIds(queries.map(({ obj }) => obj.userId ?? 0));
    const hospitals = people.flatMap((person) => (person?.accountType === AccountType.hospital ? [person.id] : []));
    const names = await listings.owners.namesByOwners(hospitals);
    return people.map((person) => (person ? { ...person, type: person.accountType, hospitalName: names.get(person.id) ?? null } : null));
  };
  return {
    verbs: { ...boards, lists, marks, comments, moderated: moderatedPosts(deps.clock) },
    registration: {
      resolvers: boardsResolvers({ boards, lists, marks, comments }),
      jobs: [defineJob(jobType('forget-board-views'), { schedule: '20 4 * * *', mostSeconds: 900, run: () => boards.forgetOldViews() })],
      loaders: { Post: { user: authors }, PostComment: { user: authors } },
    },
  };
}
