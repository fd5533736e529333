import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { conflict, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ListingsVerbs } from '../listings/index.ts';
import { checkReason, reasons } from './registrations.policy.ts';
import { numberTaken } from './registrations.service.ts';
import * as store from './registrations.sql.ts';
import type { RegistrationEntry, RegistrationRow } from './registrations.sql.ts';

/** A registration that was refused because another one was approved. */
export type RefusedRegistration = { id: number; reason: string };

export type RegistrationDecisions = {
  /** Those that wait for an operator, oldest first. */
  listPendingRegistrations(page: Page): Promise<ListedPage<RegistrationEntry>>;
  /** Decided ones too. */
  findRegistration(id: number): Promise<Result<RegistrationEntry, AppError<'NOT_FOUND'>>>;
  /** The account's registration that waits. */
  findPendingRegistration(userId: number): Promise<number | undefined>;
  /** The registration that made this listing, while it is not approved. */
  findUnapprovedMaker(businessId: number): Promise<number | undefined>;
  /**
   * Makes the account a business: its listing is its own and public. Others that ask for the same listing or with
   * the same number are refused. Inside the caller's transaction, which `orTaken` has to be around.
   */
  approveRegistration(tx: Transaction, id: number): Promise<Result<{ businessId: number; refused: RefusedRegistration[] }>>;
  /** Says no, with a reason that the account is shown. Inside the caller's transaction. */
  rejectRegistration(tx: Transaction, id: number, reason: string): Promise<Result<null>>;
};

const noRegistration = notFound('이 번호의 신청이 없어요.');

type Deps = { db: Database; clock: Clock; accounts: AccountsService; listings: ListingsVerbs };

export function createRegistrationDecisions({ db, clock, accounts, listings }: Deps): RegistrationDecisions {
  async function lockPending(tx: Transaction, id: number): Promise<Result<RegistrationRow>> {
    await store.lockDecisions(tx);
    const registration = await store.findRegistration(tx, id);
    if (!registration) return err(noRegistration);
    if (registration.status !== 'pending') return err(conflict('ALREADY_DECIDED', '이미 처리한 신청이에요.'));
    return ok(registration);
  }

  async function refuse(tx: Transaction, { id, businessId, isClaim }: RegistrationRow, reason: string): Promise<void> {
    await store.decide(tx, id, { status: 'rejected', reason }, clock.now());
    if (businessId !== null && !isClaim) await listings.owners.refuseListing(tx, businessId);
  }

  return {
    listPendingRegistrations: (page) => store.listPending(db, page),
    async findRegistration(id) {
      const entry = await store.findEntry(db, id);
      return entry ? ok(entry) : err(noRegistration);
    },
    findPendingRegistration: (userId) => store.findPending(db, userId),
    findUnapprovedMaker: (businessId) => store.findUnapprovedMaker(db, businessId),
    async approveRegistration(tx, id) {
      const pending = await lockPending(tx, id);
      if (!pending.ok) return pending;
      const { userId, kind, businessId } = pending.value;
      if (businessId === null) return err(notFound('신청한 업체가 없어졌어요. 이유를 적어 돌려보내 주세요.'));
      const given = await listings.owners.giveListing(tx, kind, businessId, userId);
      if (!given.ok) return given;
      await store.decide(tx, id, { status: 'approved', reason: null }, clock.now());
      await accounts.setAwaitsApproval(tx, userId, false);
      const refused: RefusedRegistration[] = [];
      for (const rival of await store.listRivals(tx, pending.value)) {
        const reason = rival.businessId === businessId ? reasons.listingTaken : reasons.numberTaken;
        await refuse(tx, rival, reason);
        refused.push({ id: rival.id, reason });
      }
      return ok({ businessId, refused });
    },
    async rejectRegistration(tx, id, reason) {
      const errors = checkReason(reason);
      if (errors.length > 0) return err(validationFailed(errors));
      const pending = await lockPending(tx, id);
      if (!pending.ok) return pending;
      await refuse(tx, pending.value, reason.trim());
      return ok(null);
    },
  };
}

/** The result of a decision, with the conflict that only the database knows when two happen at once as a value. */
export async function orTaken<T>(decide: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await decide();
  } catch (error) {
    switch (violatedConstraint(error)) {
      case 'registrations_number_key':
        return err(numberTaken());
      case 'businesses_owner_key':
        return err(conflict('ALREADY_OWNS_LISTING', '이미 다른 업체를 운영하고 있는 계정이에요.'));
      default:
        throw error;
    }
  }
}
