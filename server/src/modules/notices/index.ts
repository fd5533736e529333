import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createNoticeDesk, type NoticeDesk } from './notice-desk.service.ts';
import { noticesResolvers } from './notices.resolvers.ts';
import { fileUrl, noticesRoutes } from './notices.routes.ts';
import { createNoticesService, type NoticesService } from './notices.service.ts';

export type { NoticeDesk, NoticeDraft } from './notice-desk.service.ts';
export type { Notice } from './notices.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['notice_files', 'notice_views', 'notices'];

/** Reading notices, and the `desk` where operators write them. */
export type NoticesVerbs = NoticesService & { desk: NoticeDesk };

/** Notices of the house to everybody, with files to take along. */
export function createNotices(deps: Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits' | 'uploads'>): ServerModule<NoticesVerbs> {
  const notices = createNoticesService(deps);
  return {
    verbs: { ...notices, desk: createNoticeDesk(deps) },
    registration: {
      resolvers: noticesResolvers(notices),
      routes: (http) => noticesRoutes(http, notices),
      loaders: {
        Notice: {
          file: async (queries: { obj: { id: number } }[]) => {
            const files = await notices.listFiles(queries.map(({ obj }) => obj.id));
            return queries.map(({ obj }) =>
              files.filter(({ noticeId }) => noticeId === obj.id).map((file) => ({ ...file, url: fileUrl(file) })),
            );
          },
        },
      },
      jobs: [defineJob(jobType('forget-notice-views'), { schedule: '20 0 * * *', run: () => notices.forgetPastViews() })],
    },
  };
}
