import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { badRequest, notFound } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { PlacesService } from '../places/index.ts';
import * as store from './operator.sql.ts';
import type { OperatorAct } from './operator.sql.ts';

export type OperatorService = {
  /** Makes a listing public. */
  approve(businessId: number): Promise<Result<null>>;
  /** Gives an imported hospital to a hospital account and approves it; the listing's id. */
  assignListing(email: string, licence: string): Promise<Result<number>>;
  /** What operators did, oldest first. */
  acts(): Promise<(OperatorAct & { createdAt: string })[]>;
};

export type OperatorDeps = { db: Database; clock: Clock; accounts: AccountsService; places: PlacesService };

/** What is done on the server rather than on a screen. An act without its line in the log does not happen. */
export function createOperatorService({ db, clock, accounts, places }: OperatorDeps): OperatorService {
  return {
    approve: (businessId) =>
      inTransaction(db, async (tx) => {
        await store.insertAct(tx, { act: 'approve', details: { businessId } }, clock.now());
        return places.approveListing(businessId);
      }),
    assignListing: (email, licence) =>
      inTransaction(db, async (tx) => {
        const account = await accounts.findAccountByEmail(email);
        if (!account) return err(notFound('이 이메일로 가입한 계정이 없어요.'));
        if (account.accountType !== AccountType.hospital) return err(badRequest('NOT_A_HOSPITAL', '동물병원 계정이 아니에요.'));
        const listing = await places.assignHospital(tx, licence, account.id);
        if (!listing.ok) return listing;
        const details = { email, licence, businessId: listing.value };
        await store.insertAct(tx, { act: 'assign-listing', details }, clock.now());
        return ok(listing.value);
      }),
    acts: () => store.listActs(db),
  };
}
