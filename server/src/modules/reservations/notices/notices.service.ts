import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { ok, type Result } from '../../../platform/errors/result.ts';
import type { AddressedChannel } from '../../../platform/outbox/channel.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { parsePage } from '../../../platform/paging.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { AlertFacts, AlertsService } from '../../alerts/index.ts';
import type { AskedPage } from '../lists/lists.service.ts';
import { isPlainName } from '../../listings/index.ts';
import { mayBeTold, noticeToCaller } from './callers.policy.ts';
import { forgetCallersBefore, openCallers, refuseMessages, type Caller } from './callers.sql.ts';
import { mailOf, smsOf } from './mails.ts';
import { hearers, isOwnAct, noticeOf, type Notice, type Side, type NoticeEvent } from './notices.ts';
import * as store from './notices.sql.ts';
import type { NoticeRow, ToldRow } from './notices.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of a day that is over nobody wants to be told. */
const OF_USE_MS = DAY_MS;
const KEPT_MS = 365 * DAY_MS;
/** In the place of a name that says more than a name. */
const KIND_NAMES = { hospital: '동물병원', pharmacy: '동물약국', company: '반려동물 업체' };

export type NoticesService = {
  /**
   * Tells both sides of what became of these, when the caller's transaction commits. Each of them once for each step of a
   * reservation, each reminder once for each slot, each asking for a review once.
   */
  tell(tx: Transaction, reservationIds: readonly number[], toldOf: NoticeEvent): Promise<void>;
  /** The same of one that this transaction makes, of which nothing was told yet; `noticeIds` are unused, one for each side. */
  tellOfNew(tx: Transaction, row: ToldRow, toldOf: NoticeEvent, noticeIds: readonly [number, number]): Promise<void>;
  /** Tells the guests of these that the times of the business have changed; inside the caller's transaction. */
  tellOfChangedTimes(tx: Transaction, reservationIds: readonly number[]): Promise<void>;
  listMine(viewer: Viewer, page: AskedPage): Promise<Result<NoticeRow[]>>;
  countMine(viewer: Viewer, filter: { unreadOnly: boolean }): Promise<number>;
  /** Those of these that are the viewer's, or all of them; how many are unread then. */
  markRead(viewer: Viewer, ids: readonly number[] | null): Promise<number>;
  /** Nothing more goes to the caller whom this token was sent to. False for a token of nobody. */
  stopTelling(token: string): Promise<boolean>;
  /** Those that nobody looks up any more. */
  deleteOld(): Promise<void>;
};

export type NoticesDeps = {
  db: Database;
  clock: Clock;
  alerts: Pick<AlertsService, 'tell'>;
  outbox: Pick<Outbox, 'topic'>;
  /** Null: the site does not know its own address, and the notice names the page in words. */
  publicUrl: string | null;
};

