import { useNow } from '@petcare/remote';
import { formatRelative, Stack, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUnreadNews } from './unread-news.ts';

const SHOWN = 3;
const words = { waiting: '', failed: '소식을 불러오지 못했어요.', known: '새 소식을 모두 읽었어요.' };

/** News for the person that is not read yet, the newest first; the bell of the header has all of it. */
export function UnreadAlerts() {
  const now = useNow();
  const [news, markRead] = useUnreadNews(SHOWN);
  const unread = news.status === 'known' ? news.items : [];
  return (
    <Stack gap={2}>
      <List aria-busy={news.status === 'waiting'}>
        {unread.map(({ id, text, path, createdAt }) => (
          <li key={id}>
            <Link to={path} onClick={() => markRead(id)}>
              {text}
              <time dateTime={createdAt}>{formatRelative(createdAt, now)}</time>
            </Link>
          </li>
        ))}
        {unread.length === 0 && <li>{words[news.status]}</li>}
      </List>
      {news.status === 'known' && news.others > 0 && (
        <Quiet>읽지 않은 소식이 {news.others}개 더 있어요. 위쪽 종 모양 단추에서 볼 수 있어요.</Quiet>
      )}
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
