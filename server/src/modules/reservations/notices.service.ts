import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { ok, type Result } from '../../platform/errors/result.ts';
import type { Channel } from '../../platform/outbox/channel.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { AskedPage } from './lists.service.ts';
import { hearers, mailOf, noticeOf, smsOf, type Side, type ToldOf } from './notices.ts';
import * as store from './notices.sql.ts';
import type { NoticeRow, ToldRow } from './notices.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of a day that is over nobody wants to be told. */
const OF_USE_MS = DAY_MS;
const KEPT_MS = 365 * DAY_MS;

export type NoticesService = {
  /**
   * Tells both sides of what became of these, when the caller's transaction commits. Each of them once for each step of a
   * reservation, each reminder once for each slot, each asking for a review once.
   */
  tell(tx: Transaction, reservationIds: readonly number[], toldOf: ToldOf): Promise<void>;
  /** The same of one that this transaction makes, of which nothing was told yet; `noticeIds` are unused, one for each side. */
  tellOfNew(tx: Transaction, row: ToldRow, toldOf: ToldOf, noticeIds: readonly [number, number]): Promise<void>;
  /** Tells the guests of these that the times of the business have changed; inside the caller's transaction. */
  tellOfChangedTimes(tx: Transaction, reservationIds: readonly number[]): Promise<void>;
  listMine(viewer: Viewer, page: AskedPage): Promise<Result<NoticeRow[]>>;
  countMine(viewer: Viewer, filter: { unreadOnly: boolean }): Promise<number>;
  /** Those of these that are the viewer's, or all of them; how many are unread then. */
  markRead(viewer: Viewer, ids: readonly number[] | null): Promise<number>;
  /** Those that nobody looks up any more. */
  deleteOld(): Promise<void>;
};

export type NoticesDeps = {
  db: Database;
  clock: Clock;
  outbox: Pick<Outbox, 'topic'>;
  /** Null: the site does not know its own address, and the notice names the page in words. */
  publicUrl: string | null;
};

export function createNoticesService({ db, clock, outbox, publicUrl }: NoticesDeps): NoticesService {
  const letters = outbox.topic<{ noticeId: number }>('reservation-notice', async ({ noticeId }) => {
    const notice = await store.findNotice(db, noticeId);
    if (!notice) return null;
    const page = publicUrl ? `${publicUrl}${notice.path}` : '펫케어에서 자세히 볼 수 있어요.';
    return { mail: mailOf(notice, page), sms: smsOf(notice, page) };
  });

  const read = (tx: Transaction, ids: readonly number[]) => (ids.length === 0 ? [] : store.listTold(tx, ids));

  function noticesOf(rows: readonly ToldRow[], toldOf: ToldOf, markOf: (row: ToldRow) => string) {
    return rows.flatMap((row) =>
      (Object.entries(hearers[toldOf]) as [Side, readonly Channel[]][]).flatMap(([side, ways]) => {
        const hearer = hearerOf(row, side);
        const addresses = ways.flatMap((channel) => (hearer[channel] ? [{ channel, address: hearer[channel] }] : []));
        if (hearer.userId === null && addresses.length === 0) return [];
        const key = `${toldOf}/${side}/${row.id}/${markOf(row)}`;
        return [{ row: { ...noticeOf(toldOf, side, row), key, reservationId: row.id, userId: hearer.userId }, addresses }];
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

  async function write(tx: Transaction, rows: readonly ToldRow[], toldOf: ToldOf, markOf: (row: ToldRow) => string): Promise<void> {
    const notices = noticesOf(rows, toldOf, markOf);
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
    deleteOld: () => store.deleteNoticesBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}

function hearerOf(row: ToldRow, side: Side): { userId: number | null; mail: string | null; sms: string | null } {
  return side === 'guest'
    ? { userId: row.guestId, mail: row.guestEmail, sms: row.guestPhone }
    : { userId: row.ownerId, mail: row.ownerEmail, sms: row.ownerPhone };
}

function markOf(toldOf: ToldOf, row: ToldRow): string {
  if (toldOf === 'reminder') return row.startsAt;
  return toldOf === 'review' ? 'once' : String(row.lastChangeId);
}
