import { useNow } from '@petcare/remote';
import { Icon, formatNumber, formatRelative, VisuallyHidden, type IconName } from '@petcare/ui';
import { postPath, type Board } from './boards.ts';
import { AuthorName, type Author } from './author-name.tsx';
import { CommentCount } from './comment-count.tsx';
import { Cell, Frame, Head, List, Number, Row, Title, Words } from './post-list.styles.ts';

type Post = {
  id: string;
  idx: number;
  title: string;
  commentCount: number;
  view: number;
  likeCount: number;
  user: Author;
  timestamp: { createdAt: string };
};

/** One card under the other on a phone, columns where there is room. */
export function PostList({ board, posts }: { board: Board; posts: readonly Post[] }) {
  const now = useNow();
  return (
    <Frame>
      <Head aria-hidden>
        <span>번호</span>
        <span>제목</span>
        <span>글쓴이</span>
        <span>날짜</span>
        <span>조회</span>
        <span>추천</span>
      </Head>
      <List>
        {posts.map(({ id, idx, title, commentCount, view, likeCount, user, timestamp }) => (
          <li key={id}>
            <Row to={postPath(board, idx)}>
              <Number>
                <VisuallyHidden>번호 </VisuallyHidden>
                {idx}
              </Number>
              <Title>
                <Words>{title}</Words>
                <CommentCount count={commentCount} />
              </Title>
              <Cell $at="author">
                <AuthorName author={user} />
              </Cell>
              <Cell $at="date">
                <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
              </Cell>
              <Count at="view" icon="eye" label="조회" value={view} />
              <Count at="like" icon="thumb-up" label="추천" value={likeCount} />
            </Row>
          </li>
        ))}
      </List>
    </Frame>
  );
}

function Count({ at, icon, label, value }: { at: 'view' | 'like'; icon: IconName; label: string; value: number }) {
  return (
    <Cell $at={at}>
      <Icon name={icon} size={14} />
      <VisuallyHidden>{label} </VisuallyHidden>
      {formatNumber(value)}
    </Cell>
  );
}
