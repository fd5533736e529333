import { graphql, messageOfError } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Avatar, Button, EmptyState, Skeleton, Stack, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMutation, useQuery } from 'urql';

const MessagesPage_Blocked = graphql(`
  query MessagesPage_Blocked {
    getMyMessageBlocks {
      id
      nickname
    }
  }
`);

const MessagesPage_Unblock = graphql(`
  mutation MessagesPage_Unblock($userId: ID!) {
    unblockMessageSender(userId: $userId)
  }
`);

/** The people whose messages somebody does not get, the last first; each can be taken back. */
export function BlockedPeople() {
  const { standIn, data, reload } = answerOf(useQuery({ query: MessagesPage_Blocked }), <Skeleton variant="list" count={2} />, {
    empty: ({ getMyMessageBlocks }) =>
      getMyMessageBlocks.length === 0 && (
        <EmptyState
          icon="shield"
          title="차단한 회원이 없어요."
          description="받고 싶지 않은 쪽지가 오면 그 쪽지에서 보낸 회원을 차단할 수 있어요."
        />
      ),
  });
  const [, unblock] = useMutation(MessagesPage_Unblock);
  const [pending, setPending] = useState<string | null>(null);

  async function takeBack(id: string, nickname: string) {
    setPending(id);
    const { error: refused } = await unblock({ userId: id });
    setPending(null);
    if (refused) toast('error', messageOfError(refused));
    else toast('success', `${nickname}님의 쪽지를 다시 받아요.`);
    reload();
  }

  if (standIn) return standIn;
  return (
    <Stack gap={4}>
      <Note>차단한 회원은 나에게 쪽지를 보낼 수 없고, 차단한 사실은 알 수 없어요.</Note>
      <List>
        {data.getMyMessageBlocks.map(({ id, nickname }) => (
          <li key={id}>
            <Avatar name={nickname} size={40} />
            <b>{nickname}</b>
            <Button
              size="sm"
              variant="secondary"
              isPending={pending === id}
              aria-label={`${nickname}님 차단 풀기`}
              onPress={() => void takeBack(id, nickname)}
            >
              차단 풀기
            </Button>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const Note = styled.p`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;

const List = styled.ul`
  border-block: 1px solid ${tokens.color.border};

  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[3]} ${tokens.space[1]};
  }

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }

  b {
    flex: 1;
    min-width: 0;
    font-weight: ${tokens.font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;