export function createNoticesService({ db, clock, alerts, outbox, publicUrl }: NoticesDeps): NoticesService {
  const letters = outbox.topic<{ noticeId: number }>('reservation-notice', async ({ noticeId }) => {
    const notice = await store.findNotice(db, noticeId);
    if (!notice) return null;
    const page = publicUrl ? `${publicUrl}${notice.path}` : '펫케어에서 자세히 볼 수 있어요.';
    return { mail: mailOf(notice, page), sms: smsOf(notice, page) };
  });

  const read = (tx: Transaction, ids: readonly number[]) => (ids.length === 0 ? [] : store.listTold(tx, ids));

  /** The ways to say no of those who have no account; none of who may hear nothing more. */
  async function callersOf(tx: Transaction, rows: readonly ToldRow[]): Promise<ReadonlyMap<string, string>> {
    const callers = rows.flatMap(({ guestId, guestPhone: phone, businessId }) =>
      guestId === null && phone !== null ? [{ phone, businessId }] : [],
    );
    if (callers.length === 0) return new Map();
    const known = await openCallers(tx, callers, new Date(clock.now().getTime() - DAY_MS));
    return new Map(known.filter(mayBeTold).map((caller) => [callerKey(caller), caller.token]));
  }

  function noticeFor(row: ToldRow, side: Side, toldOf: NoticeEvent, callers: ReadonlyMap<string, string>): Notice | null {
    const businessName = isPlainName(row.businessName) ? row.businessName : KIND_NAMES[row.businessKind];
    const told = { ...row, businessName };
    if (side === 'business' || row.guestId !== null) return noticeOf(toldOf, side, told);
    const token = row.guestPhone === null ? undefined : callers.get(callerKey({ phone: row.guestPhone, businessId: row.businessId }));
    return token === undefined ? null : noticeToCaller(toldOf, told, token);
  }

  function noticesOf(
    rows: readonly ToldRow[],
    toldOf: NoticeEvent,
    markOf: (row: ToldRow) => string,
    callers: ReadonlyMap<string, string> = new Map(),
  ) {
    return rows.flatMap((row) =>
      (Object.entries(hearers[toldOf]) as [Side, readonly AddressedChannel[]][]).flatMap(([side, ways]) => {
        const hearer = hearerOf(row, side);
        const addresses = ways.flatMap((channel) => (hearer[channel] ? [{ channel, address: hearer[channel] }] : []));
        const notice = noticeFor(row, side, toldOf, callers);
        if (!notice || (hearer.userId === null && addresses.length === 0)) return [];
        const key = `${toldOf}/${side}/${row.id}/${markOf(row)}`;
        const alerted = [...(hearer.userId === null ? [] : [hearer.userId]), ...(side === 'business' ? row.staffIds : [])];
        const told = { ...notice, key, reservationId: row.id, userId: hearer.userId };
        return [{ row: told, addresses, alerted, isOwnAct: isOwnAct(toldOf, side) }];
      }),
    );
  }
  type Notices = ReturnType<typeof noticesOf>;

  function lettersOf(notices: Notices, idOf: (notice: Notices[number], index: number) => number | undefined) {
    const until = new Date(clock.now().getTime() + OF_USE_MS);
    return notices.flatMap((notice, index) => {
      const noticeId = idOf(notice, index);
      const { userId } = notice.row;
      return noticeId === undefined ? [] : notice.addresses.map((address) => ({ ...address, about: { noticeId }, userId, until }));
    });
  }

  /** Nobody is alerted to what they have just done themselves. Staff of the business are alerted with its owner, who alone gets letters. */
  const alertsOf = (toldOf: NoticeEvent, notices: Notices): AlertFacts[] =>
    notices.flatMap(({ row: { reservationId, text, path }, alerted, isOwnAct: isOwn }) =>
      isOwn
        ? []
        : alerted.map((userId) => ({ userId, kind: `reservation.${toldOf}` as const, subject: String(reservationId), text, path })),
    );

  async function write(tx: Transaction, rows: readonly ToldRow[], toldOf: NoticeEvent, markOf: (row: ToldRow) => string): Promise<void> {
    const notices = noticesOf(rows, toldOf, markOf, await callersOf(tx, rows));
    if (notices.length === 0) return;
    const written = await store.insertNotices(
      tx,
      notices.map(({ row }) => row),
      clock.now(),
    );
    await letters.put(
      tx,
      lettersOf(notices, ({ row }) => written.get(row.key)),
    );
    await alerts.tell(
      tx,
      alertsOf(
        toldOf,
        notices.filter(({ row }) => written.has(row.key)),
      ),
    );
  }

  return {
    tell: async (tx, ids, toldOf) => write(tx, await read(tx, ids), toldOf, (row) => markOf(toldOf, row)),
    async tellOfNew(tx, row, toldOf, noticeIds) {
      const notices = noticesOf([row], toldOf, () => markOf(toldOf, row));
      // Sent together: nothing waits for what the database says of the notices.
      await Promise.all([
        store.insertNewNotices(
          tx,
          notices.map((notice, index) => ({ ...notice.row, id: noticeIds[index]! })),
          clock.now(),
        ),
        letters.put(
          tx,
          lettersOf(notices, (_notice, index) => noticeIds[index]),
        ),
        alerts.tell(tx, alertsOf(toldOf, notices)),
      ]);
    },
    tellOfChangedTimes: async (tx, ids) => write(tx, await read(tx, ids), 'times-changed', () => clock.now().toISOString()),
    async listMine(viewer, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listNotices(db, viewer.id, page.value)) : page;
    },
    countMine: (viewer, filter) => store.countNotices(db, viewer.id, filter),
    async markRead(viewer, ids) {
      await store.markRead(db, viewer.id, ids, clock.now());
      return store.countNotices(db, viewer.id, { unreadOnly: true });
    },
    stopTelling: (token) => refuseMessages(db, token, clock.now()),
    async deleteOld() {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      await store.deleteNoticesBefore(db, before);
      await forgetCallersBefore(db, before);
    },
  };
}

const callerKey = ({ phone, businessId }: Caller) => `${businessId} ${phone}`;

function hearerOf(row: ToldRow, side: Side): { userId: number | null; mail: string | null; sms: string | null } {
  return side === 'guest'
    ? { userId: row.guestId, mail: row.guestEmail, sms: row.guestPhone }
    : { userId: row.ownerId, mail: row.ownerEmail, sms: row.ownerPhone };
}

function markOf(toldOf: NoticeEvent, row: ToldRow): string {
  if (toldOf === 'reminder') return row.startsAt;
  return toldOf === 'review' ? 'once' : String(row.lastChangeId);
}
