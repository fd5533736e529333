import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AccountsService } from '../accounts/index.ts';
import { boardsResolvers } from './boards.resolvers.ts';
import { createBoardsService, type BoardsService } from './boards.service.ts';
import { createCommentsService, type CommentsService } from './comments.service.ts';

export { boardIds, type BoardId } from './boards.policy.ts';
export type { Post } from './boards.service.ts';
export type { PostComment } from './comments.service.ts';

/** Posts (`writePost`, `toggleLike`…), and `comments` on them. */
export type BoardsVerbs = BoardsService & { comments: CommentsService };
type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits' | 'uploads'> & { accounts: AccountsService };

/** The community's boards: posts, comments, thumbs up. */
export function createBoards({ accounts, ...deps }: Deps): ServerModule<BoardsVerbs> {
  const boards = createBoardsService(deps);
  const comments = createCommentsService(deps);
  const authors = async (queries: { obj: { userId: number | null } }[]) => {
    const people = await accounts.publicUsersByIds(queries.map(({ obj }) => obj.userId ?? 0));
    return people.map((person) => (person ? { ...person, type: person.accountType } : null));
  };
  return {
    verbs: { ...boards, comments },
    registration: {
      resolvers: boardsResolvers(boards, comments),
      loaders: { Post: { user: authors }, PostComment: { user: authors } },
    },
  };
}
