import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import { accountBlocked, badRequest, conflict, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { ModeratedKinds, ModeratedThing, WrittenKind } from '../../platform/moderated.ts';
import type { Page } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import { AccountType, type Viewer } from '../../platform/session/viewer.ts';
import type { ChangedTopic } from '../../platform/topics.ts';
import type { AccountsVerbs } from '../accounts/index.ts';
import type { AlertFacts, AlertsService } from '../alerts/index.ts';
import {
  answerTo,
  checkReason,
  checkReport,
  hiddenText,
  keptText,
  missingText,
  shownText,
  type Outcome,
  type ReportReason,
} from './moderation.policy.ts';
import * as store from './moderation.sql.ts';
import type { ReportedThing } from './moderation.sql.ts';

export type { ReportedThing } from './moderation.sql.ts';

/** One thing that somebody has written. */
export type ThingRef = { kind: WrittenKind; id: number };
/** An operator's decision of reports; `blocked` says until when, and hides what can be hidden. */
export type Decision = { outcome: 'kept' } | { outcome: 'hidden' } | { outcome: 'blocked'; until: Date };
type Invalid = AppError<'VALIDATION_FAILED'>;
type CarriedOut = Pick<ModeratedThing, 'listPath' | 'topics'>;

/**
 * Reports of what people write, of every kind, and what operators do with it. Theirs run inside the caller's transaction, and
 * answer the topics of public pages that show it.
 */
export type ModerationService = {
  /** NOT_FOUND, OWN_THING, ALREADY_REPORTED, TOO_MANY_REQUESTS, VALIDATION_FAILED. */
  report(viewer: Viewer, which: ThingRef, report: { reason: ReportReason; detail: string | null }): Promise<Result<true>>;
  /** Things with reports that nobody has looked at, those with the most of them first. */
  listOpen(page: Page): Promise<ListedPage<ReportedThing>>;
  /** With settled reports too. */
  findReported(which: ThingRef): Promise<Result<ReportedThing, AppError<'NOT_FOUND'>>>;
  /** Ends the open reports of a thing, and tells who made them. NOT_FOUND without any. `kept` shows what was hidden again. */
  settle(tx: Transaction, which: ThingRef, decision: Decision, reason: string): Promise<Result<readonly ChangedTopic[]>>;
  /** Takes it from everybody but its author, who is told the reason; a second reason replaces the first. */
  hide(tx: Transaction, which: ThingRef, reason: string): Promise<Result<readonly ChangedTopic[]>>;
  /** NOT_HIDDEN. */
  restore(tx: Transaction, which: ThingRef, reason: string): Promise<Result<readonly ChangedTopic[]>>;
  /** Takes writing to others from an account, which is told. NOT_FOUND, VALIDATION_FAILED. */
  block(tx: Transaction, accountId: number, until: Date, reason: string): Promise<Result<null>>;
  /** NOT_FOUND where none is in force. */
  unblock(tx: Transaction, accountId: number): Promise<Result<null>>;
  forgetOld(): Promise<void>;
};

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

const gone = (kind: WrittenKind) => notFound(missingText(kind));
const own = badRequest('OWN_THING', '내가 쓴 글은 신고할 수 없어요.');
const again = conflict('ALREADY_REPORTED', '이미 신고해 주셨어요. 확인하고 있으니 잠시 기다려 주세요.');
const noReports = notFound('기다리는 신고가 없어요.');
const notHidden = conflict('NOT_HIDDEN', '가려져 있지 않아요.');
const notHideable = badRequest('NOT_HIDEABLE', '쪽지는 가릴 수 없어요. 그대로 두거나(kept) 쓴 회원의 글쓰기를 제한해(blocked) 주세요.');

type Deps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  alerts: Pick<AlertsService, 'tell'>;
  accounts: Pick<AccountsVerbs, 'blocks' | 'publicUsersByIds'>;
  kinds: ModeratedKinds<WrittenKind>;
};

