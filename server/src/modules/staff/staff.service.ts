import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { coversRole } from '../../platform/access/access.ts';
import { notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { AccountType, type Staff, type StaffRole, type Viewer } from '../../platform/session/viewer.ts';
import type { AlertsService } from '../alerts/index.ts';
import type { Listing, ListingKind, ListingsVerbs } from '../listings/index.ts';
import { MOST_WORKPLACES } from './staff.policy.ts';
import * as store from './staff.sql.ts';
import type { Invitation, StaffMember, Workplace } from './staff.sql.ts';

type Missing = AppError<'NOT_FOUND'>;
export type StaffOfListing = { business: Listing; members: StaffMember[]; invitations: Invitation[] };
export type FindOwnListing = (viewer: Viewer) => Promise<Result<Listing, Missing>>;

export type StaffService = {
  /** The business as whoever is staff of it calls for it; null for everybody else. One statement. */
  findActing(caller: Viewer, businessId: number): Promise<Viewer | null>;
  /** True for whoever is still staff with this role, and is until the transaction ends. */
  isStillStaff(sql: Sql, staff: Staff): Promise<boolean>;
  getMyStaff(viewer: Viewer): Promise<Result<StaffOfListing, Missing>>;
  changeRole(viewer: Viewer, memberId: number, role: StaffRole): Promise<Result<StaffMember, Missing>>;
  /** From the member's next call on, and of what they have not committed yet. */
  remove(viewer: Viewer, memberId: number): Promise<Result<true, Missing>>;
  listMyWorkplaces(viewer: Viewer): Promise<Workplace[]>;
  leave(viewer: Viewer, businessId: number): Promise<Result<true, Missing>>;
  /** Invitations to somebody who leaves the site, inside the caller's transaction; what they work for goes with the account. */
  forgetStaff(tx: Transaction, viewer: Viewer): Promise<void>;
};

type Deps = { db: Database; clock: Clock; alerts: Pick<AlertsService, 'tell'>; findOwn: FindOwnListing };

const kinds: Partial<Record<AccountType, ListingKind>> = {
  [AccountType.hospital]: 'hospital',
  [AccountType.pharmacy]: 'pharmacy',
  [AccountType.company]: 'company',
};
const noMember = notFound('직원을 찾을 수 없어요. 이미 제외했거나 스스로 그만둔 분이에요.');
const noWorkplace = notFound('직원으로 일하는 곳이 아니에요.');

/** The listing of the account that calls. */
export function createFindOwn(db: Database, listings: ListingsVerbs): FindOwnListing {
  return async (viewer) => {
    const kind = kinds[viewer.accountType];
    const listing = kind && (await listings.listingOfOwner(db, kind, viewer.id));
    return listing ? ok(listing) : err(notFound('등록한 업체가 없어요.'));
  };
}

export function createStaffService({ db, alerts, findOwn }: Deps): StaffService {
  return {
    async findActing(caller, businessId) {
      const row = await store.findActing(db, caller.id, businessId);
      if (!row) return null;
      const { role, blockedUntil, blockReason, ...account } = row;
      const ofBusiness = blockedUntil !== null && blockReason !== null ? { until: blockedUntil, reason: blockReason } : undefined;
      const block = caller.block ?? ofBusiness;
      const { sessionId, network } = caller;
      const staff = { accountId: caller.id, businessId, role };
      return { ...account, sessionId, staff, ...(network !== undefined && { network }), ...(block && { block }) };
    },
    async isStillStaff(sql, staff) {
      const role = await store.holdRole(sql, staff);
      return role !== undefined && coversRole(role, staff.role);
    },
    async getMyStaff(viewer) {
      const business = await findOwn(viewer);
      if (!business.ok) return business;
      const { id } = business.value;
      const [members, invitations] = [await store.listMembers(db, id, viewer.id), await store.listInvitations(db, id, viewer.id)];
      return ok({ business: business.value, members, invitations });
    },
    async changeRole(viewer, memberId, role) {
      const business = await findOwn(viewer);
      if (!business.ok) return business;
      const { id } = business.value;
      if (!(await store.setRole(db, id, memberId, viewer.id, role))) return err(noMember);
      const member = (await store.listMembers(db, id, viewer.id)).find((one) => one.id === memberId);
      return member ? ok(member) : err(noMember);
    },
    async remove(viewer, memberId) {
      const business = await findOwn(viewer);
      if (!business.ok) return business;
      const { id, name } = business.value;
      return inTransaction(db, async (tx): Promise<Result<true, Missing>> => {
        await store.lockStaff(tx, id);
        if ((await store.deleteMember(tx, id, memberId)) === undefined) return err(noMember);
        const text = `${name}의 직원에서 제외됐어요. 이제 이 업체의 비즈페이지를 이용할 수 없어요.`;
        await alerts.tell(tx, [{ userId: memberId, kind: 'staff.removed', subject: String(id), text, path: '/staff' }]);
        return ok(true);
      });
    },
    listMyWorkplaces: (viewer) => store.listWorkplaces(db, viewer.id, MOST_WORKPLACES),
    leave: (viewer, businessId) =>
      inTransaction(db, async (tx): Promise<Result<true, Missing>> => {
        await store.lockStaff(tx, businessId);
        const ownerUserId = await store.deleteMember(tx, businessId, viewer.id);
        if (ownerUserId === undefined) return err(noWorkplace);
        const subject = `${businessId} ${viewer.id}`;
        const text = `${viewer.name} 님이 직원을 그만뒀어요.`;
        await alerts.tell(tx, [{ userId: ownerUserId, kind: 'staff.left', subject, text, path: '/bizpage/staff' }]);
        return ok(true);
      }),
    async forgetStaff(tx, viewer) {
      const email = await store.findEmail(tx, viewer.id);
      if (email !== undefined) await store.forgetInvited(tx, email);
    },
  };
}
