import { graphql, useOnline } from '@petcare/api';
import { openStateInWords } from '@petcare/opening-hours';
import { Badge, Inline, LinkButton, Stack, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { kinds } from './kinds.ts';

const LatestFavourites_Favourites = graphql(`
  query LatestFavourites_Favourites {
    getMyFavouritesByPage(count: 3) {
      id
      kind
      name
      openState {
        kind
        at
      }
    }
  }
`);

/** The favourites that were marked last, open or not, with the way to all of them. */
export function LatestFavourites() {
  const [{ data, error }] = useQuery({ query: LatestFavourites_Favourites, requestPolicy: 'cache-and-network' });
  const isOnline = useOnline();
  const listings = data?.getMyFavouritesByPage ?? [];
  return (
    <Stack gap={3}>
      {listings.length > 0 ? (
        <List>
          {listings.map(({ id, kind, name, openState }) => {
            const words = isOnline && openState && openStateInWords(openState);
            return (
              <li key={id}>
                <Link to={kinds[kind].pagePath(id)}>
                  <Inline gap={2}>
                    <strong>{name}</strong>
                    {words && <Badge tone={words.tone}>{words.text}</Badge>}
                  </Inline>
                </Link>
              </li>
            );
          })}
        </List>
      ) : (
        <Quiet aria-busy={!data && !error}>{data ? '하트를 누른 곳이 여기에 모여요.' : error ? '찜한 곳을 불러오지 못했어요.' : ''}</Quiet>
      )}
      <LinkButton to="/mypage/favourites" variant="secondary" icon="heart">
        찜한 곳 보기
      </LinkButton>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.span`
  color: ${tokens.color.textSoft};
`;
