import { Type, type Static } from '@fastify/type-provider-typebox';
import type { Clock } from '../../platform/clock.ts';
import { excerptOf } from '../../platform/text/rich-text.ts';
import { orNull } from '../../platform/http/fields.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { Comment as CommentOfEntry, CommentPage } from './comments.service.ts';
import { stateOf } from './contest.policy.ts';
import type { ContestService, Entry as EntryOfRound, Round as RoundOfContest } from './contest.service.ts';

/** Earlier rounds that a page leads to. */
const MOST_ROUNDS = 50;

const hiddenReason = () => orNull(Type.String({ description: 'of the caller’s own: why nobody else sees it' }));
const Author = Type.Object({ id: Type.String(), nickname: Type.String(), userImage: orNull(Type.String()) });
export const Entry = Type.Object({
  id: Type.String(),
  roundId: Type.String(),
  title: Type.String(),
  content: Type.String({ description: 'cleaned HTML; in lists how it begins' }),
  images: Type.Array(Type.String()),
  user: orNull(Author),
  likeCount: Type.Integer(),
  commentCount: Type.Integer(),
  isLiked: Type.Boolean(),
  isMine: Type.Boolean(),
  isReported: Type.Boolean(),
  hiddenReason: hiddenReason(),
  place: orNull(Type.Integer({ description: '1 has won the first prize' })),
  createdAt: Type.String(),
  updatedAt: orNull(Type.String()),
});
export const Round = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String({ description: 'cleaned HTML' }),
  prizes: Type.Array(Type.String(), { description: 'the first prize first' }),
  startsAt: Type.String(),
  endsAt: Type.String(),
  state: Type.Union([Type.Literal('before'), Type.Literal('running'), Type.Literal('ended')]),
  entryCount: Type.Integer(),
  announcedAt: orNull(Type.String()),
  winners: Type.Array(Entry),
  rounds: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), startsAt: Type.String(), endsAt: Type.String() })),
});
const OneComment = {
  id: Type.String(),
  parent_id: orNull(Type.String()),
  comment: orNull(Type.String({ description: 'null: deleted, and kept for its answers' })),
  user: orNull(Author),
  likeCount: Type.Integer(),
  isLiked: Type.Boolean(),
  isMine: Type.Boolean(),
  isReported: Type.Boolean(),
  isHidden: Type.Boolean({ description: 'to others it says nothing, and stands only for its answers' }),
  hiddenReason: hiddenReason(),
  createdAt: Type.String(),
};
export const Comment = Type.Object({ ...OneComment, answers: Type.Array(Type.Object(OneComment)) });
export const Likers = Type.Object({ items: Type.Array(Author), total: Type.Integer(), page: Type.Integer(), count: Type.Integer() });

type Author = Static<typeof Author>;
type Deps = { accounts: Pick<AccountsService, 'publicUsersByIds'>; contest: ContestService; clock: Clock };

/** The answers of the routes: rounds, entries, comments and people. */
export type ContestWire = ReturnType<typeof createContestWire>;

export function createContestWire({ accounts, contest, clock }: Deps) {
  async function authorsOf(ids: readonly (number | null)[]): Promise<Map<number, Author>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    const people = await accounts.publicUsersByIds(known);
    return new Map(
      people.flatMap((person) =>
        person ? [[person.id, { id: String(person.id), nickname: person.nickname, userImage: person.userImage }]] : [],
      ),
    );
  }
  const authorIn = (authors: Map<number, Author>, userId: number | null) => (userId === null ? null : (authors.get(userId) ?? null));

  const toEntry = ({ id, roundId, userId, ...entry }: EntryOfRound, authors: Map<number, Author>, viewerId: number | undefined) => ({
    ...entry,
    ...{ id: String(id), roundId: String(roundId), user: authorIn(authors, userId), isMine: userId !== null && userId === viewerId },
  });

  async function entries(rows: readonly EntryOfRound[], viewerId: number | undefined) {
    const authors = await authorsOf(rows.map(({ userId }) => userId));
    return rows.map((row) => toEntry({ ...row, content: excerptOf(row.content) }, authors, viewerId));
  }

  function toComment(row: CommentOfEntry, authors: Map<number, Author>, viewerId: number | undefined) {
    const { likeCount, isLiked, isReported, hiddenReason, createdAt } = row;
    const isMine = row.userId !== null && row.userId === viewerId;
    const isTaken = hiddenReason !== null && !isMine;
    return {
      ...{ id: String(row.id), parent_id: row.parentId === null ? null : String(row.parentId), comment: isTaken ? null : row.content },
      ...{ user: isTaken ? null : authorIn(authors, row.userId), isMine },
      ...{ isHidden: hiddenReason !== null, hiddenReason: isMine ? hiddenReason : null },
      ...{ likeCount, isLiked, isReported, createdAt },
    };
  }

  return {
    entries,
    async entry(row: EntryOfRound, viewerId: number | undefined) {
      return toEntry(row, await authorsOf([row.userId]), viewerId);
    },
    async round(round: RoundOfContest | null, viewerId: number | undefined) {
      if (!round) return null;
      const winners = round.announcedAt === null ? [] : await contest.listWinners(round.id, viewerId);
      const { items: rounds } = await contest.listRounds({ page: 1, count: MOST_ROUNDS });
      return {
        ...round,
        id: String(round.id),
        state: stateOf(round, clock.now()),
        winners: await entries(winners, viewerId),
        rounds: rounds.map(({ id, title, startsAt, endsAt }) => ({ id: String(id), title, startsAt, endsAt })),
      };
    },
    async comments(rows: CommentPage['items'], viewerId: number | undefined) {
      const authors = await authorsOf(rows.flatMap(({ userId, answers }) => [userId, ...answers.map((answer) => answer.userId)]));
      return rows.map((row) => ({
        ...toComment(row, authors, viewerId),
        answers: row.answers.map((answer) => toComment(answer, authors, viewerId)),
      }));
    },
    async likers({ userIds, total }: { userIds: number[]; total: number }) {
      const authors = await authorsOf(userIds);
      return { items: userIds.flatMap((id) => authors.get(id) ?? []), total };
    },
  };
}
