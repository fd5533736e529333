import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { pushResolvers } from './push.resolvers.ts';
import { createPushService, type PushService } from './push.service.ts';

export type { PushService } from './push.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['push_devices', 'push_mutes'];

/** Notices on the devices of a person, by the push services of their browsers; off on a site without keys. */
export function createPush({ db, clock, config, outbox, rateLimits }: PlatformDeps): ServerModule<PushService> {
  const push = createPushService({ db, clock, outbox, rateLimits, publicKey: config.providers.push?.publicKey ?? null });
  return {
    verbs: push,
    registration: {
      resolvers: pushResolvers(push),
      jobs: [defineJob(jobType('forget-push-devices'), { schedule: '50 4 * * *', run: () => push.forgetUnseen() })],
    },
  };
}
