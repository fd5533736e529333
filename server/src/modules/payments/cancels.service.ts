import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import { notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { KcpCancelled, KcpClient, KcpFailure } from '../../providers/kcp/kcp.client.ts';
import type { Difference } from '../ledger/index.ts';
import { nextTryAt, stateAfterFailure } from './cancels.policy.ts';
import * as store from './cancels.sql.ts';
import type { Cancel, OpenCancel } from './cancels.sql.ts';

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

export type CancelsService = {
  /** Sends the cancels that are due; one that was sent before is told from one that was not by what the payment holds. */
  sendCancels(log: Log): Promise<void>;
  /** Money that is on its way back and not there yet, oldest first. */
  listOpenCancels(page: Page): Promise<ListedPage<OpenCancel>>;
  /** The provider is asked anew at once for what it refused of an order. NOT_FOUND when there is none. Not reachable over the wire. */
  askAgain(tx: Transaction, idx: string): Promise<Result<number, AppError<'NOT_FOUND'>>>;
  /** Money of an order that was given up has been given back in another way. NOT_FOUND when there is none. Not reachable over the wire. */
  closeByHand(tx: Transaction, idx: string, how: string): Promise<Result<number, AppError<'NOT_FOUND'>>>;
  /** Money that the entries say is back, and the provider has refused. */
  listDifferences(): Promise<Difference[]>;
};

/** Longer than the provider is waited for, twice. */
const CLAIMED_MS = 120_000;

const MOST_DIFFERENCES = 100;

type Deps = { db: Database; clock: Clock; kcp: KcpClient | null };

/** The way of money back: claimed, committed, asked for, settled; no transaction is open while the provider is waited for. */
export function createCancelsService({ db, clock, kcp }: Deps): CancelsService {
  async function send(provider: KcpClient, cancel: Cancel): Promise<KcpCancelled | KcpFailure> {
    const asked = { orderId: cancel.idx, tno: cancel.tno, payMethod: cancel.payMethod ?? 'CARD' };
    const held = cancel.tries > 0 ? await provider.inquire(asked) : null;
    const left = cancel.remaining - cancel.won;
    if (held?.ok === true && held.found !== null && held.found.remaining <= left) return { ok: true, remaining: left };
    return provider.cancel(cancel);
  }

  async function settle(cancel: Cancel, outcome: KcpCancelled | KcpFailure, log: Log): Promise<void> {
    const now = clock.now();
    if (outcome.ok) return store.settleCancel(db, cancel.id, { state: 'done', doneAt: now, nextAt: null, detail: null });
    const tries = cancel.tries + 1;
    const state = stateAfterFailure(outcome.reason, tries, cancel.state);
    const about = { order: cancel.idx, won: cancel.won, tries, ...outcome };
    if (state === 'given_up') log.error(about, 'money does not go back: an operator has to look at it');
    else log.warn(about, 'money did not go back yet');
    const detail = outcome.reason === 'refused' ? `${outcome.code} ${outcome.message}` : outcome.detail;
    const nextAt = state === 'given_up' ? null : nextTryAt(tries, now);
    await store.settleCancel(db, cancel.id, { state, doneAt: null, nextAt, detail });
  }

  return {
    async sendCancels(log) {
      if (!kcp) return;
      for (;;) {
        const now = clock.now();
        const cancel = await store.claimCancel(db, now, new Date(now.getTime() + CLAIMED_MS));
        if (!cancel) return;
        await settle(cancel, await send(kcp, cancel), log);
      }
    },
    listOpenCancels: (page) => store.listOpenCancels(db, page),
    async askAgain(tx, idx) {
      const count = await store.askAgain(tx, idx, clock.now());
      return count > 0 ? ok(count) : err(notFound('거절되거나 포기한 환불이 없는 주문이에요.'));
    },
    async closeByHand(tx, idx, how) {
      const count = await store.closeByHand(tx, idx, { now: clock.now(), detail: how });
      return count > 0 ? ok(count) : err(notFound('포기한 환불이 없는 주문이에요.'));
    },
    async listDifferences() {
      const { items: open } = await store.listOpenCancels(db, { page: 1, count: MOST_DIFFERENCES });
      return open
        .filter(({ state }) => state === 'refused' || state === 'given_up')
        .map(({ idx, state, refusal, won }) => ({
          subject: `refund of order:${idx} (won, ${state === 'refused' ? 'refused' : 'given up'}: ${refusal ?? 'no answer'})`,
          booked: won,
          standing: 0,
        }));
    },
  };
}