export function createModerationService({ db, clock, rateLimits, alerts, accounts, kinds }: Deps): ModerationService {
  const limitWrites = createLimitWrites(rateLimits);
  const toAuthor = (
    { kind, id }: ThingRef,
    what: 'hidden' | 'restored',
    { authorId, authorPath }: ModeratedThing,
    text: string,
  ): AlertFacts[] =>
    authorId === null ? [] : [{ userId: authorId, kind: `moderation.${what}`, subject: `${kind}:${id}`, text, path: authorPath }];

  /** The kind is one that can be hidden, and the thing is there. */
  async function lockHideable(tx: Transaction, { kind, id }: ThingRef) {
    const { hiding, lock } = kinds[kind];
    if (!hiding) return err(notHideable);
    const written = await lock(tx, id, null);
    return written ? ok({ hiding, written }) : err(gone(kind));
  }

  async function hideNow(tx: Transaction, which: ThingRef, reason: string): Promise<Result<ModeratedThing>> {
    const found = await lockHideable(tx, which);
    if (!found.ok) return found;
    const { hiding, written } = found.value;
    await hiding.hide(tx, which.id, reason);
    await alerts.tell(tx, toAuthor(which, 'hidden', written, hiddenText(which.kind, reason)));
    return ok(written);
  }

  async function showNow(
    tx: Transaction,
    which: ThingRef,
    { hiding, written }: { hiding: { show: (tx: Transaction, id: number) => Promise<void> }; written: ModeratedThing },
  ) {
    await hiding.show(tx, which.id);
    await alerts.tell(tx, toAuthor(which, 'restored', written, shownText(which.kind)));
  }

  /** Ends what reports there are; false without any. */
  async function end(tx: Transaction, which: ThingRef, outcome: Outcome, listPath: string): Promise<boolean> {
    const settled = await store.settleReports(tx, which, { outcome, now: clock.now() });
    const news = { kind: 'moderation.settled' as const, subject: `${which.kind}:${which.id}`, path: listPath };
    const text = answerTo(which.kind, outcome);
    await alerts.tell(
      tx,
      settled.flatMap(({ reporterId }) => (reporterId === null ? [] : [{ ...news, userId: reporterId, text }])),
    );
    return settled.length > 0;
  }

  function parseReason(given: string): Result<string, Invalid> {
    const reason = given.trim();
    const errors = checkReason(reason);
    return errors.length > 0 ? err(validationFailed(errors)) : ok(reason);
  }

  /** Businesses have no inquiries: they write to the house from its customer centre. */
  async function tellAccount(tx: Transaction, accountId: number, what: 'blocked' | 'unblocked', text: string): Promise<void> {
    const [account] = await accounts.publicUsersByIds([accountId]);
    const path = account?.accountType === AccountType.guardian ? '/mypage/questions' : '/notice';
    await alerts.tell(tx, [{ userId: accountId, kind: `moderation.${what}`, subject: 'account', text, path }]);
  }

  async function block(tx: Transaction, accountId: number, until: Date, reason: string): Promise<Result<null>> {
    const blocked = await accounts.blocks.block(tx, accountId, until, reason);
    if (blocked.ok)
      await tellAccount(tx, accountId, 'blocked', accountBlocked({ until: until.toISOString(), reason: reason.trim() }).message);
    return blocked;
  }

  /** Does what was decided with the thing and its author; where others of its kind are found, and the topics that show it otherwise now. */
  async function carryOut(tx: Transaction, which: ThingRef, decision: Decision, reason: string): Promise<Result<CarriedOut>> {
    const { lock, hiding } = kinds[which.kind];
    const written = await lock(tx, which.id, null);
    switch (decision.outcome) {
      case 'kept':
        if (!hiding || !written || written.hiddenReason === null) return ok({ listPath: written?.listPath ?? '/', topics: [] });
        await showNow(tx, which, { hiding, written });
        return ok(written);
      case 'hidden':
        return hideNow(tx, which, reason);
      case 'blocked': {
        const authorId = written?.authorId ?? (await store.findReported(tx, which.kind, which.id))?.authorId ?? null;
        if (authorId === null) return err(notFound('쓴 회원이 이미 탈퇴했어요.'));
        const blocked = await block(tx, authorId, decision.until, reason);
        if (!blocked.ok) return blocked;
        if (hiding && written) await hideNow(tx, which, reason);
        return ok(written ?? { listPath: '/', topics: [] });
      }
    }
  }

  return {
    async report(viewer, { kind, id }, { reason, detail: given }) {
      const detail = given?.trim() || null;
      const errors = checkReport(detail);
      if (errors.length > 0) return err(validationFailed(errors));
      const allowed = await limitWrites('report', viewer);
      if (!allowed.ok) return allowed;
      return inTransaction<Result<true>>(db, async (tx) => {
        const written = await kinds[kind].lock(tx, id, viewer.id);
        if (!written) return err(gone(kind));
        if (written.authorId === viewer.id) return err(own);
        const { authorId, text } = written;
        const facts = { kind, thingId: id, reporterId: viewer.id, authorId, reason, detail, content: keptText(text) };
        return (await store.insertReport(tx, { ...facts, createdAt: clock.now() })) ? ok(true) : err(again);
      });
    },
    listOpen: (page) => store.listOpen(db, page),
    async findReported({ kind, id }) {
      const found = await store.findReported(db, kind, id);
      return found ? ok(found) : err(noReports);
    },
    async settle(tx, which, decision, given) {
      const reason = parseReason(given);
      if (!reason.ok) return reason;
      const done = await carryOut(tx, which, decision, reason.value);
      if (!done.ok) return done;
      const { listPath, topics } = done.value;
      return (await end(tx, which, decision.outcome, listPath)) ? ok(topics) : err(noReports);
    },
    async hide(tx, which, given) {
      const reason = parseReason(given);
      if (!reason.ok) return reason;
      const hidden = await hideNow(tx, which, reason.value);
      if (!hidden.ok) return hidden;
      await end(tx, which, 'hidden', hidden.value.listPath);
      return ok(hidden.value.topics);
    },
    async restore(tx, which, given) {
      const reason = parseReason(given);
      if (!reason.ok) return reason;
      const found = await lockHideable(tx, which);
      if (!found.ok) return found;
      if (found.value.written.hiddenReason === null) return err(notHidden);
      await showNow(tx, which, found.value);
      await end(tx, which, 'kept', found.value.written.listPath);
      return ok(found.value.written.topics);
    },
    block,
    async unblock(tx, accountId) {
      const unblocked = await accounts.blocks.unblock(tx, accountId);
      if (unblocked.ok) await tellAccount(tx, accountId, 'unblocked', '글쓰기 제한이 풀렸어요. 다시 글을 쓸 수 있어요.');
      return unblocked;
    },
    forgetOld: () => store.forgetSettled(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}
