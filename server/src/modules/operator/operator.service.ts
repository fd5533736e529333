import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { badRequest, conflict, notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { CheckedGift, Gift, GiftsService } from '../gifts/index.ts';
import type { Correction, ListingsVerbs } from '../listings/index.ts';
import type { CancelsService, OrdersService } from '../payments/index.ts';
import { orTaken, type RegistrationDecisions } from '../registrations/index.ts';
import type { ReceiptDecision, ReceiptDecisions } from '../reviews/index.ts';
import { createOperatorAnswers, type OperatorAnswers, type OperatorAnswersDeps } from './answers.service.ts';
import { createOperatorContests, type OperatorContests, type OperatorContestsDeps } from './contests.service.ts';
import { createOperatorBanners, type OperatorBanners, type OperatorBannersDeps } from './banners.service.ts';
import { createOperatorGoods, type OperatorGoods, type OperatorGoodsDeps } from './goods.service.ts';
import { createOperatorModeration, type OperatorModeration, type OperatorModerationDeps } from './moderation.service.ts';
import { createOperatorNotices, type OperatorNotices, type OperatorNoticesDeps } from './notices.service.ts';
import * as store from './operator.sql.ts';
import type { OperatorAct } from './operator.sql.ts';
import { createOperatorPosts, type OperatorPosts, type OperatorPostsDeps } from './posts.service.ts';

export type OperatorService = {
  /** Makes a listing public. One that came with a registration becomes so by that. */
  approve(businessId: number): Promise<Result<null>>;
  /** Businesses that have registered and wait, oldest first. */
  pendingRegistrations: RegistrationDecisions['listPendingRegistrations'];
  /** Makes an account a business, and its listing public; how many others were refused by that. */
  approveRegistration(registrationId: number): Promise<Result<number>>;
  /** Refuses with a reason that the account is shown. */
  rejectRegistration(registrationId: number, reason: string): Promise<Result<null>>;
  /** Gives an imported hospital to a hospital account and approves it; the listing's id. */
  assignListing(email: string, licence: string): Promise<Result<number>>;
  /** What people say is wrong about listings, oldest first. */
  corrections(): Promise<Correction[]>;
  /** A correction has been looked at. */
  closeCorrection(id: number): Promise<Result<null>>;
  /** Receipts of reviews that wait to be looked at, oldest first, and their pictures. */
  receipts: Pick<ReceiptDecisions, 'listWaitingReceipts' | 'openPicture'>;
  /** The receipt is genuine: its review says so, its writer has earned points and is told. */
  verifyReceipt(id: number): Promise<Result<ReceiptDecision>>;
  /** Refuses with a reason that its writer is told and shown. */
  refuseReceipt(id: number, reason: string): Promise<Result<ReceiptDecision>>;
  /** Gives back all, or so much, of a paid order: points first, then money, which a job asks the provider for. */
  cancelPayment(orderIdx: string, amount: number | null, reason: string): Promise<Result<{ point: number; amount: number }>>;
  /** Money that is on its way back and not there yet: asked for, refused with the provider's words, given up. */
  openRefunds: CancelsService['listOpenCancels'];
  /** The provider is asked again for what it refused of an order. */
  retryRefund(order: string): Promise<Result<number>>;
  /** Money that was given up has been given back in another way, such as a bank transfer. */
  closeRefund(order: string, how: string): Promise<Result<number>>;
  /** Gift cards and passes on sale. */
  goods: OperatorGoods;
  /** The words of the house on boards. */
  posts: OperatorPosts;
  /** Notices, and what is asked often. */
  news: OperatorNotices;
  /** Inquiries, and what people tell the house. */
  answers: OperatorAnswers;
  /** Rounds of the picture contest. */
  contests: OperatorContests;
  /** Banners on home and lists. */
  banners: OperatorBanners;
  /** Whatever people write: reports, hiding, blocks and forbidden words. */
  moderation: OperatorModeration;
  /** The gift card of a code, and whether it can be used. */
  checkGift(code: string): Promise<Result<CheckedGift>>;
  /** Uses up a gift card, for the goods that are handed out for it. */
  useGift(code: string): Promise<Result<Gift>>;
  /** What operators did, oldest first. */
  acts(): Promise<(store.WrittenAct & { createdAt: string })[]>;
};

export type OperatorDeps = OperatorGoodsDeps &
  OperatorNoticesDeps &
  OperatorAnswersDeps &
  OperatorContestsDeps &
  OperatorBannersDeps &
  OperatorPostsDeps &
  OperatorModerationDeps & {
    accounts: AccountsService;
    listings: ListingsVerbs;
    registrations: { decisions: RegistrationDecisions };
    gifts: Pick<GiftsService, 'checkGift' | 'useGift'>;
    payments: Pick<CancelsService, 'listOpenCancels' | 'askAgain' | 'closeByHand'> & { orders: Pick<OrdersService, 'refund'> };
    reviews: { receiptDecisions: ReceiptDecisions };
  };

/** What is done on the server rather than on a screen. An act without its line in the log does not happen. */
export function createOperatorService(deps: OperatorDeps): OperatorService {
  const { db, clock, by, accounts, listings, registrations, gifts, payments, reviews } = deps;
  const { decisions } = registrations;
  const { receiptDecisions } = reviews;
  const record = (tx: Transaction, act: OperatorAct) => store.insertAct(tx, { ...act, by: by ?? null }, clock.now());

  /** Decides about a receipt and writes it down. */
  const decideReceipt = (act: OperatorAct, decide: (tx: Transaction) => Promise<Result<ReceiptDecision>>) =>
    inTransaction(db, async (tx): Promise<Result<ReceiptDecision>> => {
      const decision = await decide(tx);
      if (decision.ok) await record(tx, act);
      return decision;
    });

  return {
    approve: (businessId) =>
      inTransaction(db, async (tx): Promise<Result<null>> => {
        const registrationId = await decisions.findUnapprovedMaker(businessId);
        if (registrationId !== undefined) return err(waits(registrationId));
        await record(tx, { act: 'approve', details: { businessId } });
        return listings.approveListing(tx, businessId);
      }),
    assignListing: (email, licence) =>
      inTransaction(db, async (tx) => {
        const account = await accounts.findAccountByEmail(email);
        if (!account) return err(notFound('이 이메일로 가입한 계정이 없어요.'));
        if (account.accountType !== AccountType.hospital) return err(badRequest('NOT_A_HOSPITAL', '동물병원 계정이 아니에요.'));
        const registrationId = await decisions.findPendingRegistration(account.id);
        if (registrationId !== undefined) return err(waits(registrationId));
        const listing = await listings.owners.assignByLicence(tx, 'hospital', licence, account.id);
        if (!listing.ok) return listing;
        await accounts.setAwaitsApproval(tx, account.id, false);
        const details = { email, licence, businessId: listing.value };
        await record(tx, { act: 'assign-listing', details });
        return ok(listing.value);
      }),
    pendingRegistrations: () => decisions.listPendingRegistrations(),
    approveRegistration: (registrationId) =>
      orTaken(() =>
        inTransaction(db, async (tx): Promise<Result<number>> => {
          const approved = await decisions.approveRegistration(tx, registrationId);
          if (!approved.ok) return approved;
          await record(tx, { act: 'approve-registration', details: { registrationId } });
          for (const { id, reason } of approved.value) {
            const details = { registrationId: id, reason, approvedInstead: registrationId };
            await record(tx, { act: 'reject-registration', details });
          }
          return ok(approved.value.length);
        }),
      ),
    rejectRegistration: (registrationId, reason) =>
      inTransaction(db, async (tx): Promise<Result<null>> => {
        const rejected = await decisions.rejectRegistration(tx, registrationId, reason);
        if (!rejected.ok) return rejected;
        const details = { registrationId, reason: reason.trim() };
        await record(tx, { act: 'reject-registration', details });
        return ok(null);
      }),
    corrections: () => listings.corrections.listOpenCorrections(),
    closeCorrection: (id) =>
      inTransaction(db, async (tx): Promise<Result<null>> => {
        const closed = await listings.corrections.closeCorrection(tx, id);
        if (!closed.ok) return closed;
        await record(tx, { act: 'close-correction', details: { correctionId: id } });
        return ok(null);
      }),
    receipts: receiptDecisions,
    verifyReceipt: (receiptId) =>
      decideReceipt({ act: 'verify-receipt', details: { receiptId } }, (tx) => receiptDecisions.verifyReceipt(tx, receiptId)),
    refuseReceipt: (receiptId, reason) =>
      decideReceipt({ act: 'refuse-receipt', details: { receiptId, reason: reason.trim() } }, (tx) =>
        receiptDecisions.refuseReceipt(tx, receiptId, reason),
      ),
    cancelPayment: (order, amount, reason) =>
      inTransaction(db, async (tx): Promise<Result<{ point: number; amount: number }>> => {
        const given = await payments.orders.refund(tx, order, amount, reason);
        if (!given.ok) return given;
        const details = { order, point: given.value.point, amount: given.value.amount, reason };
        await record(tx, { act: 'cancel-payment', details });
        return given;
      }),
    openRefunds: () => payments.listOpenCancels(),
    retryRefund: (order) =>
      inTransaction(db, async (tx): Promise<Result<number>> => {
        const asked = await payments.askAgain(tx, order);
        if (asked.ok) await record(tx, { act: 'retry-refund', details: { order } });
        return asked;
      }),
    closeRefund: (order, how) =>
      inTransaction(db, async (tx): Promise<Result<number>> => {
        const closed = await payments.closeByHand(tx, order, how);
        if (closed.ok) await record(tx, { act: 'close-refund', details: { order, how } });
        return closed;
      }),
    goods: createOperatorGoods(deps),
    contests: createOperatorContests(deps),
    news: createOperatorNotices(deps),
    answers: createOperatorAnswers(deps),
    posts: createOperatorPosts(deps),
    banners: createOperatorBanners(deps),
    moderation: createOperatorModeration(deps),
    checkGift: (code) => gifts.checkGift(code),
    useGift: (code) =>
      inTransaction(db, async (tx): Promise<Result<Gift>> => {
        const used = await gifts.useGift(tx, code);
        if (!used.ok) return used;
        // The code is as good as money until it is used, and the log is read by others: the card is named by its number.
        await record(tx, { act: 'use-gift', details: { giftId: used.value.id, order: used.value.orderIdx } });
        return used;
      }),
    acts: () => store.listAllActs(db),
  };
}

function waits(registrationId: number): AppError<'REGISTRATION_WAITS'> {
  return conflict('REGISTRATION_WAITS', `가입 신청 ${registrationId}번으로 들어온 곳이에요. 그 신청을 먼저 처리해 주세요.`);
}
