import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { voicesResolvers } from './voices.resolvers.ts';
import { createVoicesService, type VoicesService } from './voices.service.ts';

export { businessTypes } from './voices.policy.ts';
export type { VoicesService } from './voices.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['ad_introductions', 'customer_voices'];

/** Words of anybody to the house: customer voices, and those who want to advertise. */
export function createVoices(deps: Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits'>): ServerModule<VoicesService> {
  const voices = createVoicesService(deps);
  return {
    verbs: voices,
    registration: {
      resolvers: voicesResolvers(voices),
      jobs: [defineJob(jobType('forget-voices'), { schedule: '40 4 * * *', run: () => voices.forgetOld() })],
    },
  };
}
