import { graphql } from '@petcare/api';
import { focusRing, media, scrollStrip, tokens } from '@petcare/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { BLOCKED, type Box } from './message-box.ts';

const MessagesPage_Unread = graphql(`
  query MessagesPage_Unread {
    getUnreadMessageCount
  }
`);

const boxes = [
  { name: 'received', label: '받은 쪽지', at: '/received' },
  { name: 'sent', label: '보낸 쪽지', at: '/sent' },
  { name: 'blocked', label: '차단한 회원', at: `?${BLOCKED}=1` },
] as const;

/** The two boxes, with how many are unread, and who is blocked; asks again after each of the `changes`. */
export function BoxNav({ box, changes }: { box: Box; changes: number }) {
  const [{ data }, reload] = useQuery({ query: MessagesPage_Unread });
  useEffect(() => {
    if (changes > 0) reload({ requestPolicy: 'network-only' });
  }, [changes, reload]);
  const unread = data?.getUnreadMessageCount ?? 0;
  return (
    <nav aria-label="쪽지함">
      <List>
        {boxes.map(({ name, label, at }) => (
          <li key={name}>
            <Entry to={box.base + at} aria-current={name === box.name ? 'page' : undefined}>
              <span>{label}</span>
              {name === 'received' && (
                <Unread aria-label={`안 읽은 쪽지 ${unread}통`} hidden={unread === 0}>
                  {unread > 99 ? '99+' : unread}
                </Unread>
              )}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  ${scrollStrip}
  box-shadow: inset 0 -1px ${tokens.color.border};
`;

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 3rem;
  padding: 0 ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;

  ${media.tablet} {
    padding: 0 ${tokens.space[4]};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  &[aria-current] {
    box-shadow: inset 0 -3px ${tokens.color.primary};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
`;

/** Keeps its place before the number is known, or the boxes would move. */
const Unread = styled.span`
  min-width: 1.375rem;
  padding: 0 0.375rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.bold};
  line-height: 1.375rem;
  text-align: center;

  &[hidden] {
    display: inline;
    visibility: hidden;
  }
`;
