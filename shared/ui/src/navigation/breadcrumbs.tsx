import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';

/** One step of the way. The last one has no `to`. */
export interface Crumb {
  label: string;
  to?: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  items: readonly Crumb[];
}

/** The way to this page. Needs a router above it. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="현재 위치">
      <List>
        {items.map(({ label, to }, index) => (
          <li key={`${label}${to ?? ''}`}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  margin-bottom: ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }
  & a {
    padding-block: ${tokens.space[1]};
    border-radius: 0.25rem;
  }
  & a:hover {
    color: ${tokens.color.primaryHover};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & [aria-current] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.weight.medium};
  }
`;
