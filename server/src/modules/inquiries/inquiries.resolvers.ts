import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { InquiriesService, Inquiry } from './inquiries.service.ts';

export function inquiriesResolvers(inquiries: InquiriesService): Resolvers {
  const toInquiry = ({ pictures, answer, answeredAt, createdAt, updatedAt, ...inquiry }: Inquiry) => ({
    ...inquiry,
    pictures: pictures.map((key) => ({ id: key, url: inquiries.pictureUrl(key) })),
    answer: answer === null || answeredAt === null ? null : { content: answer, createdAt: answeredAt },
    timestamp: { createdAt, updatedAt },
  });
  const draftOf = <Given extends { pictures?: readonly string[] | null | undefined }>({ pictures, ...given }: Given) => ({
    ...given,
    pictures: pictures ?? [],
  });
  return {
    Query: {
      getMyInquiriesByPage: async (_root, asked, context) =>
        unwrap(await inquiries.listMyInquiries(signedInViewer(context), asked)).map(toInquiry),
      getMyInquiryCount: (_root, _args, context) => inquiries.countMyInquiries(signedInViewer(context)),
      getMyInquiry: async (_root, { inquiryId }, context) =>
        toInquiry(unwrap(await inquiries.readMyInquiry(signedInViewer(context), parseId(inquiryId)))),
    },
    Mutation: {
      createInquiry: async (_root, given, context) =>
        toInquiry(unwrap(await inquiries.writeInquiry(signedInViewer(context), draftOf(given)))),
      updateInquiry: async (_root, { inquiryId, ...given }, context) =>
        toInquiry(unwrap(await inquiries.editInquiry(signedInViewer(context), parseId(inquiryId), draftOf(given)))),
      deleteInquiry: async (_root, { inquiryId }, context) =>
        unwrap(await inquiries.deleteInquiry(signedInViewer(context), parseId(inquiryId))),
    },
  };
}
