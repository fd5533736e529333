import { focusRing, media, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { tabs, type Board } from './boards.ts';

/** The community's screens. */
export function BoardNav({ current }: { current: Pick<Board, 'path'> }) {
  return (
    <nav aria-label="게시판">
      <List>
        {tabs.map(({ name, path }) => (
          <li key={path}>
            <Entry to={path} aria-current={path === current.path ? 'page' : undefined}>
              {name}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${tokens.color.border};
`;

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  padding: 0 ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;

  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  &[aria-current] {
    box-shadow: inset 0 -3px ${tokens.color.primary};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }

  ${media.hover} {
    &:hover {
      color: ${tokens.color.text};
    }
  }

  ${media.tablet} {
    padding: 0 ${tokens.space[4]};
  }
`;
