import { formatBusinessNumber } from '@petcare/business-number';
import type { Database } from '../../../platform/database/database.ts';
import { validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { parsePage } from '../../../platform/paging.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { Difference } from '../../ledger/index.ts';
import type { Listing, ListingsVerbs } from '../../listings/index.ts';
import type { RegistrationsVerbs } from '../../registrations/index.ts';
import { listItems, type ReservationItem } from '../record/items.sql.ts';
import { findOwnBusiness } from '../record/own-business.ts';
import { checkPeriod } from '../lists/reservations-file.ts';
import { settlementLines, type SettledBusiness } from './settlements-file.ts';
import { checkOrder, settle, type Period, type SettlementInfo } from './settlements.policy.ts';
import * as store from './settlements.sql.ts';

export type Settlement = store.Settlement;

/** Of the viewer's own business only; nothing where there is none. VALIDATION_FAILED for days in the wrong order. */
export type SettlementsService = {
  listMine(viewer: Viewer, period: Period, page: { page?: number | null; count?: number | null }): Promise<Result<Settlement[]>>;
  infoOfMine(viewer: Viewer, period: Period): Promise<Result<SettlementInfo>>;
  /** A year at most. */
  listMyDays(viewer: Viewer, period: Period): Promise<Result<store.SettledDay[]>>;
  /** The lines of a file that Excel opens: the reservations of a year at most, and their summary. */
  fileOfMine(viewer: Viewer, period: Period): Promise<Result<AsyncIterable<string>>>;
  /** The business of the caller's statement; null where the account has no business yet. */
  businessOfMine(viewer: Viewer): Promise<SettledBusiness | null>;
  itemsOf(ids: number[]): Promise<ReservationItem[]>;
  /** Accounts of businesses and settlements that the payments tell otherwise. */
  listDifferences(): Promise<Difference[]>;
};

type Deps = { db: Database; listings: ListingsVerbs; registrations: Pick<RegistrationsVerbs, 'getMyRegistration'> };
const none: SettlementInfo = settle({ count: 0, won: 0, point: 0 });
const AT_ONCE = 500;

/** The settlements of businesses: of the reservations that were paid here and took place, or whose guests stayed away. */
export function createSettlementsService({ db, listings, registrations }: Deps): SettlementsService {
  async function settledBusiness(viewer: Viewer, { name }: Listing): Promise<SettledBusiness> {
    const registration = await registrations.getMyRegistration(viewer);
    return { name, registrationNumber: registration?.status === 'approved' ? formatBusinessNumber(registration.businessNumber) : null };
  }
  const itemsOf = (ids: number[]) => listItems(db, ids);

  async function* pagesOf(businessId: number, period: Period) {
    for (let page = 1; ; page += 1) {
      const settlements = await store.listSettlements(db, businessId, period, { page, count: AT_ONCE });
      yield { settlements, items: await itemsOf(settlements.map(({ id }) => id)) };
      if (settlements.length < AT_ONCE) return;
    }
  }

  return {
    async listMine(viewer, period, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const errors = checkOrder(period);
      if (errors.length > 0) return err(validationFailed(errors));
      const listing = await findOwnBusiness(listings, db, viewer);
      return ok(listing ? await store.listSettlements(db, listing.id, period, page.value) : []);
    },
    async infoOfMine(viewer, period) {
      const errors = checkOrder(period);
      if (errors.length > 0) return err(validationFailed(errors));
      const listing = await findOwnBusiness(listings, db, viewer);
      return ok(listing ? settle(await store.sumSettlements(db, listing.id, period)) : none);
    },
    async listMyDays(viewer, period) {
      const errors = checkPeriod(period);
      if (errors.length > 0) return err(validationFailed(errors));
      const listing = await findOwnBusiness(listings, db, viewer);
      return ok(listing ? await store.listDays(db, listing.id, period) : []);
    },
    async fileOfMine(viewer, period) {
      const errors = checkPeriod(period);
      if (errors.length > 0) return err(validationFailed(errors));
      const listing = await findOwnBusiness(listings, db, viewer);
      if (!listing) return ok(settlementLines([], none, { business: null, period }));
      const info = settle(await store.sumSettlements(db, listing.id, period));
      return ok(settlementLines(pagesOf(listing.id, period), info, { business: await settledBusiness(viewer, listing), period }));
    },
    async businessOfMine(viewer) {
      const listing = await findOwnBusiness(listings, db, viewer);
      return listing ? settledBusiness(viewer, listing) : null;
    },
    itemsOf,
    async listDifferences() {
      const accounts = await store.listAccountDifferences(db);
      const rows = await store.listRowDifferences(db);
      return [
        ...accounts.map(({ account, unit, ...difference }) => ({ subject: `${account} (${unit})`, ...difference })),
        ...rows.map(({ id, ...difference }) => ({ subject: `settlement of reservation ${id}`, ...difference })),
      ];
    },
  };
}
