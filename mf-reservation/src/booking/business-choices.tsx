import { Icon, RatingStars, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { keyOfBusiness, type BookableBusiness } from '@petcare/contracts';
import { bookingPath } from '../record/venue.ts';

export type BusinessChoice = BookableBusiness & {
  name: string;
  address: string;
  reviewScore: number | null;
  reviewCount: number;
};

export function BusinessChoices({ businesses }: { businesses: readonly BusinessChoice[] }) {
  return (
    <List>
      {businesses.map(({ name, address, reviewScore, reviewCount, ...business }) => (
        <li key={keyOfBusiness(business)}>
          <Choice to={bookingPath(business)}>
            <Text>
              <Name>{name}</Name>
              <Address>{address}</Address>
              {reviewScore !== null && <RatingStars value={reviewScore} showValue count={reviewCount} />}
            </Text>
            <Icon name="chevron-right" />
          </Choice>
        </li>
      ))}
    </List>
  );
}
const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Choice = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: inherit;
  text-decoration: none;
  transition:
    border-color ${tokens.motion.fast},
    background ${tokens.motion.fast};
  &:hover {
    border-color: ${tokens.color.primaryLine};
    background: ${tokens.color.primarySoft};
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.strong`
  display: block;
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;
`;

const Address = styled.span`
  display: block;
  margin: 2px 0 ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
