import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { ModeratedKinds, WrittenKind } from '../../platform/moderated.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AccountsVerbs } from '../accounts/index.ts';
import type { AlertsService } from '../alerts/index.ts';
import { moderationResolvers } from './moderation.resolvers.ts';
import { createModerationService, type ModerationService } from './moderation.service.ts';

export { outcomes } from './moderation.policy.ts';
export type { Decision, ModerationService, ReportedThing, ThingRef } from './moderation.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['reports'];
/** Views that every module may name. @public */
export const views = ['reported_things'];

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits'> & {
  alerts: AlertsService;
  accounts: Pick<AccountsVerbs, 'blocks' | 'publicUsersByIds'>;
  /** Of each module that keeps what people write: its kinds. */
  boards: { moderated: ModeratedKinds<'post' | 'comment'> };
  contest: { moderated: ModeratedKinds<'entry' | 'entryComment'> };
  messages: { moderated: ModeratedKinds<'message'> };
  reviews: { moderated: ModeratedKinds<'review'> };
};

/** One way to report and moderate whatever people write. */
export function createModeration({ boards, contest, messages, reviews, ...deps }: Deps): ServerModule<ModerationService> {
  const kinds: ModeratedKinds<WrittenKind> = {
    ...boards.moderated,
    ...contest.moderated,
    ...messages.moderated,
    ...reviews.moderated,
  };
  const moderation = createModerationService({ ...deps, kinds });
  return {
    verbs: moderation,
    registration: {
      resolvers: moderationResolvers(moderation),
      jobs: [defineJob(jobType('forget-reports'), { schedule: '50 4 * * *', run: () => moderation.forgetOld() })],
    },
  };
}
