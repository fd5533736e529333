import { focusRing, media, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type Props = { label: string; entries: readonly { name: string; path: string }[]; current: string };

/** Screens that belong together, in a row above each of them. `current` is the path of the one that is shown. */
export function LinkRow({ label, entries, current }: Props) {
  return (
    <nav aria-label={label}>
      <List>
        {entries.map(({ name, path }) => (
          <li key={path}>
            <Entry to={path} aria-current={path === current ? 'page' : undefined}>
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
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${tokens.color.border};

  ${media.tablet} {
    gap: ${tokens.space[1]};
  }
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
