import { graphql } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { formatRelative, Stack, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMutation, useQuery } from 'urql';

const SHOWN = 3;

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

/** News for the person that is not read yet, the newest first; the bell of the header has all of it. */
export function UnreadAlerts() {
  const now = useNow();
  const [{ data, error }] = useQuery({ query: UnreadAlerts_Alerts });
  const [, read] = useMutation(UnreadAlerts_Read);
  const unread = (data?.getMyAlerts.items ?? []).filter(({ isRead }) => !isRead).slice(0, SHOWN);
  const others = (data?.getMyAlerts.unreadCount ?? 0) - unread.length;
  return (
    <Stack gap={2}>
      <List aria-busy={!data && !error}>
        {unread.map(({ id, text, path, createdAt }) => (
          <li key={id}>
            <Link to={path} onClick={() => void read({ id })}>
              {text}
              <time dateTime={createdAt}>{formatRelative(createdAt, now)}</time>
            </Link>
          </li>
        ))}
        {unread.length === 0 && <li>{data ? '새 소식을 모두 읽었어요.' : error ? '소식을 불러오지 못했어요.' : ''}</li>}
      </List>
      {unread.length > 0 && others > 0 && <Quiet>읽지 않은 소식이 {others}개 더 있어요. 위쪽 종 모양 단추에서 볼 수 있어요.</Quiet>}
    </Stack>
  );
}

/** As high as one: little moves when they come. */
const List = styled.ul`
  display: grid;
  align-content: center;
  gap: ${tokens.space[2]};
  min-height: 3.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.textSoft};
  a {
    display: grid;
    min-height: ${tokens.touchTarget};
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.text};
    overflow-wrap: anywhere;
  }
  time {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
`;

const Quiet = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
