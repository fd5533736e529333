import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AlertsService } from '../alerts/index.ts';
import { inquiriesResolvers } from './inquiries.resolvers.ts';
import { createInquiriesService, type InquiriesService } from './inquiries.service.ts';
import { createInquiryDesk, type InquiryDesk } from './inquiry-desk.service.ts';

export type { Inquiry, InquiriesService } from './inquiries.service.ts';
export type { InquiryDesk } from './inquiry-desk.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['inquiries', 'inquiry_pictures'];

/** A guardian's own inquiries, and the `desk` where operators answer them. */
export type InquiriesVerbs = InquiriesService & { desk: InquiryDesk };

/** 1:1 inquiries: private to their asker and operators. */
export function createInquiries(
  deps: Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits' | 'uploads' | 'config'> & {
    alerts: Pick<AlertsService, 'tell'>;
    outbox: Pick<PlatformDeps['outbox'], 'topic'>;
  },
): ServerModule<InquiriesVerbs> {
  const inquiries = createInquiriesService(deps);
  const desk = createInquiryDesk({ ...deps, publicUrl: deps.config.publicUrl });
  return { verbs: { ...inquiries, desk }, registration: { resolvers: inquiriesResolvers(inquiries) } };
}
