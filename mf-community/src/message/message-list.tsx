import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { EmptyState, Pagination, Skeleton, Stack, tokens, usePageParam } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import type { BoxName } from './message-box.ts';
import { MessageItem } from './message-item.tsx';

const COUNT = 15;

const MessagesPage_Received = graphql(`
  query MessagesPage_Received($search: String, $page: Int, $count: Int) {
    messages: getReceivedMessagesByPage(search: $search, page: $page, count: $count) {
      id
      content
      type
      isRead
      isReported
      sender {
        id
        nickname
      }
      receiver {
        id
        nickname
      }
      timestamp {
        createdAt
      }
    }
    total: getReceivedMessageCount(search: $search)
  }
`);

const MessagesPage_Sent = graphql(`
  query MessagesPage_Sent($search: String, $page: Int, $count: Int) {
    messages: getSentMessagesByPage(search: $search, page: $page, count: $count) {
      id
      content
      type
      isRead
      sender {
        id
        nickname
      }
      receiver {
        id
        nickname
      }
      timestamp {
        createdAt
      }
    }
    total: getSentMessageCount(search: $search)
  }
`);

type Props = { box: BoxName; search: string | null; onReply: (nickname: string) => void; onRead: () => void; onChanged: () => void };

export function MessageList({ box, search, ...acts }: Props) {
  const { page, hrefOf } = usePageParam('page');
  const query = box === 'received' ? MessagesPage_Received : MessagesPage_Sent;
  const { standIn, data, isLoading } = answerOf(
    useQuery({ query, variables: { search, page, count: COUNT } }),
    <Skeleton variant="list" count={4} />,
  );
  if (standIn) return standIn;
  if (data.messages.length === 0 && !isLoading)
    return search ? (
      <EmptyState icon="message" title={`‘${search}’ 쪽지를 찾지 못했어요.`} />
    ) : (
      <EmptyState
        icon="message"
        title="아직 쪽지가 없어요."
        description="글이나 리뷰에서 쓴 사람 이름 옆의 ‘쪽지’를 누르면 쪽지를 보낼 수 있어요."
      />
    );
  return (
    <Stack gap={6}>
      <List>
        {data.messages.map((message) => (
          <MessageItem key={message.id} box={box} message={message} {...acts} />
        ))}
      </List>
      <Pagination page={page} count={COUNT} total={data.total} hrefOf={hrefOf} />
    </Stack>
  );
}

const List = styled.ul`
  border-block: 1px solid ${tokens.color.border};

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;
