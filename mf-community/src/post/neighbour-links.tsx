import { focusRing, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { postPath, type Board } from '../board/boards.ts';
import type { Neighbours } from '../board/post-detail.ts';

/** The way to the posts beside this one. */
export function NeighbourLinks({ board, neighbours: { previous, next } }: { board: Board; neighbours: Neighbours }) {
  if (!previous && !next) return null;
  const rows = [
    { label: '다음 글', post: next, rel: 'next' },
    { label: '이전 글', post: previous, rel: 'prev' },
  ];
  return (
    <nav aria-label="이전 글과 다음 글">
      <List>
        {rows.map(
          ({ label, post, rel }) =>
            post && (
              <li key={rel}>
                <Entry to={postPath(board, post.idx)} rel={rel}>
                  <span>{label}</span>
                  <b>{post.title}</b>
                </Entry>
              </li>
            ),
        )}
      </List>
    </nav>
  );
}

const List = styled.ul`
  border-block: 1px solid ${tokens.color.border};

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Entry = styled(Link)`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-height: 3rem;
  padding: ${tokens.space[2]} ${tokens.space[1]};
  font-size: ${tokens.font.size.sm};

  span {
    flex: none;
    color: ${tokens.color.textMute};
  }

  b {
    min-width: 0;
    overflow: hidden;
    font-weight: ${tokens.font.weight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;
