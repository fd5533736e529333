import type { ModeratedKinds } from '../../platform/moderated.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import type { AccountsService } from '../accounts/index.ts';
import { lockReceived } from './messages.sql.ts';

/** The page on which a person finds what they have received. */
export const boxOf = (accountType: AccountType | undefined): string =>
  accountType === undefined || accountType === AccountType.guardian ? '/mypage/message/received' : '/bizpage/message/received';

/** Messages as they are reported, by whoever has received them; an operator reads what was kept of the report. */
export function moderatedMessages(accounts: Pick<AccountsService, 'publicUsersByIds'>): ModeratedKinds<'message'> {
  return {
    message: {
      async lock(tx, id, readerId) {
        const message = await lockReceived(tx, id, readerId);
        if (!message) return undefined;
        const [receiver] = await accounts.publicUsersByIds([message.receiverId ?? 0]);
        const path = boxOf(receiver?.accountType);
        return { authorId: message.senderId, hiddenReason: null, text: message.content, authorPath: path, listPath: path, topics: [] };
      },
      hiding: null,
    },
  };
}
