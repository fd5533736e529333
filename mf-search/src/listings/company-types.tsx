import { Icon, focusRing, media, tokens, type IconName } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { companyTypes, type Filter } from '../listing/features.ts';
import { listPath, type ListingSearch } from '../listing/listing-search.ts';

type Type = { value: Filter | null; label: string; icon: IconName };

const types: readonly Type[] = [{ value: null, label: '전체', icon: 'list' }, ...companyTypes];

/** The choice of a company's trade: one of them at a time, or any. Each is an address of its own. */
export function CompanyTypes({ wish }: { wish: ListingSearch }) {
  const isType = (filter: Filter) => companyTypes.some(({ value }) => value === filter);
  const others = wish.filters.filter((filter) => !isType(filter));
  const isChosen = (type: Filter | null) => (type === null ? others.length === wish.filters.length : wish.filters.includes(type));
  return (
    <nav aria-label="서비스 종류">
      <Row>
        {types.map(({ value, label, icon }) => (
          <li key={label}>
            <Way
              to={listPath('company', { ...wish, page: 1, filters: value ? [...others, value] : others })}
              aria-current={isChosen(value) ? 'true' : undefined}
            >
              <Sign>
                <Icon name={icon} size={22} />
              </Sign>
              {label}
            </Way>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));
  gap: ${tokens.space[1]};
  margin: 0 0 ${tokens.space[1]};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    max-width: 34rem;
    gap: ${tokens.space[2]};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 1.25rem;
  background: ${tokens.color.sunken};
  color: ${tokens.color.textMute};
  transition:
    background ${tokens.motion.fast},
    color ${tokens.motion.fast};
`;

const Way = styled(Link)`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[1]};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  text-decoration: none;
  &:hover ${Sign} {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
  }
  &[aria-current] {
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
  &[aria-current] ${Sign} {
    background: ${tokens.color.primary};
    color: ${tokens.color.surface};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
