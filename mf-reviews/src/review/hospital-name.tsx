import { Badge, Icon, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Review } from './review.ts';

/** Whom a review is of, with the way there: for lists of many hospitals. */
export function HospitalName({ hospital: { id, name, state } }: Pick<Review, 'hospital'>) {
  if (state !== 'approved')
    return (
      <Hospital>
        <Icon name="hospital" size={18} />
        {name} <Badge>영업 종료</Badge>
      </Hospital>
    );
  return (
    <Hospital as={Link} to={`/hospital?id=${id}`}>
      <Icon name="hospital" size={18} />
      {name}
      <Icon name="chevron-right" size={16} />
    </Hospital>
  );
}

const Hospital = styled.span<{ to?: string }>`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[1]};
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.semibold};
`;
