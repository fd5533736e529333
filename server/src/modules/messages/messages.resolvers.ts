import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { Message, MessagesService } from './messages.service.ts';

export function messagesResolvers(messages: MessagesService, accounts: Pick<AccountsService, 'publicUsersByIds'>): Resolvers {
  const of = (context: GraphqlContext, id: string) => [signedInViewer(context), parseId(id)] as const;
  return {
    Query: {
      getReceivedMessagesByPage: async (_root, asked, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await messages.listMessages(viewer, 'received', asked)).map(toMessage(viewer.id));
      },
      getReceivedMessageCount: async (_root, { search }, context) =>
        unwrap(await messages.countMessages(signedInViewer(context), 'received', search ?? null)),
      getSentMessagesByPage: async (_root, asked, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await messages.listMessages(viewer, 'sent', asked)).map(toMessage(viewer.id));
      },
      getSentMessageCount: async (_root, { search }, context) =>
        unwrap(await messages.countMessages(signedInViewer(context), 'sent', search ?? null)),
      getUnreadMessageCount: (_root, _args, context) => messages.countUnread(signedInViewer(context)),
      getMessage: async (_root, { messageId }, context) => {
        const [viewer, id] = of(context, messageId);
        return toMessage(viewer.id)(unwrap(await messages.getMessage(viewer, id)));
      },
      getNicknameSuggestions: async (_root, { typed }, context) => unwrap(await messages.suggestNicknames(signedInViewer(context), typed)),
      getMyMessageBlocks: async (_root, _args, context) => {
        const people = await accounts.publicUsersByIds(await messages.listBlocked(signedInViewer(context)));
        return people.flatMap((person) => (person ? [{ id: String(person.id), nickname: person.nickname }] : []));
      },
    },
    Mutation: {
      sendMessage: async (_root, { nickname, content }, context) => {
        const viewer = signedInViewer(context);
        return toMessage(viewer.id)(unwrap(await messages.sendMessage(viewer, nickname, content)));
      },
      readMessage: async (_root, { messageId }, context) => unwrap(await messages.readMessage(...of(context, messageId))),
      deleteMessage: async (_root, { messageId }, context) => unwrap(await messages.deleteMessage(...of(context, messageId))),
      blockMessageSender: async (_root, { messageId }, context) => unwrap(await messages.blockSender(...of(context, messageId))),
      unblockMessageSender: async (_root, { userId }, context) => unwrap(await messages.unblock(...of(context, userId))),
    },
  };
}

/** Its people come by a loader. */
const toMessage =
  (viewerId: number) =>
  ({ createdAt, readAt, ...message }: Message) => ({
    ...message,
    isRead: readAt !== null,
    isReceived: message.receiverId === viewerId,
    isReported: message.isReported && message.receiverId === viewerId,
    timestamp: { createdAt, updatedAt: null },
  });
