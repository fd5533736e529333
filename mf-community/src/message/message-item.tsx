import { graphql } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { Avatar, Badge, focusRing, formatRelative, media, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMutation } from 'urql';
import { MessageActions } from './message-actions.tsx';
import type { BoxName } from './message-box.ts';

const MessagesPage_Read = graphql(`
  mutation MessagesPage_Read($messageId: ID!) {
    readMessage(messageId: $messageId)
  }
`);

type Person = { id: string; nickname: string } | null;
export type ListedMessage = {
  id: string;
  content: string;
  type: number;
  isRead: boolean;
  /** Of a received one: the person has reported it. */
  isReported?: boolean;
  sender: Person;
  receiver: Person;
  timestamp: { createdAt: string };
};
type Props = { box: BoxName; message: ListedMessage; onReply: (nickname: string) => void; onRead: () => void; onChanged: () => void };

const HOUSE = 2;

/** One message: its beginning, and all of it when it is opened, which marks it as read. */
export function MessageItem({ box, message, onReply, onRead, onChanged }: Props) {
  const { id, content, type, sender, receiver, timestamp } = message;
  const [isRead, setRead] = useState(message.isRead);
  const [, read] = useMutation(MessagesPage_Read);
  const now = useNow();
  const other = box === 'received' ? sender : receiver;
  const name = type === HOUSE ? '펫케어' : (other?.nickname ?? '탈퇴한 회원');
  const isNew = box === 'received' && !isRead;

  function open() {
    if (!isNew) return;
    setRead(true);
    void read({ messageId: id }).then(onRead);
  }

  return (
    <li>
      <details onToggle={(event) => event.currentTarget.open && open()}>
        <Summary data-new={isNew || undefined}>
          <Avatar name={name} size={44} />
          <Line>
            <Name>{name}</Name>
            {isNew && <Badge tone="primary">안 읽음</Badge>}
            {box === 'sent' && <Badge>{message.isRead ? '읽음' : '안 읽음'}</Badge>}
            <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
          </Line>
          <Beginning>{content}</Beginning>
        </Summary>
        <Whole>{content}</Whole>
        <MessageActions box={box} id={id} other={other} isReported={message.isReported ?? false} onReply={onReply} onChanged={onChanged} />
      </details>
    </li>
  );
}

const Summary = styled.summary`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[1]};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &[data-new] {
    font-weight: ${tokens.font.weight.semibold};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }

  > :first-child {
    grid-row: span 2;
  }

  time {
    flex: none;
    margin-inline-start: auto;
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.regular};
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[4]};
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-width: 0;
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  font-weight: ${tokens.font.weight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Beginning = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  text-overflow: ellipsis;
  white-space: nowrap;

  [open] > summary > & {
    display: none;
  }
`;

const Whole = styled.p`
  padding: 0 ${tokens.space[1]} ${tokens.space[4]};
  line-height: 1.75;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${media.tablet} {
    padding-inline: ${tokens.space[4]};
  }
`;
