import { useNow } from '@petcare/remote';
import { Badge, focusRing, formatNumber, formatRelative, media, Picture, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AuthorName } from './author-name.tsx';
import { CommentCount } from './comment-count.tsx';
import { ENDED, type ListedPost } from './listed-post.ts';

/** Events as cards with a picture; one that is over is paler, and the server puts it last. */
export function EventList({ posts, pathOf }: { posts: readonly ListedPost[]; pathOf: (idx: number) => string }) {
  const now = useNow();
  return (
    <Cards>
      {posts.map(({ id, idx, title, status, picture, commentCount, view, user, timestamp }) => (
        <li key={id}>
          <Card to={pathOf(idx)} data-over={status === ENDED || undefined}>
            {picture && (
              <Place>
                <Picture src={picture} alt="" sizes="(min-width: 768px) 20rem, 100vw" ratio={16 / 9} />
              </Place>
            )}
            <Words>
              <Badge tone={status === ENDED ? 'neutral' : 'success'}>{status === ENDED ? '종료' : '진행 중'}</Badge>
              <Title>
                {title} <CommentCount count={commentCount} />
              </Title>
              <Facts>
                <AuthorName author={user} />
                <span>
                  <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time> · 조회 {formatNumber(view)}
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

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Place = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${tokens.color.sunken};
`;

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[1]};

  &[data-over] ${Place} {
    filter: grayscale(1);
    opacity: 0.6;
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
`;

const Title = styled.span`
  font-weight: ${tokens.font.weight.semibold};
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space[3]};
  width: 100%;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
