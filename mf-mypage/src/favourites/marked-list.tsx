import { businessKinds, parseBusinessKind, type BusinessKind } from '@petcare/contracts';
import { focusRing, formatNumber, tokens } from '@petcare/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { kinds } from './kinds.ts';
import type { FavouriteListing } from './listing.ts';
import { MarkedRow } from './marked-row.tsx';
import { Rows } from './rows.ts';

type Props = { listings: readonly FavouriteListing[]; total: number } & Pick<Parameters<typeof MarkedRow>[0], 'onUnmark' | 'onMarkAgain'>;

/** Favourites of the kind that the address names, or of all. */
export function MarkedList({ listings, total, ...acts }: Props) {
  return (
    <>
      <KindNav total={total} />
      <Rows>
        {listings.map((listing) => (
          <li key={listing.id}>
            <MarkedRow listing={listing} {...acts} />
          </li>
        ))}
      </Rows>
    </>
  );
}

const KIND = 'kind';

/** The kind in the address; null for all. */
export function useKind(): BusinessKind | null {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get(KIND);
  return parseBusinessKind(named);
}

export function KindNav({ total }: { total: number | null }) {
  const chosen = useKind();
  return (
    <Nav aria-label="종류">
      <ul>
        {[null, ...businessKinds].map((name) => (
          <li key={name}>
            <Chip to={{ search: name ? `${KIND}=${name}` : '' }} aria-current={name === chosen ? 'page' : undefined}>
              {name ? kinds[name].label : '전체'}
              {name === chosen && total !== null && <span>{formatNumber(total)}</span>}
            </Chip>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  overflow-x: auto;
  scrollbar-width: none;
  ul {
    display: flex;
    gap: ${tokens.space[2]};
    padding: 3px;
  }
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;
  &:focus-visible {
    ${focusRing}
  }
  &[aria-current] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
  }
`;
