import { addDays, instantOf, seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ok, unwrap, type Result } from '../../../platform/errors/result.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { BookingPayments } from './booking-payments.ts';
import { recordChanges } from '../record/changes.sql.ts';
import * as due from './due.sql.ts';
import type { EndingsService } from './endings.service.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import type { NoticeEvent } from '../notices/notices.ts';
import { setStatus } from '../record/reservations.sql.ts';
import { ReservationStatus } from '../record/status.policy.ts';

const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
const FORGOTTEN_MS = 7 * DAY_MS;
/** After it would have been over. */
const UNANSWERED_MS = DAY_MS;
const NO_ANSWER = '업체가 답하지 않아 예약이 끝났어요.';
const CALLERS_KEPT_MS = 365 * DAY_MS;
/** Of the day before, and of the day after. */
const REMIND_AT = '18:00';
const ASK_AT = '11:00';

export type DueService = {
  /** Payment pending for longer than it holds its slot: expired. Bears being run by several processes at once. */
  expireUnpaid(): Promise<void>;
  /** All that time does: expires, ends what was not answered, completes what was forgotten, reminds, asks for reviews. */
  followTime(context: JobContext): Promise<void>;
};

type Deps = { db: Database; clock: Clock; notices: NoticesService; payments: BookingPayments; endings: EndingsService };
type Lock = (tx: Transaction) => Promise<number[]>;
type End = (tx: Transaction, ids: readonly number[]) => Promise<void>;

export function createDueService({ db, clock, notices, payments, endings }: Deps): DueService {
  async function endAll(lock: Lock, end: End, signal?: AbortSignal): Promise<void> {
    for (;;) {
      const ended = await inTransaction<Result<number>>(db, async (tx) => {
        const ids = await lock(tx);
        if (ids.length === 0) return ok(0);
        await end(tx, ids);
        return ok(ids.length);
      });
      if (unwrap(ended) < BATCH || signal?.aborted) return;
    }
  }

  const endAs =
    (to: ReservationStatus, toldOf: NoticeEvent | null): End =>
    async (tx, ids) => {
      await setStatus(tx, ids, { status: to, reason: null }, clock.now());
      await recordChanges(tx, ids, 'system', clock.now());
      if (to === ReservationStatus.completed) await payments.earn(tx, ids);
      if (to === ReservationStatus.rejected) await payments.giveBack(tx, ids, NO_ANSWER);
      if (toldOf) await notices.tell(tx, ids, toldOf);
    };

  async function tellAll(list: (after: number) => Promise<number[]>, toldOf: NoticeEvent, { signal }: JobContext): Promise<void> {
    let after = 0;
    while (!signal.aborted) {
      const ids = await list(after);
      if (ids.length > 0) unwrap(await inTransaction(db, async (tx) => ok(await notices.tell(tx, ids, toldOf))));
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) return;
      after = last;
    }
  }

  const expireUnpaid = (signal?: AbortSignal) => endAll((tx) => due.lockUnpaid(tx, clock.now(), BATCH), endings.expire, signal);

  async function remind(context: JobContext): Promise<void> {
    const today = seoulDate(clock.now());
    const since = instantOf(today, REMIND_AT);
    if (clock.now() < since) return;
    const [from, to] = [instantOf(addDays(today, 1)), instantOf(addDays(today, 2))];
    await tellAll((after) => due.listToRemind(db, from, to, since, after, BATCH), 'reminder', context);
  }

  async function askForReviews(context: JobContext): Promise<void> {
    const today = seoulDate(clock.now());
    if (clock.now() < instantOf(today, ASK_AT)) return;
    await tellAll((after) => due.listToAsk(db, instantOf(addDays(today, -1)), instantOf(today), after, BATCH), 'review', context);
  }

  return {
    expireUnpaid: () => expireUnpaid(),
    async followTime(context) {
      const before = (ms: number) => new Date(clock.now().getTime() - ms);
      await expireUnpaid(context.signal);
      const unanswered = (ms: number) => (tx: Transaction) => due.lockOver(tx, ReservationStatus.requested, before(ms), BATCH);
      // Of what is long over nobody is told: the job may not have run for weeks.
      await endAll(unanswered(FORGOTTEN_MS), endAs(ReservationStatus.rejected, null), context.signal);
      await endAll(unanswered(UNANSWERED_MS), endAs(ReservationStatus.rejected, 'unanswered'), context.signal);
      const forgotten: Lock = (tx) => due.lockOver(tx, ReservationStatus.confirmed, before(FORGOTTEN_MS), BATCH);
      await endAll(forgotten, endAs(ReservationStatus.completed, null), context.signal);
      await due.forgetCallers(db, before(CALLERS_KEPT_MS));
      await notices.deleteOld();
      await remind(context);
      await askForReviews(context);
    },
  };
}
