import { useHydrated } from '@petcare/remote';
import { Icon, media, tokens, VisuallyHidden } from '@petcare/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { wayUp } from './way-up.ts';

/** On a phone, below the first level: the way to the screen above. A server leaves the query out: one frame serves all pages of a path. */
export function UpLink() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const up = wayUp({ pathname, search: isHydrated ? search : '' });
  if (up === null) return null;
  return (
    <Up to={up}>
      <Icon name="chevron-left" size={24} />
      <VisuallyHidden>위로 가기</VisuallyHidden>
    </Up>
  );
}

const Up = styled(Link)`
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  /* Never wider than what the bar keeps at its side, which shrinks with large letters. */
  margin: 0 -0.5rem 0 calc(-0.75 * ${tokens.space[4]});
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.textSoft};
  ${media.tablet} {
    display: none;
  }
`;
