import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** A list with a line between its rows. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;
