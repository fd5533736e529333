import type { ServerModule } from '../../platform/module.ts';
import type { AccountsService } from '../accounts/index.ts';
import { boardsResolvers } from './boards.resolvers.ts';
import type { BoardsService } from './boards.service.ts';
import type { CommentsService } from './comments.service.ts';

export { boardIds, type BoardId } from './boards.policy.ts';
export { createBoardsService } from './boards.service.ts';
export type { BoardsService, Post } from './boards.service.ts';
export { createCommentsService } from './comments.service.ts';
export type { CommentsService, PostComment } from './comments.service.ts';

type Deps = { accounts: AccountsService; boards: BoardsService; comments: CommentsService };

/** The community's boards: posts, comments, thumbs up. */
export function boardsModule({ accounts, boards, comments }: Deps): ServerModule {
  const authors = async (queries: { obj: { userId: number | null } }[]) => {
    const people = await accounts.publicUsersByIds(queries.map(({ obj }) => obj.userId ?? 0));
    return people.map((person) => (person ? { ...person, type: person.accountType } : null));
  };
  return {
    resolvers: boardsResolvers(boards, comments),
    loaders: { Post: { user: authors }, PostComment: { user: authors } },
    counting: ['increasePostViewCount'],
  };
}
