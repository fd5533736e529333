import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { PushService } from '../push/index.ts';
import { shortened } from './alerts.policy.ts';
import * as store from './alerts.sql.ts';

export type Alert = store.AlertRow;
export type AlertPage = { items: Alert[]; unreadCount: number };

/** Something that is new for one person. */
export type AlertFacts = {
  userId: number;
  /** The team's word and what happened: `review.replied`. */
  kind: `${string}.${string}`;
  /** Of what: while one of the same kind and subject is unread, the new one takes its place. */
  subject: string;
  /** One sentence; `times`: how many have become this one. Cut at 200 characters. */
  text: string | ((times: number) => string);
  /** The path on this site that it leads to. */
  path: string;
};

export type AlertsService = {
  /** Tells people in the transaction of what they are told of: both stand, or neither. Whose account is gone hears nothing. */
  tell(tx: Transaction, alerts: readonly AlertFacts[]): Promise<void>;
  listMyAlerts(
    viewer: Viewer,
    asked: { before: number | null; count?: number | null },
  ): Promise<Result<AlertPage, AppError<'VALIDATION_FAILED'>>>;
  /** Marks one as read, all up to one, or all. */
  readMyAlerts(viewer: Viewer, which: { id: number } | { upTo: number } | 'all'): Promise<AlertPage>;
  forgetOld(): Promise<void>;
};

export type AlertsDeps = { db: Database; clock: Clock; push: Pick<PushService, 'tell'> };

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const MOST_KEPT = 200;

export function createAlertsService({ db, clock, push }: AlertsDeps): AlertsService {
  const pageOf = async (userId: number, asked: { before: number | null; count: number }): Promise<AlertPage> => ({
    items: await store.listAlerts(db, userId, asked),
    unreadCount: await store.countUnread(db, userId),
  });
  return {
    async tell(tx, alerts) {
      // In one order: two transactions that replace the same ones wait for each other, and never both.
      for (const alert of alerts.toSorted((one, other) => one.userId - other.userId)) {
        const times = 1 + (await store.takeUnread(tx, alert));
        const text = shortened(typeof alert.text === 'string' ? alert.text : alert.text(times));
        await store.insertAlert(tx, { ...alert, text, times, createdAt: clock.now() });
      }
      await push.tell(tx, alerts);
    },
    async listMyAlerts(viewer, { before, count }) {
      const page = parsePage(1, count);
      return page.ok ? ok(await pageOf(viewer.id, { before, count: page.value.count })) : page;
    },
    async readMyAlerts(viewer, which) {
      await store.markRead(db, viewer.id, which, clock.now());
      return pageOf(viewer.id, { before: null, count: 10 });
    },
    forgetOld: () => store.forgetAlerts(db, { before: new Date(clock.now().getTime() - KEPT_MS), most: MOST_KEPT }),
  };
}
