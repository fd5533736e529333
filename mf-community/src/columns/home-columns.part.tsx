import { graphql } from '@petcare/api';
import { answerOf, useNow } from '@petcare/remote';
import { Card, formatRelative, media, Picture, Skeleton, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { nameOf } from '../board/author-name.tsx';
import { columns, postPath } from '../board/boards.ts';

const HomeColumnsPart_Columns = graphql(`
  query HomeColumnsPart_Columns($boardId: String!, $count: Int) {
    getPostsByPage(boardId: $boardId, page: 1, count: $count) {
      id
      idx
      title
      category
      picture
      user {
        nickname
        type
        hospitalName
      }
      timestamp {
        createdAt
      }
    }
  }
`);

const COUNT = 6;

/** The latest columns of vets, beside each other; stands in a slot of the home page, which leaves its heading out where there are none. */
export function HomeColumnsPart() {
  const { standIn, data } = answerOf(
    useQuery({
      query: HomeColumnsPart_Columns,
      variables: { boardId: columns.id, count: COUNT },
    }),
    <Skeleton variant="card" count={3} />,
  );
  const now = useNow();

  if (standIn) return standIn;
  if (data.getPostsByPage.length === 0) return null;
  return (
    <Strip>
      {data.getPostsByPage.map(({ id, idx, title, category, picture, user, timestamp }) => (
        <li key={id}>
          <Column as={Link} to={postPath(columns, idx)} padding="none" interactive>
            {picture && (
              <Place>
                <Picture src={picture} alt="" sizes="17rem" ratio={16 / 9} />
              </Place>
            )}
            <Words>
              {category && <Category>{category}</Category>}
              <Title>{title}</Title>
              <Facts>
                <b>{nameOf(user)}</b>
                <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
              </Facts>
            </Words>
          </Column>
        </li>
      ))}
    </Strip>
  );
}

/** Runs to the edges of a phone's screen, so that a cut card says there is more. */
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(17rem, 78%);
  gap: ${tokens.space[3]};
  margin: 0 calc(-1 * ${tokens.space[4]});
  padding: 5px ${tokens.space[4]} ${tokens.space[2]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${tokens.space[4]};
  scrollbar-width: none;

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-columns: calc((100% - 2 * ${tokens.space[4]}) / 3);
    gap: ${tokens.space[4]};
    margin-inline: -5px;
    padding-inline: 5px;
    scroll-padding-inline: 5px;
  }
`;

const Column = styled(Card)<{ to?: string }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  color: inherit;
`;

const Place = styled.div`
  flex: none;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: ${tokens.color.sunken};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[4]};
`;

const Category = styled.span`
  color: ${tokens.color.accentHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${tokens.font.weight.semibold};
  line-height: 1.45;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Facts = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};

  b {
    min-width: 0;
    overflow: hidden;
    color: ${tokens.color.textSoft};
    font-weight: ${tokens.font.weight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  time {
    flex: none;
    margin-inline-start: auto;
  }
`;
