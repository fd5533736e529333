import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createLedgerService, type LedgerService } from './ledger.service.ts';

export {
  businessAccount,
  guardianAccount,
  orderAccount,
  salesAccount,
  settlementAccount,
  type Account,
  type Difference,
  type LedgerUnit,
} from './ledger.policy.ts';
export type { LedgerService, Movement } from './ledger.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['ledger_entries'];
/** Views that every module may name. @public */
export const views = ['ledger_balances'];

/** The double-entry ledger: every won and every point moves from one account to another, in the transaction of its cause. */
export function createLedger(deps: Pick<PlatformDeps, 'db' | 'clock'>): ServerModule<LedgerService> {
  return { verbs: createLedgerService(deps), registration: {} };
}
