import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** Cards of listings, as many beside each other as fit. */
export const ListingCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${tokens.space[4]};
`;
