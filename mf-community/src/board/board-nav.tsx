import { focusRing, media, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { tabs, type Board } from './boards.ts';
import { toast } from './toast.ts';

const sayPreparing = () => toast('info', '준비중입니다.');

/** The community's screens; what is not there yet says so. */
export function BoardNav({ current }: { current: Board }) {
  return (
    <nav aria-label="게시판">
      <List>
        {tabs.map(({ name, board }) => (
          <li key={name}>
            {board ? (
              <Entry to={board.path} aria-current={board.id === current.id ? 'page' : undefined}>
                {name}
              </Entry>
            ) : (
              <Preparing type="button" onClick={sayPreparing}>
                {name}
              </Preparing>
            )}
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

const entry = css`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  padding: 0 ${tokens.space[3]};
  border: 0;
  background: none;
  color: ${tokens.color.textMute};
  font: inherit;
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;
  cursor: pointer;

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

const Entry = styled(Link)`
  ${entry}
`;

const Preparing = styled.button`
  ${entry}
`;
