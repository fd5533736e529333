import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { badRequest, conflict, notFound, validationFailed } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import { cleanRichText, RAW_CONTENT_MAX } from '../../platform/text/rich-text.ts';
import type { AlertsService } from '../alerts/index.ts';
import { checkRound, stateOf } from './contest.policy.ts';
import * as store from './contest.sql.ts';

/** Description is HTML; instants in ISO 8601; the first prize first. */
export type RoundDraft = { title: string; description: string; prizes: readonly string[]; startsAt: string; endsAt: string };

/** The acts of an operator. Not reachable over the wire; in the caller's transaction. */
export type ContestDesk = {
  /** The new round's id. VALIDATION_FAILED, ROUND_OVERLAPS. */
  openRound(tx: Transaction, draft: RoundDraft): Promise<Result<number>>;
  /** By entries in the order of their places; again replaces them. ROUND_NOT_ENDED, NO_SUCH_WINNER, NOT_FOUND. */
  announce(tx: Transaction, roundId: number, entryIds: readonly number[]): Promise<Result<null>>;
};

const noRound = notFound('이 번호의 콘테스트가 없어요.');
const overlaps = conflict('ROUND_OVERLAPS', '같은 때에 열리는 콘테스트가 있어요.');
const notEnded = conflict('ROUND_NOT_ENDED', '아직 끝나지 않은 콘테스트예요.');
const noWinner = badRequest(
  'NO_SUCH_WINNER',
  '이 콘테스트의 응모작이 아니거나, 가려져 있거나, 같은 응모작이 두 번 있거나, 상품보다 많아요.',
);

type Deps = { db: Database; clock: Clock; alerts: Pick<AlertsService, 'tell'> };

export function createContestDesk({ clock, alerts }: Deps): ContestDesk {
  return {
    async openRound(tx, draft) {
      const round = {
        ...draft,
        title: oneLine(draft.title),
        description: cleanRichText(draft.description.slice(0, RAW_CONTENT_MAX)).html,
        prizes: draft.prizes.map(oneLine),
      };
      const errors = checkRound(round);
      if (errors.length > 0) return err(validationFailed(errors));
      try {
        return ok(await tx.savepoint((inner) => store.insertRound(inner, { ...round, createdAt: clock.now() })));
      } catch (error) {
        if (violatedConstraint(error) === 'contest_rounds_apart') return err(overlaps);
        throw error;
      }
    },
    async announce(tx, roundId, entryIds) {
      await store.lockRound(tx, roundId);
      const round = await store.findRound(tx, roundId);
      if (!round) return err(noRound);
      if (stateOf(round, clock.now()) !== 'ended') return err(notEnded);
      const entries = await Promise.all(entryIds.map((id) => store.findEntry(tx, id, null)));
      const isKnown = entries.every((entry) => entry?.roundId === roundId && entry.hiddenReason === null);
      if (entryIds.length === 0 || !isKnown || new Set(entryIds).size < entryIds.length || entryIds.length > round.prizes.length) {
        return err(noWinner);
      }
      const winners = entryIds.map((entryId, index) => ({ entryId, place: index + 1 }));
      await store.announceRound(tx, roundId, winners, clock.now());
      await alerts.tell(
        tx,
        entries.flatMap((entry, index) =>
          entry && entry.userId !== null
            ? [
                {
                  ...{
                    userId: entry.userId,
                    kind: 'contest.won' as const,
                    subject: String(roundId),
                    path: `/community/contest/${entry.id}`,
                  },
                  text: `‘${round.title}’ ${index + 1}등에 뽑혔어요! 상품: ${round.prizes[index]}`,
                },
              ]
            : [],
        ),
      );
      return ok(null);
    },
  };
}
