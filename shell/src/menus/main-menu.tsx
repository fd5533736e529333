import { media, tokens } from '@petcare/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { mainMenu } from './menus.ts';

/** The site's main navigation, from tablet width up. */
export function MainMenu() {
  const { pathname } = useLocation();
  return (
    <Frame aria-label="주 메뉴">
      <List>
        {mainMenu.map(({ to, label }) => (
          <li key={to}>
            <Item to={to} aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}>
              {label}
            </Item>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const List = styled.ul`
  display: flex;
  height: 100%;
  gap: ${tokens.space[1]};
  ${media.belowTablet} {
    display: none;
  }
`;

const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  height: 100%;
  padding-inline: ${tokens.space[3]};
  font-size: 0.9375rem;
  font-weight: ${tokens.font.weight.semibold};
  white-space: nowrap;
  color: ${tokens.color.textSoft};
  transition: color ${tokens.motion.fast};
  &:hover {
    color: ${tokens.color.primary};
  }
  &[aria-current] {
    color: ${tokens.color.primary};
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto ${tokens.space[3]} -1px;
    height: 2px;
    border-radius: 2px;
    background: ${tokens.color.primary};
  }
`;

const Frame = styled.nav`
  height: 100%;
`;
