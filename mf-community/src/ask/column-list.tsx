import { useNow } from '@petcare/remote';
import { Badge, focusRing, formatNumber, formatRelative, Icon, media, Picture, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { nameOf } from '../board/author-name.tsx';
import type { ListedPost } from '../board/listed-post.ts';
import { plainText } from '../writing/plain-text.ts';
import { Begin, Facts, Title } from './post-words.styles.ts';

/** Columns as cards with their picture and how they begin. */
export function ColumnList({ posts, pathOf }: { posts: readonly ListedPost[]; pathOf: (idx: number) => string }) {
  const now = useNow();
  return (
    <Cards>
      {posts.map(({ id, idx, title, content, category, picture, view, likeCount, user, timestamp }) => (
        <li key={id}>
          <Card to={pathOf(idx)}>
            <Place>
              {picture ? (
                <Picture src={picture} alt="" sizes="(min-width: 768px) 12rem, 7rem" ratio={1} />
              ) : (
                <Icon name="hospital" size={32} />
              )}
            </Place>
            <Words>
              {category && (
                <div>
                  <Badge tone="primary">{category}</Badge>
                </div>
              )}
              <Title>{title}</Title>
              <Begin>{plainText(content)}</Begin>
              <Facts>
                <b>{nameOf(user)}</b>
                <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
                <span>
                  조회 {formatNumber(view)} · 추천 {formatNumber(likeCount)}
                </span>
              </Facts>
            </Words>
          </Card>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled(Link)`
  display: flex;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[1]};

  &:focus-visible {
    ${focusRing}
  }
`;

const Place = styled.div`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 7rem;
  overflow: hidden;
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primary};

  ${media.tablet} {
    width: 11rem;
  }

  /* As high as the words beside it, whatever form it has. */
  img {
    position: absolute;
    inset: 0;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${tokens.space[2]};
  min-width: 0;
  padding: ${tokens.space[4]};
`;
