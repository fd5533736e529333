import type { Transaction } from '../../platform/database/database.ts';
import { notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { AccountsVerbs, BlockedAccount, PublicUser } from '../accounts/index.ts';
import type { BoardsVerbs } from '../boards/index.ts';
import type { Decision, ModerationService, ReportedThing, ThingRef } from '../moderation/index.ts';
import type { ForbiddenWord, WordsService } from '../words/index.ts';
import { recordedActs, type ActsDeps } from './recorded-acts.ts';

/** One way to moderate whatever people write. Each act stands in the log, with the reason. */
export type OperatorModeration = Pick<ModerationService, 'findReported'> & {
  listOpen(): Promise<ReportedThing[]>;
  settle(which: ThingRef, decision: Decision, reason: string): Promise<Result<null>>;
  hide(which: ThingRef, reason: string): Promise<Result<null>>;
  restore(which: ThingRef, reason: string): Promise<Result<null>>;
  /** The account by its number or its address; it is told. */
  block(account: string, until: Date, reason: string): Promise<Result<PublicUser>>;
  unblock(account: string, reason: string): Promise<Result<PublicUser>>;
  listBlocked(): Promise<BlockedAccount[]>;
  words: { list(): Promise<ForbiddenWord[]>; add(word: string): Promise<Result<null>>; remove(word: string): Promise<Result<null>> };
  /** The post with this number of a board, as moderation names it. */
  findPost(board: string, idx: number): Promise<Result<number>>;
};

export type OperatorModerationDeps = ActsDeps & {
  accounts: Pick<AccountsVerbs, 'blocks' | 'findAccountByEmail' | 'publicUsersByIds'>;
  boards: Pick<BoardsVerbs, 'findPostId'>;
  moderation: ModerationService;
  words: WordsService;
};

export function createOperatorModeration({ accounts, boards, moderation, words, ...deps }: OperatorModerationDeps): OperatorModeration {
  const act = recordedActs(deps);

  async function accountOf(given: string): Promise<Result<PublicUser, AppError<'NOT_FOUND'>>> {
    const isNumber = /^\d{1,15}$/.test(given);
    const [account] = isNumber ? await accounts.publicUsersByIds([Number(given)]) : [await accounts.findAccountByEmail(given)];
    return account ? ok(account) : err(notFound('이 번호나 이메일의 회원이 없어요.'));
  }

  /** Changes whether an account may write, and writes it down. */
  async function onAccount(
    name: string,
    given: string,
    details: Record<string, string>,
    change: (tx: Transaction, accountId: number) => Promise<Result<null>>,
  ): Promise<Result<PublicUser>> {
    const account = await accountOf(given);
    if (!account.ok) return account;
    const { id } = account.value;
    return act<PublicUser>(name, { accountId: id, ...details }, async (tx) => {
      const changed = await change(tx, id);
      return changed.ok ? account : changed;
    });
  }

  return {
    listOpen: async () => (await moderation.listOpen({ page: 1, count: 100 })).items,
    findReported: (which) => moderation.findReported(which),
    settle: (which, decision, reason) =>
      act(
        'settle-reports',
        {
          ...{ ...which, outcome: decision.outcome, reason: reason.trim() },
          ...(decision.outcome === 'blocked' && { until: decision.until.toISOString() }),
        },
        (tx) => moderation.settle(tx, which, decision, reason),
      ),
    hide: (which, reason) => act('hide', { ...which, reason: reason.trim() }, (tx) => moderation.hide(tx, which, reason)),
    restore: (which, reason) => act('restore', { ...which, reason: reason.trim() }, (tx) => moderation.restore(tx, which, reason)),
    block: (account, until, reason) =>
      onAccount('block-account', account, { until: until.toISOString(), reason: reason.trim() }, (tx, id) =>
        moderation.block(tx, id, until, reason),
      ),
    unblock: (account, reason) => onAccount('unblock-account', account, { reason: reason.trim() }, (tx, id) => moderation.unblock(tx, id)),
    listBlocked: () => accounts.blocks.listBlocked(),
    words: {
      list: () => words.list(),
      add: (word) => act('add-word', { word: word.trim() }, (tx) => words.add(tx, word)),
      remove: (word) => act('remove-word', { word: word.trim() }, (tx) => words.remove(tx, word)),
    },
    findPost: (board, idx) => boards.findPostId(board, idx),
  };
}
