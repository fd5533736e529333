import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Result } from '../../platform/errors/result.ts';
import type { ContestVerbs, Round, RoundDraft } from '../contest/index.ts';
import { recordedActs } from './recorded-acts.ts';

/** The rounds of the picture contest. Ids name them; the new one's is answered. */
export type OperatorContests = {
  /** The latest fifty. */
  list(): Promise<Round[]>;
  open(draft: RoundDraft): Promise<Result<number>>;
  /** By entries in the order of their places. */
  announce(roundId: number, entryIds: readonly number[]): Promise<Result<null>>;
};

export type OperatorContestsDeps = { db: Database; clock: Clock; contest: Pick<ContestVerbs, 'listRounds' | 'desk'> };

export function createOperatorContests({ contest, ...deps }: OperatorContestsDeps): OperatorContests {
  const act = recordedActs(deps);
  return {
    list: () => contest.listRounds(),
    open: (draft) =>
      act('open-contest', { title: draft.title, startsAt: draft.startsAt, endsAt: draft.endsAt }, (tx) =>
        contest.desk.openRound(tx, draft),
      ),
    announce: (roundId, entryIds) =>
      act('announce-contest', { roundId, entries: entryIds.join(' ') }, (tx) => contest.desk.announce(tx, roundId, entryIds)),
  };
}
