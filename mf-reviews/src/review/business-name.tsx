import { Badge, Icon, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { kinds } from './kinds.ts';
import type { Review } from './review.ts';

/** The business of a review, with the way there: for lists of many businesses. */
export function BusinessName({ kind, business: { id, name, isPublic } }: Pick<Review, 'kind' | 'business'>) {
  const { icon, pathOf } = kinds[kind];
  if (!isPublic)
    return (
      <Business>
        <Icon name={icon} size={18} />
        {name} <Badge>영업 종료</Badge>
      </Business>
    );
  return (
    <Business as={Link} to={pathOf(id)}>
      <Icon name={icon} size={18} />
      {name}
      <Icon name="chevron-right" size={16} />
    </Business>
  );
}

const Business = styled.span<{ to?: string }>`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  overflow-wrap: anywhere;
  align-self: flex-start;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[1]};
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.semibold};
`;
