import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { bannersResolvers } from './banners.resolvers.ts';
import { createBannersService, type BannersService } from './banners.service.ts';

export { bannerTypes, type BannerDraft } from './banners.policy.ts';
export type { BannersService, CountedBanner } from './banners.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['banner_daily_counts', 'banner_visits', 'banners'];

/** Pictures that lead somewhere, on home and lists, each for its time. */
export function createBanners(deps: Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits' | 'uploads'>): ServerModule<BannersService> {
  const banners = createBannersService(deps);
  return {
    verbs: banners,
    registration: {
      resolvers: bannersResolvers(banners),
      jobs: [defineJob(jobType('forget-banner-visits'), { schedule: '25 0 * * *', run: () => banners.forgetPastVisits() })],
    },
  };
}
