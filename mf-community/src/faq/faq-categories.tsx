import { focusRing, media, scrollStrip, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressOf, type FaqChoice } from './faq-address.ts';

/** Links, so that each category has an address. */
export function FaqCategories({ chosen, categories }: { chosen: FaqChoice; categories: readonly string[] }) {
  if (categories.length < 2) return null;
  const entries = [{ name: '전체', category: null }, ...categories.map((category) => ({ name: category, category }))];
  return (
    <nav aria-label="질문 분류">
      <List>
        {entries.map(({ name, category }) => (
          <li key={name}>
            <Entry to={addressOf({ category, search: chosen.search })} aria-current={category === chosen.category ? 'true' : undefined}>
              {name}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  ${scrollStrip}
  display: flex;
  gap: ${tokens.space[2]};

  ${media.tablet} {
    flex-wrap: wrap;
  }
`;

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
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
    font-weight: ${tokens.font.weight.semibold};
  }

  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.primaryLine};
      background: ${tokens.color.primarySoft};
    }
  }
`;
