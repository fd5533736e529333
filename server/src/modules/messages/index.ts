import type { ModeratedKinds } from '../../platform/moderated.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AccountsService } from '../accounts/index.ts';
import { messagesResolvers } from './messages.resolvers.ts';
import { createMessagesService, type MessagesDeps, type MessagesService } from './messages.service.ts';
import { moderatedMessages } from './moderated.ts';

export type { MessagesService } from './messages.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['message_blocks', 'messages'];

/** Messages (`sendMessage`, `listMessages`…), and as they are `moderated`. */
export type MessagesVerbs = MessagesService & { moderated: ModeratedKinds<'message'> };

/** Messages between people, by their nicknames. */
export function createMessages(
  deps: Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits'> & Pick<MessagesDeps, 'alerts' | 'words'> & { accounts: AccountsService },
): ServerModule<MessagesVerbs> {
  const { accounts } = deps;
  const messages = createMessagesService(deps);
  const people = async (ids: (number | null)[]) => {
    const found = await accounts.publicUsersByIds(ids.map((id) => id ?? 0));
    return found.map((person) => (person ? { id: String(person.id), nickname: person.nickname } : null));
  };
  return {
    verbs: { ...messages, moderated: moderatedMessages(accounts) },
    registration: {
      resolvers: messagesResolvers(messages, accounts),
      loaders: {
        Message: {
          sender: (queries: { obj: { senderId: number | null } }[]) => people(queries.map(({ obj }) => obj.senderId)),
          receiver: (queries: { obj: { receiverId: number | null } }[]) => people(queries.map(({ obj }) => obj.receiverId)),
        },
      },
    },
  };
}
