import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { FaqsService } from './faqs.service.ts';

export function faqsResolvers(faqs: FaqsService): Resolvers {
  return {
    Query: {
      getFaqsByPage: async (_root, { page, count, ...search }) =>
        unwrap(await faqs.listFaqs(search, { page, count })).map(({ createdAt, updatedAt, ...faq }) => ({
          ...faq,
          timestamp: { createdAt, updatedAt },
        })),
      getFaqCount: async (_root, search) => unwrap(await faqs.countFaqs(search)),
      getFaqCategories: () => faqs.listCategories(),
    },
  };
}
