import { graphql } from '@petcare/api';
import { useMutation, useQuery } from 'urql';

const UnreadAlerts_Alerts = graphql(`
  query UnreadAlerts_Alerts {
    getMyAlerts(count: 20) {
      unreadCount
      items {
        id
        text
        path
        isRead
        createdAt
      }
    }
  }
`);

const UnreadAlerts_Read = graphql(`
  mutation UnreadAlerts_Read($id: ID!) {
    readMyAlerts(id: $id) {
      unreadCount
    }
  }
`);

export type UnreadItem = { id: string; text: string; path: string; createdAt: string };
/** `items` are at most `most`, `others` the number of unread ones beyond them. */
export type UnreadNews =
  { status: 'waiting' } | { status: 'failed'; reload: () => void } | { status: 'known'; items: UnreadItem[]; others: number };

/** News for the person that is not read yet, the newest first, and the mark that one was read. */
export function useUnreadNews(most: number): [UnreadNews, (id: string) => void] {
  const [{ data, error }, reload] = useQuery({ query: UnreadAlerts_Alerts });
  const [, read] = useMutation(UnreadAlerts_Read);
  const markRead = (id: string) => void read({ id });
  if (!data) return [error ? { status: 'failed', reload } : { status: 'waiting' }, markRead];
  const { unreadCount, items } = data.getMyAlerts;
  const unread = items.filter(({ isRead }) => !isRead).slice(0, most);
  return [{ status: 'known', items: unread, others: Math.max(0, unreadCount - unread.length) }, markRead];
}
