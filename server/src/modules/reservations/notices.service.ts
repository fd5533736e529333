import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok, unwrap, type Result } from '../../platform/errors/result.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { MailAnswer, MailClient } from '../../providers/mail/mail.client.ts';
import type { SmsAnswer, SmsClient } from '../../providers/sms/sms.client.ts';
import type { AskedPage } from './lists.service.ts';
import { hearers, mailOf, noticeOf, smsOf, type Channel, type Side, type ToldOf } from './notices.ts';
import * as store from './notices.sql.ts';
import type { NoticeRow, Sending, ToldRow } from './notices.sql.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of a day that is over nobody wants to be told. */
const GIVEN_UP_MS = DAY_MS;
const KEPT_MS = 365 * DAY_MS;
const LONGEST_WAIT_MINUTES = 60;

export type NoticesService = {
  /**
   * Tells both sides of what became of these, when the caller's transaction commits. Each of them once for each step of a
   * reservation, each reminder once for each slot, each asking for a review once.
   */
  tell(tx: Transaction, reservationIds: readonly number[], toldOf: ToldOf): Promise<void>;
  /** Tells the guests of these that the times of the business have changed; inside the caller's transaction. */
  tellOfChangedTimes(tx: Transaction, reservationIds: readonly number[]): Promise<void>;
  listMine(viewer: Viewer, page: AskedPage): Promise<Result<NoticeRow[]>>;
  countMine(viewer: Viewer, filter: { unreadOnly: boolean }): Promise<number>;
  /** Those of these that are the viewer's, or all of them; how many are unread then. */
  markRead(viewer: Viewer, ids: readonly number[] | null): Promise<number>;
  /** Sends what waits, in the order in which it came. */
  sendWaiting(context: JobContext): Promise<void>;
};

export type NoticesDeps = {
  db: Database;
  clock: Clock;
  /** Null: this way is off on this site. */
  mail: MailClient | null;
  sms: SmsClient | null;
  /** Null: the site does not know its own address, and the notice names the page in words. */
  publicUrl: string | null;
};

export function createNoticesService({ db, clock, mail, sms, publicUrl }: NoticesDeps): NoticesService {
  function send({ noticeId, channel, address, ...notice }: Sending): Promise<MailAnswer | SmsAnswer> {
    const page = publicUrl ? `${publicUrl}${notice.path}` : '펫케어에서 자세히 볼 수 있어요.';
    // By this the provider, and the reader's mailbox, can tell a repeat from another notice.
    const key = `reservation-notice-${noticeId}`;
    if (channel === 'mail' && mail) return mail.send({ to: address, key, ...mailOf(notice, page) });
    if (channel === 'sms' && sms) return sms.send({ to: address, key, text: smsOf(notice, page) });
    throw new Error(`${channel} is off on this site`);
  }

  /** The channel that did not answer, or `sent`; null when none is left. It stays locked while it is sent. */
  async function sendNext(channels: readonly Channel[], { log }: JobContext): Promise<Channel | 'sent' | null> {
    const result = await inTransaction<Result<Channel | 'sent' | null>>(db, async (tx) => {
      const waiting = await store.lockWaiting(tx, channels, clock.now());
      if (!waiting) return ok(null);
      const answer = await send(waiting);
      if (!answer.ok) log.warn({ noticeId: waiting.noticeId, ...answer }, 'a notice of a reservation was not sent');
      if (answer.ok || answer.reason === 'refused') {
        await store.settle(tx, waiting, clock.now());
        return ok('sent');
      }
      const minutes = Math.min(2 ** waiting.tries, LONGEST_WAIT_MINUTES);
      await store.postpone(tx, waiting, new Date(clock.now().getTime() + minutes * MINUTE_MS));
      return ok(waiting.channel);
    });
    return unwrap(result);
  }

  async function write(tx: Transaction, ids: readonly number[], toldOf: ToldOf, markOf: (row: ToldRow) => string): Promise<void> {
    if (ids.length === 0) return;
    const rows = await store.listTold(tx, ids);
    const notices = rows.flatMap((row) =>
      (Object.entries(hearers[toldOf]) as [Side, readonly Channel[]][]).flatMap(([side, ways]) => {
        const hearer = hearerOf(row, side);
        const sendings = ways.flatMap((channel) => (hearer[channel] ? [{ channel, address: hearer[channel] }] : []));
        if (hearer.userId === null && sendings.length === 0) return [];
        const key = `${toldOf}/${side}/${row.id}/${markOf(row)}`;
        return [{ ...noticeOf(toldOf, side, row), key, reservationId: row.id, userId: hearer.userId, sendings }];
      }),
    );
    if (notices.length > 0) await store.insertNotices(tx, notices, clock.now());
  }

  return {
    tell: (tx, ids, toldOf) => write(tx, ids, toldOf, (row) => markOf(toldOf, row)),
    tellOfChangedTimes: (tx, ids) => write(tx, ids, 'times-changed', () => clock.now().toISOString()),
    async listMine(viewer, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listNotices(db, viewer.id, page.value)) : page;
    },
    countMine: (viewer, filter) => store.countNotices(db, viewer.id, filter),
    async markRead(viewer, ids) {
      await store.markRead(db, viewer.id, ids, clock.now());
      return store.countNotices(db, viewer.id, { unreadOnly: true });
    },
    async sendWaiting(context) {
      const now = clock.now().getTime();
      await store.deleteNoticesBefore(db, new Date(now - KEPT_MS));
      const givenUp = await store.giveUpBefore(db, new Date(now - GIVEN_UP_MS), clock.now());
      if (givenUp > 0) context.log.error({ givenUp }, 'notices of reservations could not be sent for a day');
      let channels: Channel[] = [...(mail ? (['mail'] as const) : []), ...(sms ? (['sms'] as const) : [])];
      while (channels.length > 0 && !context.signal.aborted) {
        const sent = await sendNext(channels, context);
        if (sent === null) return;
        // Who does not answer now does not answer the next one either.
        channels = channels.filter((channel) => channel !== sent);
      }
    },
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
