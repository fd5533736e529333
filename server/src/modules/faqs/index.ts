import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { faqsResolvers } from './faqs.resolvers.ts';
import { createFaqsService, type FaqsService } from './faqs.service.ts';

export type { Faq, FaqDraft, FaqsService } from './faqs.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['faqs'];

/** Frequent questions to the house, with its answers. */
export function createFaqs(deps: Pick<PlatformDeps, 'db' | 'clock'>): ServerModule<FaqsService> {
  const faqs = createFaqsService(deps);
  return { verbs: faqs, registration: { resolvers: faqsResolvers(faqs) } };
}
