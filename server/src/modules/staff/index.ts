import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { AlertsService } from '../alerts/index.ts';
import type { ListingsVerbs } from '../listings/index.ts';
import { createInvitationsService, type InvitationsService } from './invitations.service.ts';
import { staffResolvers } from './staff.resolvers.ts';
import { createFindOwn, createStaffService, type StaffService } from './staff.service.ts';

export type { StaffService } from './staff.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['staff_invitations', 'staff_members'];
/** Views that every module may name. @public */
export const views = ['listing_staff'];

/** Members of staff of a listing, and the `invitations` by which they come. */
export type StaffVerbs = StaffService & { invitations: InvitationsService };

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'rateLimits' | 'outbox'> & {
  alerts: Pick<AlertsService, 'tell'>;
  listings: ListingsVerbs;
};

/** Staff of businesses: what they may call is declared in platform/access. */
export function createStaff(deps: Deps): ServerModule<StaffVerbs> {
  const { db, clock, config, rateLimits, listings } = deps;
  const findOwn = createFindOwn(db, listings);
  const staff = createStaffService({ ...deps, findOwn });
  const invitations = createInvitationsService({
    ...deps,
    findOwn,
    limitWrites: createLimitWrites(rateLimits),
    secret: config.jwtSecret,
    publicUrl: config.publicUrl,
  });
  return {
    verbs: { ...staff, invitations },
    registration: {
      resolvers: staffResolvers({ staff, invitations, clock }),
      jobs: [defineJob(jobType('forget-staff-invitations'), { schedule: '23 4 * * *', run: () => invitations.forgetOld() })],
    },
  };
}
