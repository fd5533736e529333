import { useNow } from '@petcare/remote';
import { Icon, formatNumber, formatRelative, Picture, VisuallyHidden, type IconName } from '@petcare/ui';
import { AuthorName } from './author-name.tsx';
import { CommentCount } from './comment-count.tsx';
import type { ListedPost } from './listed-post.ts';
import { Category, Cell, Frame, Head, Line, List, Number, Row, Thumb, Title, Words } from './post-list.styles.ts';

/** One card under the other on a phone, columns where there is room. */
export function PostList({ posts, pathOf }: { posts: readonly ListedPost[]; pathOf: (idx: number) => string }) {
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
        {posts.map(({ id, idx, title, category, picture, commentCount, view, likeCount, user, timestamp }) => (
          <li key={id}>
            <Row to={pathOf(idx)}>
              <Number>
                <VisuallyHidden>번호 </VisuallyHidden>
                {idx}
              </Number>
              <Title>
                <Line>
                  {category && <Category>{category}</Category>}
                  <Words>{title}</Words>
                  <CommentCount count={commentCount} />
                </Line>
                {picture && (
                  <Thumb>
                    <Picture src={picture} alt="사진 있음" sizes="4rem" ratio={1} />
                  </Thumb>
                )}
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
